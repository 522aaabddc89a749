/** What dragging over the board means to the hand: a piece is taken up, pointed at a place, let go over it. */
import type { Dragging } from "./drag";
import { isEnd } from "./gesture";
import type { Hand } from "./hand.svelte";

export function dropsOf(hand: Hand, hover: (option: number | null) => void): Dragging {
  const at = (address: string | null): number[] =>
    hand.question?.choices.flatMap((one) => (one.address === address ? [one.option] : [])) ?? [];
  /** where the lifted piece may go, by the place's address */
  const endAt = (address: string | null): number | null => at(address).find(isEnd) ?? null;
  return {
    begins: (address) => at(address)[0] ?? null,
    lift: (option) => hand.takeUp(option),
    ends: (address) => endAt(address) !== null,
    over: (address) => hover(endAt(address)),
    drop: (address) => {
      const end = endAt(address);
      if (end !== null) hand.pick(end);
      return end !== null;
    },
    putBack: () => void hand.putBack(),
  };
}

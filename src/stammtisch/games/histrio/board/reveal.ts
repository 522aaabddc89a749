/** The reveal is a moment: large travel cards lie on the sea and turn over, all at once; then the caravels sail. */
import { scale } from "$shell/lib/form";
import type { Box } from "$shell/lib/table/moves";
import { breath, takes } from "$shell/lib/table/times";

const COMES = 90;
const READ = 160;
/** when the caravels sail: the cards have come, turned and been read */
export const sails = (): number => breath(COMES + READ) + takes("turn");

const [WIDE, HIGH, APART] = [86, 120, 14]; // pixels of the drawing

export interface LargeCard {
  holder: HTMLElement;
  back: HTMLElement;
  face: HTMLElement;
}

function side(inner: string, colour: string): HTMLElement {
  const element = document.createElement("div");
  element.style.cssText =
    "grid-area:1/1;display:grid;place-items:center;align-content:center;gap:0.4rem;" +
    `border:0.25rem solid #2a2018;border-radius:1rem;background:${colour};` +
    "box-shadow:0 0.6rem 1.4rem rgb(20 8 2 / 0.4);backface-visibility:hidden;" +
    "font:800 3.6rem/1 var(--font-title);color:#2a2018";
  element.innerHTML = inner;
  return element;
}

/** One card for each seat, side by side in the middle of the sea, a little crooked as hands lay them. */
export function largeCards(
  shown: readonly { seat: number; city: number }[],
  sea: Box,
): LargeCard[] {
  const one = Math.min(WIDE * scale(), sea.width / (shown.length + 0.6));
  const size = one / WIDE;
  const gap = APART * size;
  const left = sea.left + (sea.width - shown.length * one - (shown.length - 1) * gap) / 2;
  return shown.map(({ seat, city }, place) => {
    const holder = document.createElement("div");
    holder.style.cssText =
      `position:absolute;display:grid;left:${left + place * (one + gap)}px;` +
      `top:${sea.top + sea.height * 0.62 - (HIGH * size) / 2}px;` +
      `width:${one}px;height:${HIGH * size}px;perspective:60rem;rotate:${place % 2 ? 3 : -3}deg`;
    const token = `<svg width="3.4rem" height="3.4rem" viewBox="0 0 28 28"><use href="#seat-${seat}"/></svg>`;
    const face = side(`<b>${city}</b>${token}`, "#fbf6ea");
    const back = side(token, `color-mix(in srgb, var(--seat-${seat}) 70%, #fff)`);
    holder.append(face, back);
    return { holder, back, face };
  });
}

/** How the parts of a card move, each with its share of the time. */
type Parts = Record<"holder" | "back" | "face", [Keyframe[], KeyframeAnimationOptions]>;
export const movesOf = (): Parts => ({
  holder: [
    [
      { opacity: 0, transform: "translateY(2rem) scale(0.8)" },
      { opacity: 1, transform: "none", offset: 0.15 },
      { opacity: 1, transform: "none", offset: 0.85 },
      { opacity: 0, transform: "translateY(-1rem)" },
    ],
    { duration: sails() + breath(90) },
  ],
  back: [
    [{ transform: "rotateY(0)" }, { transform: "rotateY(180deg)" }],
    { delay: breath(COMES), duration: takes("turn") },
  ],
  face: [
    [{ transform: "rotateY(-180deg)" }, { transform: "rotateY(0)" }],
    { delay: breath(COMES), duration: takes("turn") },
  ],
});

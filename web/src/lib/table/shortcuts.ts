/** The keys of a table in play: each does one thing, and only where nothing lies over the board. */
import type { Hand } from "./hand.svelte";
import { answerByKey, isArrow, walk } from "./keys";
import { meantKey } from "./letters";

export interface Acts {
  /** true where something was going on that is now skipped */
  skip: () => boolean;
  undo: () => void;
  again: () => void;
  hint: (() => void) | null;
  /** whatever was asked for or taken up goes back */
  putBack: () => void;
  options: (() => void) | null;
  keys: () => void;
  log: () => void;
  /** say once more what was said last */
  repeat: () => void;
  /** what is this, of the thing that has the focus */
  ask: () => void;
  signs: () => void;
}

const isTyped = ({ target }: KeyboardEvent): boolean => target instanceof HTMLInputElement;
const isChord = ({ repeat, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  repeat || ctrlKey || metaKey;

/** Do what the key stands for; the page does nothing else with it then. */
export function shortcut(event: KeyboardEvent, hand: Hand, acts: Acts): void {
  if (isTyped(event) || isChord(event)) return;
  const key = meantKey(event);
  if (key === null) return;
  if (key === " " && acts.skip()) event.preventDefault();
  else if (done(key, acts) || answerByKey(key, hand)) event.preventDefault();
}

function done(key: string, acts: Acts): boolean {
  const found: Record<string, (() => void) | null> = {
    u: acts.undo,
    r: acts.again,
    h: acts.hint,
    Escape: acts.putBack,
    o: acts.options,
    "?": acts.keys,
    l: acts.log,
    a: acts.repeat,
    i: acts.ask,
    g: acts.signs,
  };
  const act = isArrow(key) ? () => walk(document, key) : found[key];
  act?.();
  return Boolean(act);
}

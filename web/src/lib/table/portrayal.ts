/** A thing of the board as a picture: a copy of it that nobody can press, in a frame. */
import { likeness } from "./likeness";

/** what a picture must not be taken for */
const SIGNS = [
  "data-address",
  "data-option",
  "data-leads",
  "data-end",
  "data-taken",
  "data-follow",
  "data-tip",
  "aria-pressed",
  "aria-disabled",
  "aria-describedby",
  "aria-label",
  "tabindex",
];
const STATES = ["can", "picked", "pointed", "closed", "dim", "hit", "board"];
/** as far as this the styles of a board reach */
const AROUND = ".board, .side, .veil > *";
const NARROWEST = 18;
const LARGEST = 2.2;

const LIGHT = 150; // of 255

/** Whether a thing has light letters and nothing of its own under them. */
function lightOnNothing(thing: HTMLElement): boolean {
  const { color, backgroundColor, backgroundImage } = getComputedStyle(thing);
  if (!thing.textContent.trim() || backgroundImage !== "none") return false;
  if (!/^transparent$|, 0\)$/.test(backgroundColor)) return false;
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return Math.min(red, green, blue) > LIGHT;
}

function quieten(element: Element): void {
  for (const name of SIGNS) element.removeAttribute(name);
  element.classList.remove(...STATES);
}

/** Hang a picture of a thing into a frame; false where it has none that could be seen there. */
export function portray(pressed: HTMLElement, frame: HTMLElement): boolean {
  // a floor that only takes the click: what stands on it is the thing
  const thing = pressed.childElementCount ? pressed : (pressed.parentElement ?? pressed);
  const { width, height } = thing.getBoundingClientRect();
  const found = width > NARROWEST && height > NARROWEST ? likeness(thing, AROUND) : null;
  if (!found || !(found.piece instanceof HTMLElement)) return false;
  const { whole, piece } = found;
  for (const element of [whole, ...whole.querySelectorAll("*")]) quieten(element);
  const grow = Math.min(frame.clientWidth / width, frame.clientHeight / height, LARGEST);
  const look: Record<string, string> = {
    position: "absolute",
    left: "50%",
    top: "50%",
    margin: "0",
    width: `${String(width)}px`,
    height: `${String(height)}px`,
    transform: `translate(-50%, -50%) scale(${String(grow)})`,
    outline: "none",
    animation: "none",
  };
  for (const [name, value] of Object.entries(look))
    piece.style.setProperty(name, value, "important");
  frame.classList.toggle("light", lightOnNothing(thing));
  frame.classList.add("portrayed"); // base.css: what lies around the piece has no box of its own
  frame.replaceChildren(whole);
  return true;
}

/** Dragging a piece that leads on: it lifts, its places glow, letting go over one of them is the answer. */

export interface Dragging {
  /** the option that begins at an address with a gesture, if there is one */
  begins: (address: string) => number | null;
  lift: (option: number) => void;
  /** the place that is under the piece, or null */
  over: (address: string | null) => void;
  /** whether a piece that is lifted may go there */
  ends: (address: string) => boolean;
  /** let go over a place; false where the piece may not go there */
  drop: (address: string) => boolean;
  putBack: () => void;
}

/** pixels that tell a drag from a click */
const SLACK = 6;
/** so far above the finger, in pixels, a piece is drawn that it would hide */
const ABOVE = 56;
const HOME = 220;

/** The place under the pointer: where a piece may go, whatever else lies on it. */
function addressAt(x: number, y: number): string | null {
  const under = document.elementFromPoint(x, y);
  const place = under?.closest("[data-end]") ?? under?.closest("[data-address]");
  return place?.getAttribute("data-address") ?? null;
}

interface Held {
  option: number;
  piece: HTMLElement;
  ghost: HTMLElement | null;
  from: { x: number; y: number };
  touch: boolean;
}

/** What is drawn under the pointer: the piece itself, not the room it lies in. */
function ghostOf(taken: HTMLElement): HTMLElement {
  const piece = taken.querySelector<HTMLElement>("[data-taken]") ?? taken;
  const box = piece.getBoundingClientRect();
  const ghost = piece.cloneNode(true) as HTMLElement;
  for (const name of ["data-address", "data-piece", "aria-pressed", "id"])
    ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  ghost.tabIndex = -1;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${String(box.x)}px`,
    top: `${String(box.y)}px`,
    width: `${String(box.width)}px`,
    height: `${String(box.height)}px`,
    margin: "0",
    zIndex: "60",
    pointerEvents: "none",
    transition: "none",
  });
  // inside the board, so that it keeps its colours
  (piece.closest(".frame") ?? document.body).append(ghost);
  return ghost;
}

export function drag(
  node: HTMLElement,
  first: Dragging | null,
): { update: (next: Dragging | null) => void; destroy: () => void } {
  let how = first;
  let held: Held | null = null;

  const place = (event: PointerEvent): void => {
    if (!held?.ghost) return;
    const [x, y] = [event.clientX - held.from.x, event.clientY - held.from.y];
    const up = held.touch ? ABOVE : 8;
    held.ghost.style.transform = `translate(${String(x)}px, ${String(y - up)}px) scale(1.15) rotate(-8deg)`;
  };
  const down = (event: PointerEvent): void => {
    const piece = (event.target as Element).closest<HTMLElement>("[data-leads]");
    const option = how && piece?.dataset["address"] ? how.begins(piece.dataset["address"]) : null;
    if (!piece || option === null || event.button !== 0 || !event.isPrimary) return;
    const from = { x: event.clientX, y: event.clientY };
    held = { option, piece, ghost: null, from, touch: event.pointerType === "touch" };
  };
  const move = (event: PointerEvent): void => {
    if (!held || !how) return;
    const far = Math.hypot(event.clientX - held.from.x, event.clientY - held.from.y);
    if (!held.ghost && far < SLACK) return;
    if (!held.ghost) {
      held.ghost = ghostOf(held.piece);
      how.lift(held.option);
    }
    place(event);
    how.over(under(event));
  };
  /** Where the piece is seen to be; a finger hides what is right under it. */
  const under = (event: PointerEvent): string | null => {
    const seen = held?.touch ? addressAt(event.clientX, event.clientY - ABOVE) : null;
    return seen !== null && how?.ends(seen) ? seen : addressAt(event.clientX, event.clientY);
  };
  const up = (event: PointerEvent): void => {
    const address = held?.ghost ? under(event) : null;
    const piece = held;
    held = null;
    if (!piece?.ghost || !how) return;
    // the click that follows belongs to the drag
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    how.over(null);
    if (address !== null && how.drop(address)) piece.ghost.remove();
    else home(piece.ghost);
  };
  const home = (ghost: HTMLElement): void => {
    how?.putBack();
    const still = document.documentElement.classList.contains("still");
    const way = ghost.animate({ transform: "none" }, { duration: still ? 0 : HOME });
    way.onfinish = way.oncancel = () => ghost.remove();
  };
  const cancel = (): void => {
    if (held?.ghost) home(held.ghost);
    held = null;
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === "Escape") cancel();
  };

  node.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", cancel);
  node.addEventListener("contextmenu", cancel);
  addEventListener("keydown", key);
  return {
    update: (next) => (how = next),
    destroy: () => {
      held?.ghost?.remove();
      node.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
      node.removeEventListener("contextmenu", cancel);
      removeEventListener("keydown", key);
    },
  };
}

const swallow = (event: Event): void => {
  event.stopPropagation();
  event.preventDefault();
};

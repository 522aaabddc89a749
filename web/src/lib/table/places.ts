/** Where things with an address lie on the page now. */
import { around, type Box } from "./quiet";

const FRAME = "main .board, main .side, main .bar";
/** room above what is brought into sight, for its ring */
const ABOVE = 16;

/** What of an element is to be seen in the part of the table that scrolls round it. */
function seen(element: Element): Box | null {
  const own = element.getBoundingClientRect();
  const frame = element.closest(FRAME)?.getBoundingClientRect();
  const x = Math.max(own.left, frame?.left ?? 0);
  const y = Math.max(own.top, frame?.top ?? 0);
  const width = Math.min(own.right, frame?.right ?? innerWidth) - x;
  const height = Math.min(own.bottom, frame?.bottom ?? innerHeight) - y;
  return width > own.width / 2 && height > own.height / 2 ? { x, y, width, height } : null;
}

/** What is drawn at an address; where its name stands for more (`data-whole`), all of that. */
const drawn = (address: string): Element[] =>
  [...document.querySelectorAll(`main [data-address="${CSS.escape(address)}"]`)]
    .filter((one) => one.checkVisibility())
    .map((one) => one.closest("[data-whole]") ?? one);

/** The boxes of what is to be seen at these addresses. */
export const placesNow = (addresses: readonly string[]): Box[] =>
  addresses.flatMap((address) => {
    const found = drawn(address).filter((one) => seen(one));
    // like things may lie side by side; the same thing elsewhere on the page is not meant
    return found
      .filter((one) => one.parentElement === found[0]?.parentElement)
      .flatMap((one) => seen(one) ?? []);
  });

/** The boxes of all that can be chosen: a tray may offer once more what lies on the board too. */
export const answersNow = (): Box[] =>
  [...document.querySelectorAll("main :is(.board, .side) .can")]
    .filter((one) => one.checkVisibility())
    .flatMap((one) => seen(one) ?? []);

/** Whether a thing lies under another part of the table. */
function hidden(element: Element, { x, y, width, height }: Box): boolean {
  const [top] = document
    .elementsFromPoint(x + width / 2, y + height / 2)
    .filter((one) => one.closest(FRAME));
  return top !== undefined && !element.contains(top) && !top.contains(element);
}

/** The boxes of everything on the table that has an address and is to be seen. */
export const thingsNow = (): Box[] =>
  [...document.querySelectorAll<HTMLElement>("main [data-address]")].flatMap((one) => {
    const box = one.checkVisibility() ? seen(one) : null;
    return box && !hidden(one, box) ? [box] : [];
  });

/** The lines of words on the table; letters are lower than their line. */
export function wordsNow(): Box[] {
  const lines: Box[] = [];
  const main = document.querySelector("main");
  if (!main) return lines;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    if (!texts.currentNode.textContent?.trim()) continue;
    range.selectNodeContents(texts.currentNode);
    for (const { x, y, width, height } of range.getClientRects())
      lines.push({ x, y: y + 0.15 * height, width, height: 0.7 * height });
  }
  return lines;
}

/** Whether any of these is drawn on the part of the table that is open. */
export const areDrawn = (addresses: readonly string[]): boolean =>
  addresses.some((address) => drawn(address).length > 0);

/** The parts of the board that scroll round an element, from the inside out. */
function scrollers(element: Element): Element[] {
  const found: Element[] = [];
  for (let at = element.parentElement; at?.closest("main .board"); at = at.parentElement)
    if (
      at.scrollHeight > at.clientHeight + 1 &&
      /auto|scroll/u.test(getComputedStyle(at).overflowY)
    )
      found.push(at);
  return found;
}

/** Scroll the board so that these places are in sight, from the top where they do not all fit. */
export function bringIntoSight(addresses: readonly string[]): void {
  const spots = addresses.flatMap(drawn).filter((one) => one.closest("main .board"));
  if (!spots[0]) return;
  for (const board of scrollers(spots[0])) {
    const whole = around(spots.map((one) => one.getBoundingClientRect()));
    const frame = board.getBoundingClientRect();
    const room = board.matches("main .board") ? ABOVE : 0;
    const over = frame.top + room - (whole?.y ?? 0);
    const under = (whole?.y ?? 0) + (whole?.height ?? 0) + room - frame.bottom;
    if (over > 0) board.scrollBy({ top: -over });
    else if (under > 0) board.scrollBy({ top: Math.min(under, -over) });
  }
}

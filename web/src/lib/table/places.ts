/** Where things with an address lie on the page now. */
import type { Box } from "./quiet";

/** What of an element is to be seen in the part of the table that scrolls round it. */
function seen(element: HTMLElement): Box | null {
  const own = element.getBoundingClientRect();
  const frame = element.closest("main .board, main .side, main .bar")?.getBoundingClientRect();
  const x = Math.max(own.left, frame?.left ?? 0);
  const y = Math.max(own.top, frame?.top ?? 0);
  const width = Math.min(own.right, frame?.right ?? innerWidth) - x;
  const height = Math.min(own.bottom, frame?.bottom ?? innerHeight) - y;
  return width > own.width / 2 && height > own.height / 2 ? { x, y, width, height } : null;
}

/** The boxes of what is to be seen at these addresses. */
export const placesNow = (addresses: readonly string[]): Box[] =>
  addresses.flatMap((address) => {
    const spots = document.querySelectorAll<HTMLElement>(
      `main [data-address="${CSS.escape(address)}"]`,
    );
    return [...spots]
      .flatMap((one) => (one.checkVisibility() ? (seen(one) ?? []) : []))
      .slice(0, 1);
  });

/** The boxes of everything on the table that has an address. */
export const thingsNow = (): Box[] =>
  [...document.querySelectorAll<HTMLElement>("main [data-address]")].flatMap((one) =>
    one.checkVisibility() ? (seen(one) ?? []) : [],
  );

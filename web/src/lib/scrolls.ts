/** What scrolls shows that it scrolls: `data-more` says at which ends something is hidden (`base.css` fades them). */

/** a hair more or less is nothing that anybody misses */
const SLACK = 4;

/** At which ends of a scrolled box more is to be seen. */
export function hiddenEnds(top: number, shown: number, whole: number): string {
  const above = top > SLACK ? "above" : "";
  const below = whole - top - shown > SLACK ? "below" : "";
  return `${above} ${below}`.trim();
}

/** Keep saying it, while the box is scrolled and while it or what lies in it grows. */
export function scrolls(box: HTMLElement): () => void {
  const look = (): void => {
    box.dataset["more"] = hiddenEnds(box.scrollTop, box.clientHeight, box.scrollHeight);
  };
  const sizes = new ResizeObserver(look);
  const inside = new MutationObserver(() => {
    for (const child of box.children) sizes.observe(child);
    look();
  });
  sizes.observe(box);
  for (const child of box.children) sizes.observe(child);
  inside.observe(box, { childList: true });
  box.addEventListener("scroll", look, { passive: true });
  look();
  return () => {
    sizes.disconnect();
    inside.disconnect();
    box.removeEventListener("scroll", look);
  };
}

/** Whether hands are on the keys or on a pointer: a heading that is moved to shows its ring only to the former. */
export function watchHands(root: HTMLElement = document.documentElement): void {
  addEventListener("keydown", () => root.toggleAttribute("data-keys", true), true);
  addEventListener("pointerdown", () => root.toggleAttribute("data-keys", false), true);
}

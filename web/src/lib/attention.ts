/** Whether somebody looks: another page in front, or nothing touched for a while, and they are away. */
const IDLE = 180_000;
const TOUCHES = ["pointerdown", "pointermove", "keydown", "wheel"] as const;

/** Tell of every change, until the way back is called. */
export function attend(tell: (away: boolean) => void): () => void {
  let away = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (now: boolean): void => {
    if (now !== away) tell((away = now));
  };
  const touched = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => say(true), IDLE);
    say(document.hidden);
  };
  for (const touch of TOUCHES) addEventListener(touch, touched, { passive: true });
  document.addEventListener("visibilitychange", touched);
  touched();
  return () => {
    clearTimeout(timer);
    for (const touch of TOUCHES) removeEventListener(touch, touched);
    document.removeEventListener("visibilitychange", touched);
  };
}

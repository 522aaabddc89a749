/** The screen stays lit while it is our turn, where the browser can see to that. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const take = (): void => {
    if (document.hidden || !("wakeLock" in navigator)) return;
    navigator.wakeLock.request("screen").then(
      (taken) => {
        if (over) void taken.release();
        else lock = taken;
      },
      () => undefined, // an empty battery, or the page was left: the screen may go dark
    );
  };
  // the browser lets go of it whenever another page is in front
  document.addEventListener("visibilitychange", take);
  take();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", take);
    void lock?.release();
  };
}

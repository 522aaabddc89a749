/** Work that measures the page waits for the next frame: once for all that changed until then, and the page is laid out
 * for it anyway. Gives the way to take it back, as an effect wants it. */
export function beforePaint(work: () => void): () => void {
  const asked = requestAnimationFrame(work);
  return () => cancelAnimationFrame(asked);
}

/** Work that follows what moves: in every frame, until it is taken back. */
export function eachFrame(work: () => void): () => void {
  let asked = requestAnimationFrame(function next() {
    work();
    asked = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(asked);
}

/** in milliseconds: a window that is shown nowhere gets no frames, and what happens there goes on all the same */
const NO_FRAME = 100;

/** Work that begins when what is there now has been painted. */
export function afterPaint(work: () => void): () => void {
  let timer = setTimeout(work, NO_FRAME);
  const cancel = beforePaint(() => {
    clearTimeout(timer);
    timer = setTimeout(work); // this frame is painted first
  });
  return () => {
    cancel();
    clearTimeout(timer);
  };
}

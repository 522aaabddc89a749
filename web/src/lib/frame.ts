/** Work that measures the page waits for the next frame: once for all that changed until then, and the page is laid out
 * for it anyway. Gives the way to take it back, as an effect wants it. */
export function beforePaint(work: () => void): () => void {
  const asked = requestAnimationFrame(work);
  return () => cancelAnimationFrame(asked);
}

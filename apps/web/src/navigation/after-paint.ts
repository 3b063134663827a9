/**
 * Runs once the current change is on the screen: one frame after the one that paints it. Returns a cancel function.
 */
export function afterPaint(work: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(work);
  });
  return () => cancelAnimationFrame(frame);
}

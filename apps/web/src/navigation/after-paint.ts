/**
 * Does something once what was just changed stands on the screen: a frame later than the one that paints it. Returns the
 * way to take it back.
 */
export function afterPaint(work: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(work);
  });
  return () => cancelAnimationFrame(frame);
}

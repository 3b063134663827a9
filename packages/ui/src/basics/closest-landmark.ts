/**
 * Where a menu or tooltip is put: into the landmark (or window) that its trigger stands in, not at the body's end,
 * where screen readers would find it outside of everything (A06).
 */
export function closestLandmark(trigger: Element | null): HTMLElement | undefined {
  const landmarks = "[role=dialog], [role=alertdialog], main, header, aside";
  return trigger?.closest<HTMLElement>(landmarks) ?? undefined;
}

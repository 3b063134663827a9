/** At the end of the body, a menu or tooltip would be outside all landmarks (A06). */
export function closestLandmark(trigger: Element | null): HTMLElement | undefined {
  const landmarks = "[role=dialog], [role=alertdialog], main, header, aside";
  return trigger?.closest<HTMLElement>(landmarks) ?? undefined;
}

import { useLayoutEffect } from "react";

/**
 * Takes away what the document shows until the first screen is there (first-paint). The focus goes from a link of the
 * frame to the same link of the app (A14).
 */
export function removeDocumentFrame(): void {
  const frame = document.getElementById("frame");
  const focused = document.activeElement;
  frame?.remove();
  if (frame === null || focused === null || !frame.contains(focused)) return;
  // The screen may be drawn later in this same step.
  queueMicrotask(() => sameInApp(focused)?.focus());
}

const sameInApp = ({ tagName, className, attributes }: Element): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`#palier ${tagName}`)].find(
    (each) =>
      each.className === className &&
      each.getAttribute("href") === (attributes.getNamedItem("href")?.value ?? null),
  );

/** For what stands until the first screen is there: the frame goes with it. */
export function useDocumentFrameUntilGone(): void {
  useLayoutEffect(() => removeDocumentFrame, []);
}

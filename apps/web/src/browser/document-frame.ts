import { useLayoutEffect } from "react";

/** The static frame shows until the first screen is drawn. */
export const isDocumentFrameShown = (): boolean => document.getElementById("frame") !== null;

/** The static frame (first-paint). Moves focus to the app's same link (A14). */
export function removeDocumentFrame(): void {
  const frame = document.getElementById("frame");
  const focused = document.activeElement;
  frame?.remove();
  if (frame === null || focused === null || !frame.contains(focused)) return;
  // The screen may render later in this step.
  queueMicrotask(() => sameInApp(focused)?.focus());
}

const sameInApp = ({ tagName, className, attributes }: Element): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`#palier ${tagName}`)].find(
    (each) =>
      each.className === className &&
      each.getAttribute("href") === (attributes.getNamedItem("href")?.value ?? null),
  );

export function useDocumentFrameUntilGone(): void {
  useLayoutEffect(() => removeDocumentFrame, []);
}

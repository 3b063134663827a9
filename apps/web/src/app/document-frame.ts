import { useLayoutEffect } from "react";

/** Takes away what the document shows until the first screen is there (first-paint). */
export const removeDocumentFrame = (): void => document.getElementById("frame")?.remove();

/** For what stands until the first screen is there: the frame goes with it. */
export function useDocumentFrameUntilGone(): void {
  useLayoutEffect(() => removeDocumentFrame, []);
}

import type { RefObject } from "react";
import { useLayoutEffect } from "react";

const GAP = 4;
const MARGIN = 8;

/**
 * Shows an element in the browser's top layer, below its anchor and as wide (above, where below has no room).
 * The top layer keeps it out of reach of `overflow: hidden`, while in the document it stays where it belongs:
 * inside the dialog that traps the focus.
 */
export function useFloatBelow(
  anchor: RefObject<HTMLElement | null>,
  float: RefObject<HTMLElement | null>,
  open: boolean,
): void {
  useLayoutEffect(() => {
    const box = float.current;
    const base = anchor.current;
    if (!open || !box || !base) return;
    const place = () => placeBelow(base, box);
    // Absent from the simulated document of unit tests.
    if (typeof box.showPopover === "function") box.showPopover();
    place();
    const resized = new ResizeObserver(place);
    resized.observe(box);
    resized.observe(base);
    window.addEventListener("scroll", place, true);
    window.addEventListener("resize", place);
    return () => {
      resized.disconnect();
      window.removeEventListener("scroll", place, true);
      window.removeEventListener("resize", place);
      if (typeof box.hidePopover === "function") box.hidePopover();
    };
  }, [anchor, float, open]);
}

function placeBelow(base: HTMLElement, box: HTMLElement): void {
  const at = base.getBoundingClientRect();
  const below = window.innerHeight - at.bottom - GAP - MARGIN;
  const above = at.top - GAP - MARGIN;
  const up = below < Math.min(box.scrollHeight, 240) && above > below;
  box.style.left = `${at.left}px`;
  box.style.minWidth = `${at.width}px`;
  box.style.maxWidth = `${Math.max(at.width, Math.min(420, window.innerWidth - at.left - MARGIN))}px`;
  box.style.maxHeight = `${Math.max(120, Math.min(320, up ? above : below))}px`;
  box.style.top = up ? "auto" : `${at.bottom + GAP}px`;
  box.style.bottom = up ? `${window.innerHeight - at.top + GAP}px` : "auto";
}

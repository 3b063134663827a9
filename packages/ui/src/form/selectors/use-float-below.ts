import type { RefObject } from "react";
import { useLayoutEffect } from "react";

const GAP = 4;
const MARGIN = 8;

/**
 * In the top layer below its anchor (above, without room), equally wide: escapes `overflow: hidden`, while in
 * the DOM it stays inside the dialog that traps focus.
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
    // Missing in unit tests' DOM.
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

import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { NARROW_WINDOW } from "../narrow-window.ts";
import type { TableRoom } from "./column-layout.ts";

/** Live. `coming`: its future width while rendered out of sight. */
export function useRoom(element: RefObject<HTMLElement | null>, coming: number | undefined): Room {
  const [room, setRoom] = useState<Room>(() => ({
    narrow: isNarrowWindow(),
    width: coming === undefined ? undefined : insideOf(coming),
  }));
  // Before the first paint, so that no column visibly disappears.
  useLayoutEffect(() => {
    const box = element.current;
    if (box && coming === undefined) setRoom((before) => sameRoom(before, roomOf(box)));
  }, [element, coming]);
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const media = matchMedia(NARROW_WINDOW);
    const look = () => setRoom((before) => sameRoom(before, roomOf(box)));
    const observer = new ResizeObserver(look);
    observer.observe(box);
    media.addEventListener("change", look);
    return () => {
      observer.disconnect();
      media.removeEventListener("change", look);
    };
  }, [element]);
  return room;
}

/** Keeps the identity if equal, to prevent a render. */
const sameRoom = (before: Room, now: Room): Room =>
  before.narrow === now.narrow && before.width === now.width ? before : now;

/** Narrow in any window: beside a drawer (438 remain), or in half a page. */
const NARROW_TABLE_PX = 420;

/** Rounded down, to limit renders while resizing. */
const STEP_PX = 4;

type Room = Pick<TableRoom, "narrow" | "width">;

/** In px, and whether only main columns fit. A width of 0 means not displayed, so unknown. */
function roomOf(box: HTMLElement): Room {
  const width = box.offsetWidth;
  const narrow = isNarrowWindow() || (width > 0 && width < NARROW_TABLE_PX);
  return { narrow, width: width === 0 ? undefined : insideOf(width) };
}

const isNarrowWindow = (): boolean => matchMedia(NARROW_WINDOW).matches;

/** Without borders. */
const insideOf = (width: number): number => Math.floor((width - 2) / STEP_PX) * STEP_PX;

import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { NARROW_WINDOW } from "../narrow-window.ts";
import { insideOf, isNarrowWindow, type Room, roomOf } from "./room-of.ts";

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

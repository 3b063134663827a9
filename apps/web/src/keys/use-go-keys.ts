import { useLayoutEffect } from "react";
import { useNavigate } from "react-router-dom";
import { isSingleKey, openWindows } from "#navigation/shortcuts.ts";
import type { KeyedPlace } from "./key-groups.ts";

/** Ms between `G` and the letter. */
const patience = 1_500;

/** `G` and a letter lead to a menu entry; the letter has no other effect. */
export function useGoKeys(places: readonly KeyedPlace[]): void {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    let begunAt = Number.NEGATIVE_INFINITY;
    const press = (event: KeyboardEvent): void => {
      if (event.repeat || event.key === "Shift") return;
      const isSecond = event.timeStamp - begunAt < patience;
      begunAt = Number.NEGATIVE_INFINITY;
      if (event.key.length !== 1 || !isSingleKey(event) || openWindows() > 0) return;
      const key = event.key.toLowerCase();
      if (!isSecond && key !== "g") return;
      event.preventDefault();
      if (!isSecond) begunAt = event.timeStamp;
      const place = isSecond ? places.find(({ letter }) => letter === key) : undefined;
      if (place !== undefined) void navigate(place.href);
    };
    // Before other handlers: the letter may be a shortcut.
    document.addEventListener("keydown", press, { capture: true });
    return () => document.removeEventListener("keydown", press, { capture: true });
  }, [places, navigate]);
}

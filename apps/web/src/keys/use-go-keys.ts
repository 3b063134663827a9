import { useLayoutEffect } from "react";
import { useNavigate } from "react-router-dom";
import { isSingleKey, openWindows } from "#navigation/shortcuts.ts";
import type { KeyedPlace } from "./key-groups.ts";

/** How long a letter may follow `G` (ms). */
const patience = 1_500;

/** `G` followed by a letter leads to a menu entry. That letter has no other effect. */
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
    // Before any other key handler: the second letter may be its shortcut.
    document.addEventListener("keydown", press, { capture: true });
    return () => document.removeEventListener("keydown", press, { capture: true });
  }, [places, navigate]);
}

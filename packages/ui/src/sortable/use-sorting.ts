import { useRef } from "react";
import { useDrag } from "./use-drag.ts";
import { type SortableEntry, type Sorting, useHeldEntry } from "./use-held-entry.ts";

/** Sorts by keyboard, pointer, or given position, with announcements (A06). */
export function useSorting<Entry extends SortableEntry>(sorting: Sorting<Entry>) {
  const list = useRef<HTMLOListElement>(null);
  const { held, order, sorted, announced, take, shift, cancel, drop, moveTo } = useHeldEntry(list, sorting);
  useDrag(list, held?.by === "pointer" ? order.indexOf(held.id) : undefined, {
    onMove: shift,
    onDrop: drop,
    onCancel: cancel,
  });

  /** Returns whether the key did something. */
  const press = (id: number, key: string): boolean => {
    if (held === undefined) {
      if (key === " ") take(id, "keyboard");
      return key === " ";
    }
    const asked = askedBy(key, order.indexOf(held.id) + 1, order.length);
    if (asked === "drop") drop();
    else if (asked === "cancel") cancel();
    else if (asked !== undefined) shift(asked);
    return asked !== undefined;
  };
  /** Cancels a keyboard move when the handle loses focus. */
  const leave = (): void => (held?.by === "keyboard" ? cancel() : undefined);

  return { list, sorted, announced, heldId: held?.id, take, press, leave, moveTo };
}

function askedBy(key: string, position: number, count: number): "drop" | "cancel" | number | undefined {
  switch (key) {
    case " ":
    case "Enter":
      return "drop";
    case "Escape":
      return "cancel";
    case "ArrowUp":
      return position - 1;
    case "ArrowDown":
      return position + 1;
    case "Home":
      return 1;
    case "End":
      return count;
    default:
      return undefined;
  }
}

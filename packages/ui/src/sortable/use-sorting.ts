import { useLayoutEffect, useRef, useState } from "react";
import { texts } from "../texts.ts";
import { placed } from "./order.ts";
import { useDrag } from "./use-drag.ts";

export interface SortableEntry {
  readonly id: number;
  readonly name: string;
}

interface Sorting<Entry> {
  readonly entries: readonly Entry[];
  /** Moves an entry: `entries` have the new order at once. `position` counts from 1. */
  readonly onMove: (entry: Entry, position: number) => void;
  /** Nothing can be moved now. */
  readonly readOnly: boolean;
}

/** The entry that is being moved, with the order that is shown meanwhile. */
interface Held {
  readonly id: number;
  readonly order: readonly number[];
  readonly by: "keyboard" | "pointer";
}

const words = texts.sort;

/** How a list is sorted: by keyboard, by pointer, or straight to a position. Each step is announced (A06). */
export function useSorting<Entry extends SortableEntry>({ entries, onMove, readOnly }: Sorting<Entry>) {
  const [held, setHeld] = useState<Held>();
  const [announced, setAnnounced] = useState("");
  const list = useRef<HTMLOListElement>(null);
  /** What the next drawing scrolls to: an entry that moved otherwise than under the pointer. */
  const followed = useRef<number>(undefined);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const isWhole = (order: readonly number[]): boolean =>
    order.length === byId.size && order.every((id) => byId.has(id));
  const standing = entries.map(({ id }) => id);
  // An order that lacks an entry that arrived meanwhile would hide it.
  const order = held !== undefined && isWhole(held.order) ? held.order : standing;

  useLayoutEffect(() => {
    if (followed.current === undefined) return;
    // The line, not the entry: what stands below it may be higher than the window.
    const line = list.current?.children[order.indexOf(followed.current)]?.firstElementChild;
    line?.scrollIntoView({ block: "nearest" });
    followed.current = undefined;
  });

  const placeOf = (id: number, at: readonly number[]): string =>
    words.place(byId.get(id)?.name ?? "", at.indexOf(id) + 1, at.length);
  // Another admin may take the record while an entry of it is held: the handle goes, and its release is never seen.
  if (readOnly && held !== undefined) {
    setHeld(undefined);
    setAnnounced(words.cancelled(placeOf(held.id, standing)));
  }
  const take = (id: number, by: Held["by"]): void => {
    setHeld({ id, order: standing, by });
    setAnnounced(words.lifted(placeOf(id, standing)));
  };
  const shift = (position: number): void => {
    if (held === undefined) return;
    const next = placed(order, held.id, position);
    if (isSame(next, order)) return;
    if (held.by === "keyboard") followed.current = held.id;
    setHeld({ ...held, order: next });
    setAnnounced(placeOf(held.id, next));
  };
  const cancel = (): void => {
    if (held === undefined) return;
    followed.current = held.id;
    setHeld(undefined);
    setAnnounced(words.cancelled(placeOf(held.id, standing)));
  };
  const store = (id: number, next: readonly number[]): void => {
    const entry = byId.get(id);
    setHeld(undefined);
    setAnnounced(words.dropped(placeOf(id, next)));
    if (entry !== undefined && !isSame(next, standing)) onMove(entry, next.indexOf(id) + 1);
  };
  const drop = (): void => {
    if (held !== undefined) store(held.id, order);
  };
  useDrag(list, held?.by === "pointer" ? order.indexOf(held.id) : undefined, {
    onMove: shift,
    onDrop: drop,
    onCancel: cancel,
  });

  /** Runs what a key does on an entry's handle. Returns false for a key that does nothing there. */
  const press = (id: number, key: string): boolean => {
    if (held === undefined) {
      if (key !== " ") return false;
      take(id, "keyboard");
      return true;
    }
    const position = order.indexOf(held.id) + 1;
    switch (key) {
      case " ":
      case "Enter":
        drop();
        return true;
      case "Escape":
        cancel();
        return true;
      case "ArrowUp":
        shift(position - 1);
        return true;
      case "ArrowDown":
        shift(position + 1);
        return true;
      case "Home":
        shift(1);
        return true;
      case "End":
        shift(order.length);
        return true;
      default:
        return false;
    }
  };

  return {
    list,
    sorted: order.flatMap((id) => byId.get(id) ?? []),
    announced,
    heldId: held?.id,
    take,
    press,
    /** Gives back the entry that the keyboard holds: its handle lost the focus. */
    leave: () => (held?.by === "keyboard" ? cancel() : undefined),
    /** Straight to a position, without taking the entry first. */
    moveTo: (id: number, position: number): void => {
      followed.current = id;
      store(id, placed(standing, id, position));
    },
  };
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);

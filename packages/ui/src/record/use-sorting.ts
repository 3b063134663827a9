import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { texts } from "../texts.ts";
import { positionAt, withMoved } from "./sort-order.ts";

type Id = string | number;

interface Sorting<Item> {
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => Id;
  readonly nameOf: (item: Item) => string;
  /** Stores a move; the list keeps the new order until it settles. `position` counts from 1. */
  readonly onMove: (item: Item, position: number) => unknown;
}

/** A line in the hand: where it stands now, and how it is held. */
interface Held {
  readonly id: Id;
  readonly order: readonly Id[];
  readonly by: "keys" | "pointer";
}

const words = texts.sort;

/** How a list is put in order: by keyboard, by pointer, or straight to a place. Each step is announced. */
export function useSorting<Item>({ items, idOf, nameOf, onMove }: Sorting<Item>) {
  const [held, setHeld] = useState<Held>();
  const [stored, setStored] = useState<readonly Id[]>();
  const [announced, setAnnounced] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const given = items.map(idOf);
  const order = held?.order ?? stored ?? given;
  const byId = new Map(items.map((item) => [idOf(item), item]));
  const shown = order.flatMap((id) => byId.get(id) ?? []);
  // A line that came meanwhile is never hidden by the order that is in the hand.
  const sorted = shown.length === items.length ? shown : [...items];

  const place = (id: Id, at: readonly Id[]): string => {
    const item = byId.get(id);
    return item === undefined ? "" : words.place(nameOf(item), at.indexOf(id) + 1, at.length);
  };
  const lift = (id: Id, by: Held["by"]): void => {
    setHeld({ id, order: given, by });
    setAnnounced(words.lifted(place(id, given)));
  };
  const shift = (to: Held, position: number): void => {
    const next = withMoved(to.order, to.id, position);
    if (next.every((id, at) => id === to.order[at])) return;
    setHeld({ ...to, order: next });
    setAnnounced(place(to.id, next));
  };
  const cancel = ({ id }: Held): void => {
    setHeld(undefined);
    setAnnounced(words.cancelled(place(id, given)));
  };
  const store = async (id: Id, next: readonly Id[]): Promise<void> => {
    const item = byId.get(id);
    setHeld(undefined);
    setAnnounced(words.dropped(place(id, next)));
    if (item === undefined || next.every((each, at) => each === given[at])) return;
    setStored(next);
    try {
      await onMove(item, next.indexOf(id) + 1);
    } catch {
      // The caller says why; the old order is shown again.
    }
    setStored(undefined);
  };
  usePointer(list, held, { shift, drop: ({ id, order: next }) => void store(id, next), cancel });

  return {
    list,
    sorted,
    announced,
    heldId: held?.id,
    /** Straight to a place, without lifting. */
    moveTo: (id: Id, position: number): Promise<void> => store(id, withMoved(given, id, position)),
    onKey: (id: Id, key: string): boolean => {
      if (held === undefined) {
        if (key !== " ") return false;
        lift(id, "keys");
        return true;
      }
      const at = held.order.indexOf(held.id) + 1;
      switch (key) {
        case " ":
        case "Enter":
          void store(held.id, held.order);
          return true;
        case "Escape":
          cancel(held);
          return true;
        case "ArrowUp":
          shift(held, at - 1);
          return true;
        case "ArrowDown":
          shift(held, at + 1);
          return true;
        case "Home":
          shift(held, 1);
          return true;
        case "End":
          shift(held, held.order.length);
          return true;
        default:
          return false;
      }
    },
    onLeave: () => {
      if (held?.by === "keys") cancel(held);
    },
    onPress: (id: Id, event: PointerEvent) => {
      if (event.button !== 0) return;
      event.preventDefault();
      lift(id, "pointer");
    },
  };
}

interface PointerSteps {
  readonly shift: (held: Held, position: number) => void;
  readonly drop: (held: Held) => void;
  readonly cancel: (held: Held) => void;
}

/** Follows the pointer wherever it goes while a line is held by it: the line itself moves in the page. */
function usePointer(
  list: RefObject<HTMLOListElement | null>,
  held: Held | undefined,
  { shift, drop, cancel }: PointerSteps,
): void {
  useEffect(() => {
    if (held?.by !== "pointer") return;
    const move = ({ clientY }: globalThis.PointerEvent): void => {
      const lines = [...(list.current?.children ?? [])];
      const others = lines.filter((_line, at) => held.order[at] !== held.id);
      const middles = others.map((line) => {
        const { top, height } = line.getBoundingClientRect();
        return top + height / 2;
      });
      shift(held, positionAt(clientY, middles));
    };
    const stop = new AbortController();
    const options = { signal: stop.signal };
    window.addEventListener("pointermove", move, options);
    window.addEventListener("pointerup", () => drop(held), options);
    window.addEventListener("pointercancel", () => cancel(held), options);
    window.addEventListener("keydown", ({ key }) => (key === "Escape" ? cancel(held) : undefined), options);
    return () => stop.abort();
  });
}

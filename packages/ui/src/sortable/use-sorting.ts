import { useEffect, useEffectEvent, useState } from "react";
import { placed } from "./order.ts";

/** An entry that is being moved, with the order that is shown meanwhile. */
interface Held {
  readonly id: number;
  readonly order: readonly number[];
  readonly by: "pointer" | "keyboard";
}

interface SortingOptions {
  /** The order that stands. */
  readonly ids: readonly number[];
  /** The position that a height on the screen belongs to, counted from 1. */
  readonly positionAt: (y: number) => number;
  /** Moves an entry to a position, counted from 1. Not called when it is back where it was. */
  readonly onMove: (id: number, position: number) => void;
  /** Tells screen readers. */
  readonly announce: (
    what: "taken" | "moved" | "dropped" | "cancelled",
    id: number,
    position: number,
  ) => void;
}

/** The states of a list that is being sorted: nothing held, or one entry held by the pointer or the keyboard. */
export function useSorting({ ids, positionAt, onMove, announce }: SortingOptions) {
  const [held, setHeld] = useState<Held>();
  const order = held?.order ?? ids;
  const positionOf = (id: number): number => order.indexOf(id) + 1;

  const take = (id: number, by: Held["by"]): void => {
    setHeld({ id, order: ids, by });
    if (by === "keyboard") announce("taken", id, ids.indexOf(id) + 1);
  };
  const move = (position: number): void => {
    if (held === undefined || position < 1 || position > ids.length || position === positionOf(held.id))
      return;
    setHeld({ ...held, order: placed(held.order, held.id, position) });
    if (held.by === "keyboard") announce("moved", held.id, position);
  };
  const drop = (): void => {
    if (held === undefined) return;
    const position = positionOf(held.id);
    setHeld(undefined);
    announce("dropped", held.id, position);
    if (position !== ids.indexOf(held.id) + 1) onMove(held.id, position);
  };
  const cancel = (): void => {
    if (held === undefined) return;
    setHeld(undefined);
    announce("cancelled", held.id, ids.indexOf(held.id) + 1);
  };

  const onPointerMove = useEffectEvent((event: PointerEvent) => move(positionAt(event.clientY)));
  const onPointerUp = useEffectEvent(drop);
  const onPointerCancel = useEffectEvent(cancel);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") cancel();
  });
  const isDragged = held?.by === "pointer";
  useEffect(() => {
    if (!isDragged) return;
    // On the document: the entry that is held changes its place in it, and would lose the pointer's capture.
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("pointermove", (event) => onPointerMove(event), { signal });
    document.addEventListener("pointerup", () => onPointerUp(), { signal });
    document.addEventListener("pointercancel", () => onPointerCancel(), { signal });
    document.addEventListener("keydown", (event) => onKey(event), { signal });
    return () => listening.abort();
  }, [isDragged]);

  return { held, order, positionOf, take, move, drop, cancel };
}

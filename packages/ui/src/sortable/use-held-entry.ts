import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { placed } from "./order.ts";
import { sortableTexts } from "./sortable.texts.ts";

export interface SortableEntry {
  readonly id: number;
  readonly name: string;
}

export interface Sorting<Entry> {
  readonly entries: readonly Entry[];
  /** `entries` must have the new order at once. `position` from 1. */
  readonly onMove: (entry: Entry, position: number) => void;
  readonly readOnly: boolean;
}

interface Held {
  readonly id: number;
  readonly order: readonly number[];
  readonly by: "keyboard" | "pointer";
}

const words = sortableTexts;

/** Keeps the displayed order and the announcement. */
export function useHeldEntry<Entry extends SortableEntry>(
  list: RefObject<HTMLOListElement | null>,
  { entries, onMove, readOnly }: Sorting<Entry>,
) {
  const [announced, setAnnounced] = useState("");
  const { byId, standing, order, orderNow, held, setHeld } = useShownOrder(entries);
  const followed = useFollowed(list, order);

  const placeOf = (id: number, at: readonly number[]): string =>
    words.place(byId.get(id)?.name ?? "", at.indexOf(id) + 1, at.length);
  // Another admin may take the record: the handle unmounts, and its release goes unnoticed.
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
    const before = orderNow();
    const next = placed(before, held.id, position);
    if (isSame(next, before)) return;
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
    if (held !== undefined) store(held.id, orderNow());
  };
  /** Without grabbing it. */
  const moveTo = (id: number, position: number): void => {
    followed.current = id;
    store(id, placed(standing, id, position));
  };
  const sorted = order.flatMap((id) => byId.get(id) ?? []);
  return { held, order, sorted, announced, take, shift, cancel, drop, moveTo };
}

/** The held entry's, else the entries' own. */
function useShownOrder<Entry extends SortableEntry>(entries: readonly Entry[]) {
  const [held, render] = useState<Held>();
  // A pointer may be released before its last move is rendered.
  const latest = useRef<Held>(undefined);
  const setHeld = (next: Held | undefined): void => {
    latest.current = next;
    render(next);
  };
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const isWhole = (order: readonly number[]): boolean =>
    order.length === byId.size && order.every((id) => byId.has(id));
  const standing = entries.map(({ id }) => id);
  // An order without a newly arrived entry would hide it.
  const orderOf = (now: Held | undefined): readonly number[] =>
    now !== undefined && isWhole(now.order) ? now.order : standing;
  const orderNow = (): readonly number[] => orderOf(latest.current);
  return { byId, standing, order: orderOf(held), orderNow, held, setHeld };
}

/** The moved entry to scroll to after the next render, unless dragged by pointer. */
function useFollowed(list: RefObject<HTMLOListElement | null>, order: readonly number[]) {
  const followed = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (followed.current === undefined) return;
    // Only its line: the nested list may be higher than the window.
    const line = list.current?.children[order.indexOf(followed.current)]?.firstElementChild;
    line?.scrollIntoView({ block: "nearest" });
    followed.current = undefined;
  });
  return followed;
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);

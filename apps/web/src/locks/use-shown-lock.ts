import { type EditLock, type LockHolder, useAreaLocks, useEditLock } from "@palier/firebase-kit/react";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useArrivalAsk } from "./asking.ts";

/** The lock of a record that is shown and not edited, and the way to give it back. */
export interface ShownLock extends EditLock {
  /** Gives the record back that this admin asked for. */
  readonly giveBack: () => void;
}

/** `asking`: wanted, and not yet asked for. `asked`: the holder was asked, or nobody held it. */
type Wish = "none" | "asking" | "asked";

/**
 * Watches a shown record's lock (L08). Only once this admin asks for the record, here or in the list that led here, it is
 * wanted: then it is taken as a form takes it, and held until it is given back or the page is left. Watches nothing
 * without an area.
 */
export function useShownLock(area: string | undefined, id: number): ShownLock {
  const [wish, setWish] = useState<Wish>("none");
  const watched = useAreaLocks(area).get(id);
  const wanted = useEditLock(wish === "none" ? undefined : area, id);
  const { isAsked, forget } = useArrivalAsk(area, id);
  useEffect(() => {
    if (!isAsked) return;
    setWish("asking");
    forget();
  }, [isAsked, forget]);
  const next = area === undefined ? "none" : wishAfter(wish, wanted);
  useEffect(() => {
    if (next === wish) return;
    if (wish === "asking" && wanted.lock.kind === "other" && wanted.takeover.kind === "none")
      wanted.actions.ask();
    setWish(next);
  }, [next, wish, wanted]);
  return useMemo(() => shownLock(wish, setWish, wanted, watched), [wish, wanted, watched]);
}

function wishAfter(wish: Wish, { lock, takeover, secondsLeft }: EditLock): Wish {
  if (wish === "asking") return lock.kind === "other" || lock.kind === "mine" ? "asked" : wish;
  // Another admin has it now, or keeps it: the page watches again, and may ask again.
  const isOver = lock.kind === "lost" || (takeover.kind === "refused" && secondsLeft === 0);
  return isOver ? "none" : wish;
}

function shownLock(
  wish: Wish,
  setWish: (wish: Wish) => void,
  wanted: EditLock,
  watched: LockHolder | undefined,
): ShownLock {
  const giveBack = () => setWish("none");
  if (wish === "none") {
    const lock = watched === undefined ? ({ kind: "free" } as const) : otherOf(watched);
    return { ...wanted, lock, giveBack, actions: { ...wanted.actions, ask: () => setWish("asking") } };
  }
  const withdraw = () => {
    wanted.actions.withdraw();
    setWish("none");
  };
  const shown = { ...wanted, giveBack, actions: { ...wanted.actions, withdraw } };
  // Until the record's own lock is known it is as the list of locks says.
  if (wanted.lock.kind !== "free" || watched === undefined) return shown;
  return {
    ...shown,
    lock: otherOf(watched),
    takeover: { kind: "asked", forceAt: undefined, canForce: false },
  };
}

const otherOf = (holder: LockHolder) => ({ kind: "other", holder }) as const;

/**
 * Who bars a shown record's actions: its holder, and for a moment who has just let go, until the record was read as it is
 * then. What was decided on the page as it stood before would be decided on an old record.
 */
export function useBarredUntilRead(
  holder: LockHolder | undefined,
  read: () => Promise<unknown>,
): LockHolder | undefined {
  const [left, setLeft] = useState<LockHolder>();
  const before = useRef(holder);
  useLayoutEffect(() => {
    const former = before.current;
    before.current = holder;
    if (holder !== undefined || former === undefined) return;
    setLeft(former);
    void read().finally(() => setLeft((now) => (now === former ? undefined : now)));
  }, [holder, read]);
  return holder ?? left;
}

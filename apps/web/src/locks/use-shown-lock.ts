import {
  type EditLock,
  type LockHolder,
  useAreaLocks,
  useConnection,
  useEditLock,
} from "@palier/firebase-kit/react";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useArrivalAsk } from "./asking.ts";

/** The lock of a record that is shown and not edited, and the way to give it back. */
export interface ShownLock extends EditLock {
  /** Gives the record back that this admin asked for. */
  readonly giveBack: () => void;
}

/**
 * - `asking`: wanted, and not yet asked for.
 * - `asked`: the holder was asked, or nobody held it.
 * - `unheard`: the service did not answer. Nothing is asked once it does: the admin may be busy with something else by then.
 */
type Wish = "none" | "asking" | "asked" | "unheard";

/**
 * Watches a shown record's lock (L08). Only once this admin asks for the record, here or in the list that led here, it is
 * wanted: then it is taken as a form takes it, and held until it is given back or the page is left. Watches nothing
 * without an area.
 */
export function useShownLock(area: string | undefined, id: number): ShownLock {
  const [wish, setWish] = useState<Wish>("none");
  const watched = useAreaLocks(area).get(id);
  const wanted = useEditLock(wish === "none" ? undefined : area, id);
  const connection = useConnection();
  const isConnected = connection === "connected";
  const { isAsked, forget } = useArrivalAsk(area, id);
  useEffect(() => {
    if (!isAsked) return;
    setWish("asking");
    forget();
  }, [isAsked, forget]);
  const next = area === undefined ? "none" : wishAfter(wish, wanted, connection !== "connecting");
  useEffect(() => {
    if (next === wish) return;
    if (wish === "asking" && wanted.lock.kind === "other" && wanted.takeover.kind === "none")
      wanted.actions.ask();
    setWish(next);
  }, [next, wish, wanted]);
  return useMemo(
    () => shownLock(wish, setWish, wanted, watched, isConnected),
    [wish, wanted, watched, isConnected],
  );
}

/** @param wasThere false while a page that just began waits for the service, however long that takes */
function wishAfter(wish: Wish, { lock, takeover, secondsLeft }: EditLock, wasThere: boolean): Wish {
  const isKnown = lock.kind === "other" || lock.kind === "mine";
  if (wish === "asking" && lock.kind === "unknown" && wasThere) return "unheard";
  if (wish === "asking") return isKnown ? "asked" : wish;
  if (wish === "unheard") return isKnown ? "none" : wish;
  // Another admin has it now, or keeps it, or a cut withdrew the request: the page watches again, and may ask again.
  const isOver =
    lock.kind === "lost" ||
    (takeover.kind === "refused" && secondsLeft === 0) ||
    (lock.kind === "other" && takeover.kind === "unavailable");
  return isOver ? "none" : wish;
}

function shownLock(
  wish: Wish,
  setWish: (wish: Wish) => void,
  wanted: EditLock,
  watched: LockHolder | undefined,
  isConnected: boolean,
): ShownLock {
  const giveBack = () => setWish("none");
  if (wish === "none") {
    const actions = { ...wanted.actions, ask: () => setWish("asking") };
    const takeover = isConnected ? wanted.takeover : unavailable;
    return watched === undefined
      ? { ...wanted, lock: { kind: "free" }, giveBack, actions }
      : { ...wanted, lock: otherOf(watched), takeover, giveBack, actions };
  }
  const withdraw = () => {
    wanted.actions.withdraw();
    setWish("none");
  };
  const shown = { ...wanted, giveBack, actions: { ...wanted.actions, withdraw } };
  const { kind } = wanted.lock;
  // Until the record's own lock is known, and where it cannot be known, it is as the list of locks says.
  if (watched === undefined || (kind !== "free" && kind !== "unknown")) return shown;
  return {
    ...shown,
    lock: otherOf(watched),
    takeover: wish === "unheard" || kind === "unknown" ? unavailable : sending,
  };
}

const sending = { kind: "asked", forceAt: undefined, canForce: false } as const;
const unavailable = { kind: "unavailable" } as const;
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

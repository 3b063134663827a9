import {
  type EditLock,
  type LockHolder,
  useConnection,
  useEditLock,
  usePresence,
} from "@palier/firebase-kit/react";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useArrivalAsk } from "./asking.ts";

export interface ShownLock extends EditLock {
  readonly giveBack: () => void;
}

/**
 * - `asking`: wanted, not yet requested.
 * - `asked`: requested from the holder, or free.
 * - `unheard`: no answer from the service. Not requested later, when the admin may be busy elsewhere.
 */
type Wish = "none" | "asking" | "asked" | "unheard";

/** Watches the lock (L08). Takes it only on request, here or in the list, until released or left. */
export function useShownLock(area: string | undefined, id: number): ShownLock {
  const [wish, setWish] = useState<Wish>("none");
  const watched = usePresence(area).get(id);
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

/** @param wasThere false while a fresh page still waits for the service */
function wishAfter(wish: Wish, { lock, takeover, secondsLeft }: EditLock, wasThere: boolean): Wish {
  const isKnown = lock.kind === "other" || lock.kind === "mine";
  if (wish === "asking" && lock.kind === "unknown" && wasThere) return "unheard";
  if (wish === "asking") return isKnown ? "asked" : wish;
  if (wish === "unheard") return isKnown ? "none" : wish;
  // Another admin has or keeps it, or a disconnection withdrew the request: watch again.
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
  // The list of locks, while the record's is unknown.
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

/** The former holder counts until the reload: decisions must not be based on the old record. */
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

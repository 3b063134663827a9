import type { RealtimeAdapter } from "../adapter/realtime-adapter.ts";
import type { LockState, Outcome, Work } from "../lock/state.ts";
import {
  adopt,
  answer,
  ask,
  drop,
  letGo,
  renewal,
  sign,
  take,
  takeLapsed,
  takeOver,
} from "../lock/writes.ts";

export interface LockPlaces {
  readonly lock: string;
  readonly lease: string;
  readonly takeover: string;
}

/** Carries out one call of the lock's machine. */
export function lockWork({ lock, lease, takeover }: LockPlaces, adapter: RealtimeAdapter) {
  return (now: Work, { tab, said }: LockState): Promise<Outcome> => {
    const server = { now: () => adapter.serverNow(), lease: said.lease };
    switch (now.name) {
      case "register-removal":
        return adapter.removeOnDisconnect(lock);
      case "cancel-removal":
        return adapter.cancelOnDisconnect(lock);
      case "register-withdrawal":
        return adapter.removeOnDisconnect(takeover);
      case "cancel-withdrawal":
        return adapter.cancelOnDisconnect(takeover);
      case "take":
        return adapter.transact(lock, take(tab, server));
      case "take-lapsed":
        return adapter.transact(lock, takeLapsed(tab, now.seen, server));
      case "renew":
        return adapter.transact(lease, renewal);
      case "sign":
        return adapter.transact(lock, sign(tab, server));
      case "adopt":
        return adapter.transact(lock, adopt(tab, server));
      case "take-over":
        return adapter.transact(lock, takeOver(tab, now.from, server));
      case "let-go":
        return adapter.transact(lock, letGo(tab));
      case "drop":
        return adapter.transact(lock, drop(tab));
      case "ask":
        return adapter.transact(takeover, ask(tab, now.holder, server.now()));
      case "withdraw":
        return adapter.transact(takeover, drop(tab));
      case "answer":
        return adapter.transact(takeover, answer(now.sid, now.answer));
    }
  };
}

import type { RealtimeAdapter } from "../adapter/realtime-adapter.ts";
import type { LockState, Outcome, Work } from "../lock/state.ts";
import {
  adopt,
  answer,
  ask,
  drop,
  renewal,
  sign,
  type Tab,
  take,
  takeLapsed,
  takeOver,
  type Update,
} from "../lock/writes.ts";

export interface LockPlaces {
  readonly lock: string;
  readonly lease: string;
  readonly takeover: string;
}

const anonymous = (tab: Tab): Tab => ({ ...tab, id: undefined });

export function lockWork({ lock, lease, takeover }: LockPlaces, adapter: RealtimeAdapter) {
  /**
   * Former rules refuse identifiers: each refusal switches between with and without. An entry with one proves
   * that they accept it.
   */
  let withoutId = false;
  const write = async (update: Update): Promise<Outcome> => {
    const outcome = await adapter.transact(lock, update);
    if (outcome.kind === "failed" && outcome.why === "denied") withoutId = !withoutId;
    return outcome;
  };

  return (now: Work, state: LockState): Promise<Outcome> => {
    const { tab } = state;
    const named = state.entry?.adminId !== undefined;
    const writer = withoutId && !named ? anonymous(tab) : tab;
    const server = { now: () => adapter.serverNow(), lease: state.lease };
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
        return write(take(writer, server));
      case "take-lapsed":
        return write(takeLapsed(writer, now.seen, server));
      case "renew":
        return adapter.transact(lease, renewal);
      case "sign":
        return adapter.transact(lock, sign(tab, server));
      case "adopt":
        return write(adopt(writer, server));
      case "take-over":
        return write(takeOver(writer, now.from, server));
      case "drop":
        return adapter.transact(lock, drop(tab));
      case "ask":
        return adapter.transact(takeover, ask(named ? tab : anonymous(tab), now.holder, server.now()));
      case "withdraw":
        return adapter.transact(takeover, drop(tab));
      case "answer":
        return adapter.transact(takeover, answer(now.sid, now.answer));
    }
  };
}

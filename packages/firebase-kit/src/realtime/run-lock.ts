/** Lets an edit lock's machine act: carries its commands to the realtime service, and what happens there back to it. */

import { type Observable, variable } from "../adapter/observable.ts";
import type { Clock, RealtimeAdapter, Stop } from "../adapter/realtime-adapter.ts";
import { isOf, readAsk, readLease, readLock } from "../lock/entry.ts";
import type { LockPaths } from "../lock/paths.ts";
import {
  closedLock,
  type LockCommand,
  type LockEvent,
  type Outcome,
  type TimerName,
  type Work,
} from "../lock/state.ts";
import { step } from "../lock/step.ts";
import { type LockView, viewOf } from "../lock/view.ts";
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

export interface LockRunner {
  readonly view: Observable<LockView>;
  /** Whether nothing is left to do: the machine may be thrown away. */
  readonly stopped: () => boolean;
  readonly send: (event: LockEvent) => void;
}

export interface LockRunnerOptions {
  readonly tab: Tab;
  readonly area: string;
  readonly id: string | number;
  readonly adapter: RealtimeAdapter;
  readonly clock: Clock;
  readonly paths: LockPaths;
}

const anonymous = (tab: Tab): Tab => ({ ...tab, id: undefined });

export function runLock({ tab: given, area, id, adapter, clock, paths }: LockRunnerOptions): LockRunner {
  const lock = paths.lock(area, id);
  const lease = paths.lease(area, id);
  const takeover = paths.request(area, id);
  const view = variable<LockView>({ kind: "released" });
  const timers = new Map<TimerName, Stop>();
  const queue: LockEvent[] = [];
  let state = closedLock(given);
  let stops: readonly Stop[] = [];
  let stepping = false;
  /**
   * The rules before these refuse an entry with an identifier: what was refused is written without it next time, and with it
   * again if that is refused as well. Where an entry has one, the rules know of it.
   */
  let withoutId = false;

  const send = (event: LockEvent): void => {
    queue.push(event);
    // What a command tells at once (a watched value that is known already) waits until the step is over.
    if (stepping) return;
    stepping = true;
    for (let first = queue.shift(); first !== undefined; first = queue.shift()) {
      const { state: after, commands } = step(state, first);
      state = after;
      for (const command of commands) obey(command);
    }
    stepping = false;
    const now = viewOf(state);
    if (JSON.stringify(now) !== JSON.stringify(view.get())) view.set(now);
  };

  const obey = (command: LockCommand): void => {
    switch (command.kind) {
      case "listen":
        listen();
        break;
      case "stop":
        for (const stop of stops) stop();
        stops = [];
        break;
      case "reconnect":
        adapter.reconnect();
        break;
      case "wait": {
        const { timer, atLeast, atMost } = command;
        startTimer(timer, atLeast + clock.random() * (atMost - atLeast));
        break;
      }
      case "wait-until":
        startTimer(command.timer, Math.max(0, command.serverTime - adapter.serverNow()));
        break;
      case "forget":
        timers.get(command.timer)?.();
        timers.delete(command.timer);
        break;
      case "call": {
        const began = clock.now();
        void work(command.work).then((outcome) =>
          send({ kind: "outcome", call: command.call, outcome, took: Math.max(0, clock.now() - began) }),
        );
        break;
      }
    }
  };

  const listen = (): void => {
    let live = true;
    // A stopped listener may still be called with an event that was queued before.
    const during = (event: LockEvent) => {
      if (live) send(event);
    };
    const refused = () => during({ kind: "refused" });
    stops = [
      () => {
        live = false;
      },
      // Before all else: whose the entries are depends on it.
      adapter.watchIdentity((admin) => during({ kind: "identity", admin })),
      adapter.watchConnection((up) => during({ kind: "connection", up })),
      adapter.watch(
        takeover,
        (value) => during({ kind: "ask", entry: readAsk(value, adapter.serverNow()) }),
        refused,
      ),
      // Before the lock itself: a lock is not to be taken for one that nobody renews because its lease is not known yet.
      adapter.watch(
        lease,
        (value) => {
          const renewed = readLease(value);
          during({ kind: "lease", renewed, ago: since(renewed) });
        },
        refused,
      ),
      adapter.watch(
        lock,
        (value) => {
          const entry = readLock(value, adapter.serverNow());
          during({ kind: "lock", entry, ago: since(entry?.seen) });
          if (entry !== null && entry.adminId !== undefined && isOf(entry, state.tab))
            adapter.identitySeen(entry);
        },
        refused,
      ),
    ];
  };

  /** A message may have waited while the machine slept. */
  const since = (time: number | null | undefined): number =>
    typeof time === "number" ? Math.max(0, adapter.serverNow() - time) : 0;

  const startTimer = (timer: TimerName, milliseconds: number): void => {
    timers.get(timer)?.();
    timers.set(
      timer,
      clock.after(milliseconds, () => {
        timers.delete(timer);
        send({ kind: "timer", timer });
      }),
    );
  };

  const work = (now: Work) => {
    const { tab } = state;
    const named = state.entry?.adminId !== undefined;
    const writer = withoutId && !named ? anonymous(tab) : tab;
    const write = async (update: Update): Promise<Outcome> => {
      const outcome = await adapter.transact(lock, update);
      if (outcome.kind === "failed" && outcome.why === "denied") withoutId = !withoutId;
      return outcome;
    };
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

  return { view, send, stopped: () => state.stopped };
}

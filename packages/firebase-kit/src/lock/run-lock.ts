/** Lets an edit lock's machine act: carries its commands to the realtime service, and what happens there back to it. */
import { step } from "./edit-lock.ts";
import {
  closedLock,
  type LockCommand,
  type LockEvent,
  type TimerName,
  type Work,
} from "./edit-lock-state.ts";
import { type LockView, viewOf } from "./edit-lock-view.ts";
import { askPath, lockPath, readAsk, readLock } from "./lock-entry.ts";
import { answer, ask, drop, type Tab, take, takeOver } from "./lock-writes.ts";
import { type Observable, variable } from "./observable.ts";
import type { Clock, RealtimeDoor, Stop } from "./realtime-door.ts";

export interface LockRunner {
  readonly view: Observable<LockView>;
  /** Whether nothing is left to do: the machine may be thrown away. */
  readonly stopped: () => boolean;
  readonly send: (event: LockEvent) => void;
}

export interface LockRunnerOptions {
  readonly tab: Tab;
  /** The path's segments: `locks/<area>/<id>`. */
  readonly area: string;
  readonly id: string | number;
  readonly door: RealtimeDoor;
  readonly clock: Clock;
}

export function runLock({ tab, area, id, door, clock }: LockRunnerOptions): LockRunner {
  const [lock, takeover] = [lockPath(area, id), askPath(area, id)];
  const view = variable<LockView>({ kind: "released" });
  const timers = new Map<TimerName, Stop>();
  const queue: LockEvent[] = [];
  let state = closedLock(tab);
  let stops: readonly Stop[] = [];
  let stepping = false;

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
      case "nudge":
        door.nudge();
        break;
      case "wait": {
        const { timer, atLeast, atMost } = command;
        startTimer(timer, atLeast + clock.random() * (atMost - atLeast));
        break;
      }
      case "wait-until":
        startTimer(command.timer, Math.max(0, command.serverTime - door.serverNow()));
        break;
      case "forget":
        timers.get(command.timer)?.();
        timers.delete(command.timer);
        break;
      case "call":
        void work(command.work).then((outcome) => send({ kind: "outcome", call: command.call, outcome }));
        break;
    }
  };

  const listen = (): void => {
    const refused = () => send({ kind: "trouble", why: "denied" });
    let live = true;
    // A listener that was stopped may have been told already.
    const during = (event: LockEvent) => {
      if (live) send(event);
    };
    stops = [
      () => {
        live = false;
      },
      door.watchConnection((up) => during({ kind: "connection", up })),
      door.watch(
        takeover,
        (value) => during({ kind: "ask", entry: readAsk(value, door.serverNow()) }),
        refused,
      ),
      door.watch(
        lock,
        (value) => during({ kind: "lock", entry: readLock(value, door.serverNow()) }),
        refused,
      ),
    ];
  };

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
    switch (now.name) {
      case "arm":
        return door.arm(lock);
      case "disarm":
        return door.disarm(lock);
      case "arm-ask":
        return door.arm(takeover);
      case "disarm-ask":
        return door.disarm(takeover);
      case "take":
        return door.transact(lock, take(tab));
      case "take-over":
        return door.transact(lock, takeOver(tab, now.from));
      case "drop":
        return door.transact(lock, drop(tab));
      case "ask":
        return door.transact(takeover, ask(tab, now.holder, door.serverNow()));
      case "unask":
        return door.transact(takeover, drop(tab));
      case "answer":
        return door.transact(takeover, answer(now.sid, now.answer));
    }
  };

  return { view, send, stopped: () => state.stopped };
}

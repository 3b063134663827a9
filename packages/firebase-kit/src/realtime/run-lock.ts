import { type Observable, variable } from "../adapter/observable.ts";
import type { Clock, RealtimeAdapter } from "../adapter/realtime-adapter.ts";
import type { LockPaths } from "../lock/paths.ts";
import { closedLock, isStopped, type LockEvent } from "../lock/state.ts";
import { step } from "../lock/step.ts";
import { type LockView, viewOf } from "../lock/view.ts";
import type { Tab } from "../lock/writes.ts";
import { lockCommands } from "./lock-commands.ts";

export interface LockRunner {
  readonly view: Observable<LockView>;
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

export function runLock({ tab, area, id, adapter, clock, paths }: LockRunnerOptions): LockRunner {
  const view = variable<LockView>({ kind: "released" });
  const queue: LockEvent[] = [];
  let state = closedLock(tab);
  let stepping = false;

  const send = (event: LockEvent): void => {
    queue.push(event);
    // Events caused by a command wait until the step ends.
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

  const places = {
    lock: paths.lock(area, id),
    lease: paths.lease(area, id),
    takeover: paths.request(area, id),
  };
  const obey = lockCommands(places, adapter, clock, { state: () => state, send });

  return { view, send, stopped: () => isStopped(state) };
}

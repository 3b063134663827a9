import { namedTimers } from "../adapter/named-timers.ts";
import type { Clock, RealtimeAdapter, Stop } from "../adapter/realtime-adapter.ts";
import type { LockCommand, LockEvent, LockState, TimerName } from "../lock/state.ts";
import { watchLock } from "./lock-watch.ts";
import { type LockPlaces, lockWork } from "./lock-work.ts";

interface Orderer {
  readonly state: () => LockState;
  readonly send: (event: LockEvent) => void;
}

export function lockCommands(
  places: LockPlaces,
  adapter: RealtimeAdapter,
  clock: Clock,
  { state, send }: Orderer,
): (command: LockCommand) => void {
  const timers = namedTimers<TimerName>(clock);
  const work = lockWork(places, adapter);
  let stopListening: Stop | undefined;

  const wait = (timer: TimerName, milliseconds: number): void =>
    timers.start(timer, milliseconds, () => send({ kind: "timer", timer }));
  const start = ({ call, work: ordered }: Extract<LockCommand, { readonly kind: "call" }>): void => {
    const began = clock.now();
    void work(ordered, state()).then((outcome) =>
      send({ kind: "outcome", call, outcome, took: Math.max(0, clock.now() - began) }),
    );
  };

  return (command) => {
    switch (command.kind) {
      case "listen":
        stopListening = watchLock(places, adapter, () => state().tab, send);
        break;
      case "stop":
        stopListening?.();
        stopListening = undefined;
        break;
      case "reconnect":
        adapter.reconnect();
        break;
      case "wait": {
        const { timer, atLeast, atMost } = command;
        wait(timer, atLeast + clock.random() * (atMost - atLeast));
        break;
      }
      case "wait-until":
        wait(command.timer, Math.max(0, command.serverTime - adapter.serverNow()));
        break;
      case "forget":
        timers.stop(command.timer);
        break;
      case "let-go":
        void work({ name: "let-go" }, state());
        break;
      case "call":
        start(command);
        break;
    }
  };
}

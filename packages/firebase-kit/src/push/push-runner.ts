import { type Observable, variable } from "../adapter/observable.ts";
import type { Clock, Stop } from "../adapter/realtime-adapter.ts";
import type { PushAdapter } from "./push-adapter.ts";
import { pushCommands } from "./push-commands.ts";
import { releaseBrowser, withdrawToken } from "./push-end.ts";
import { stepPush } from "./push-registration.ts";
import { idlePush, type PushEvent, type PushState } from "./push-state.ts";
import { pushWatch } from "./push-watch.ts";

export interface PushRunner {
  readonly state: Observable<PushState>;
  /** For a signed-in admin (S16); later calls look for changes. */
  readonly start: () => void;
  readonly send: (event: { readonly kind: "accept" | "decline" | "enable" | "switch-off" }) => void;
  readonly stop: Stop;
  /**
   * Before sign-out: makes the server forget the token. Never rejects. If the sign-out fails, call the
   * returned function to register again.
   */
  readonly withdraw: () => Promise<() => void>;
  /** After sign-out: deletes the token, so that no more alerts appear here. */
  readonly release: () => Promise<void>;
}

export function runPush(
  owner: string,
  adapter: PushAdapter,
  clock: Clock,
  log: (text: string) => void,
): PushRunner {
  const state = variable<PushState>({ kind: "idle" });
  let machine = idlePush;
  let stopped = false;

  const send = (event: PushEvent): void => {
    if (stopped) return;
    const { machine: after, commands } = stepPush(machine, event);
    machine = after;
    for (const command of commands) obey(command);
    state.set(machine.state);
  };
  const sendInformed = (event: PushEvent): void => {
    send({ kind: "remembered", remembered: adapter.recall() });
    send(event);
  };
  const withdraw = () => withdrawToken(machine, adapter, log);
  const { obey, stop: stopWaits } = pushCommands({ adapter, clock, log, withdraw, tell: sendInformed });
  const watch = pushWatch(adapter, clock, { machine: () => machine, send, sendInformed });

  const start = async (): Promise<void> => {
    const supported = await adapter.supported().catch(() => false);
    if (stopped) return;
    if (supported) watch.begin();
    const [permission, remembered] = [adapter.permission(), adapter.recall()];
    send({ kind: "start", owner, supported, permission, remembered, registeredFor: adapter.registeredFor() });
    await watch.look();
  };
  const stop = (): void => {
    stopped = true;
    stopWaits();
    watch.stop();
  };

  return {
    state,
    start: () => void start(),
    send,
    stop,
    withdraw: async () => {
      const wasThere = await withdraw();
      return () => {
        if (wasThere) send({ kind: "kept" });
      };
    },
    release: async () => {
      stop();
      await releaseBrowser({ owner, token: machine.token }, adapter, clock, log);
    },
  };
}

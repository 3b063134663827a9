/** Lets the push registration's machine act. */
import { type Observable, variable } from "../realtime/observable.ts";
import type { Clock, Stop } from "../realtime/realtime-adapter.ts";
import { codeOf } from "../sign-in/sign-in-runner.ts";
import {
  idlePush,
  type Permission,
  type PushCommand,
  type PushEvent,
  type PushState,
  type PushStepName,
  pendingTimeout,
  type RememberedPush,
  stepPush,
} from "./push-registration.ts";

/** What a registration needs of the browser, the push service and the server. A step gives the permission or token. */
export interface PushAdapter {
  readonly supported: () => Promise<boolean>;
  readonly permission: () => Permission;
  readonly watchPermission: (listener: (permission: Permission) => void) => Stop;
  /** Calls `listener` when the service gives this browser another token by itself. */
  readonly watchToken: (listener: (token: string) => void) => Stop;
  /** Has the server forget a token. */
  readonly withdraw: (token: string) => Promise<void>;
  /** Deletes this browser's token, unless another admin has registered with it since. */
  readonly release: () => Promise<void>;
  readonly run: (step: PushStepName, token: string) => Promise<string>;
  readonly recall: () => RememberedPush | undefined;
  readonly remember: (push: RememberedPush) => void;
  readonly forget: () => void;
}

export interface PushRunner {
  readonly state: Observable<PushState>;
  /** Begins, for an admin who is signed in to the back-office (S16). */
  readonly start: () => void;
  readonly send: (event: { readonly kind: "accept" | "decline" | "enable" | "switch-off" }) => void;
  readonly stop: Stop;
  /** The admin is about to sign out: has the server forget this browser's token. Never rejects. */
  readonly withdraw: () => Promise<void>;
  /** The admin signed out: stops, and deletes this browser's token, so that no alert of theirs is shown here any more. */
  readonly release: () => Promise<void>;
}

export function runPush(
  owner: string,
  adapter: PushAdapter,
  clock: Clock,
  log: (text: string) => void,
): PushRunner {
  const state = variable<PushState>({ kind: "idle" });
  const timers = new Map<string, Stop>();
  let machine = idlePush;
  let stops: readonly Stop[] = [];
  let stopped = false;

  const send = (event: PushEvent): void => {
    if (stopped) return;
    const { machine: after, commands } = stepPush(machine, event);
    machine = after;
    for (const command of commands) obey(command);
    state.set(machine.state);
  };

  const obey = (command: PushCommand): void => {
    switch (command.kind) {
      case "log":
        log(`push registration, ${command.step}: ${command.why}`);
        break;
      case "remember":
        adapter.remember(command.push);
        break;
      case "forget":
        timers.get(command.timer)?.();
        break;
      case "wait": {
        const { timer, milliseconds } = command;
        timers.get(timer)?.();
        timers.set(
          timer,
          clock.after(milliseconds, () => send({ kind: "timer", timer })),
        );
        break;
      }
      case "do": {
        const { attempt, step, token } = command;
        if (step === "switch-off") void withdraw();
        void adapter.run(step, token).then(
          (value) => send({ kind: "done", attempt, value, now: clock.now() }),
          (error: unknown) => send({ kind: "failed", attempt, why: codeOf(error) }),
        );
        break;
      }
    }
  };

  const start = async (): Promise<void> => {
    const supported = await adapter.supported().catch(() => false);
    if (stopped) return;
    if (supported && stops.length === 0)
      stops = [
        adapter.watchPermission((permission) => send({ kind: "permission", permission })),
        adapter.watchToken((token) => send({ kind: "token", token })),
      ];
    send({ kind: "start", owner, supported, permission: adapter.permission(), remembered: adapter.recall() });
  };

  const stop = (): void => {
    stopped = true;
    for (const each of [...timers.values(), ...stops]) each();
  };
  const withdraw = async (): Promise<void> => {
    if (machine.token === "") return;
    try {
      await adapter.withdraw(machine.token);
    } catch (error) {
      // The server learns it with its next message to this token.
      log(`push registration, withdrawal: ${codeOf(error)}`);
    }
  };
  const release = async (): Promise<void> => {
    stop();
    const remembered = adapter.recall();
    const isKept = remembered?.owner === owner && !remembered.off;
    // A token that was never sent, or not kept, is one all the same.
    if (!isKept && machine.token === "") return;
    if (isKept) adapter.forget();
    const late = new Promise<void>((resolve) => clock.after(pendingTimeout, resolve));
    try {
      await Promise.race([adapter.release(), late]);
    } catch (error) {
      log(`push registration, sign-out: ${codeOf(error)}`);
    }
  };

  return { state, start: () => void start(), send, stop, withdraw, release };
}

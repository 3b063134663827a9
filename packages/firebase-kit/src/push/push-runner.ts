/** Lets the push registration's machine act. */
import { type Observable, variable } from "../adapter/observable.ts";
import type { Clock, Stop } from "../adapter/realtime-adapter.ts";
import { codeOf } from "../sign-in/sign-in-runner.ts";
import { stepPush } from "./push-registration.ts";
import {
  idlePush,
  type Permission,
  type PushCommand,
  type PushEvent,
  type PushState,
  type PushStepName,
  pendingTimeout,
  type RememberedPush,
} from "./push-state.ts";

/** What a registration needs of the browser, the push service and the server. A step gives the permission or token. */
export interface PushAdapter {
  readonly supported: () => Promise<boolean>;
  readonly permission: () => Permission;
  /**
   * Calls `look` when something may have changed: the setting, the subscription, another tab, or the page is seen again;
   * `online` when the network is back.
   */
  readonly watchBrowser: (look: () => void, online: () => void) => Stop;
  /** Whether the browser has the subscription that this browser registered with. */
  readonly subscribed: () => Promise<boolean>;
  /** Calls `listener` when the service gives this browser another token by itself. */
  readonly watchToken: (listener: (token: string) => void) => Stop;
  /** Has the server forget a token. */
  readonly withdraw: (token: string) => Promise<void>;
  /** Ends this browser's registration, unless another admin has registered with it since. */
  readonly release: () => Promise<void>;
  readonly run: (step: PushStepName, token: string) => Promise<string>;
  readonly recall: () => RememberedPush | undefined;
  readonly remember: (push: RememberedPush) => void;
  readonly forget: () => void;
  /** The admin for whom a tab of this browser registered last; undefined once that has ended. */
  readonly registeredFor: () => string | undefined;
}

export interface PushRunner {
  readonly state: Observable<PushState>;
  /** Begins, for an admin who is signed in to the back-office (S16); called again, looks whether all is as it was. */
  readonly start: () => void;
  readonly send: (event: { readonly kind: "accept" | "decline" | "enable" | "switch-off" }) => void;
  readonly stop: Stop;
  /**
   * The admin is about to sign out: has the server forget this browser's token. Never rejects. Gives what to call when the
   * sign-out did not come about: the browser is registered again.
   */
  readonly withdraw: () => Promise<() => void>;
  /** The admin signed out: stops, and deletes this browser's token, so that no alert of theirs is shown here any more. */
  readonly release: () => Promise<void>;
}

/** How often the browser is asked for its subscription, whose end not every browser tells (milliseconds). */
export const lookEvery = 30_000;

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
  /** An event that depends on what other tabs did meanwhile. */
  const sendInformed = (event: PushEvent): void => {
    send({ kind: "remembered", remembered: adapter.recall() });
    send(event);
  };
  const after = (name: string, milliseconds: number, run: () => void): void => {
    timers.get(name)?.();
    timers.set(name, clock.after(milliseconds, run));
  };

  const obey = (command: PushCommand): void => {
    switch (command.kind) {
      case "log":
        log(`push registration, ${command.step}: ${command.why}`);
        break;
      case "remember":
        adapter.remember(command.push);
        break;
      case "void":
        adapter.forget();
        break;
      case "forget":
        timers.get(command.timer)?.();
        break;
      case "wait": {
        const { timer, milliseconds } = command;
        after(timer, milliseconds, () => sendInformed({ kind: "timer", timer }));
        break;
      }
      case "do": {
        const { attempt, step, token } = command;
        if (step === "switch-off") void withdraw();
        void adapter.run(step, token).then(
          (value) => sendInformed({ kind: "done", attempt, value, now: clock.now() }),
          (error: unknown) => sendInformed({ kind: "failed", attempt, why: codeOf(error) }),
        );
        break;
      }
    }
  };

  const look = async (): Promise<void> => {
    if (stopped || machine.state.kind === "idle") return;
    sendInformed({ kind: "permission", permission: adapter.permission() });
    if (machine.state.kind !== "registered" && machine.state.kind !== "off") return;
    const { attempt } = machine;
    const exists = await adapter.subscribed().catch(() => undefined);
    // Not known: the next look asks again.
    if (exists !== undefined && attempt === machine.attempt) send({ kind: "subscription", exists });
  };
  const keepLooking = (): void =>
    after("look", lookEvery, () => {
      void look();
      keepLooking();
    });

  const start = async (): Promise<void> => {
    const supported = await adapter.supported().catch(() => false);
    if (stopped) return;
    if (supported && stops.length === 0) {
      stops = [
        adapter.watchBrowser(
          () => void look(),
          () => sendInformed({ kind: "timer", timer: "retry" }),
        ),
        adapter.watchToken((token) => send({ kind: "token", token })),
      ];
      keepLooking();
    }
    const [permission, remembered] = [adapter.permission(), adapter.recall()];
    send({ kind: "start", owner, supported, permission, remembered, registeredFor: adapter.registeredFor() });
    await look();
  };

  const stop = (): void => {
    stopped = true;
    for (const each of [...timers.values(), ...stops]) each();
  };
  const withdraw = async (): Promise<() => void> => {
    const token = machine.token === "" ? machine.remembered?.token : machine.token;
    if (token === undefined || token === "") return () => undefined;
    try {
      await adapter.withdraw(token);
    } catch (error) {
      // The server learns it with its next message to this token.
      log(`push registration, withdrawal: ${codeOf(error)}`);
    }
    return () => send({ kind: "kept" });
  };
  const release = async (): Promise<void> => {
    stop();
    const remembered = adapter.recall();
    const isKept = remembered?.owner === owner && !remembered.off;
    // A token that was never sent, or not kept, is one all the same.
    if (!isKept && machine.token === "" && adapter.registeredFor() !== owner) return;
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

import { type Observable, variable } from "../adapter/observable.ts";
import type { Clock, Stop } from "../adapter/realtime-adapter.ts";
import { type SignInEvent, type SignInState, steadyAfter, stepSignIn } from "./sign-in.ts";

export interface IdentityAdapter {
  /** Rejects with an error that has a `code`. `fresh`: with new settings. */
  readonly signIn: (fresh: boolean) => Promise<void>;
  /** Called when the SDK ends the sign-in by itself. */
  readonly watchLoss: (tell: () => void) => Stop;
}

export interface SignInRunner {
  readonly state: Observable<SignInState>;
  readonly start: () => void;
  readonly again: () => void;
  readonly stop: Stop;
}

export function runSignIn(adapter: IdentityAdapter, clock: Clock, log: (text: string) => void): SignInRunner {
  const state = variable<SignInState>({ kind: "idle" });
  let timer: Stop | undefined;
  let stopped = false;

  const send = (event: SignInEvent): void => {
    if (stopped) return;
    const { state: after, commands } = stepSignIn(state.get(), event);
    const signedIn = after.kind === "signed-in" && state.get().kind !== "signed-in";
    state.set(after);
    if (signedIn) waitFor(steadyAfter, { kind: "steady" });
    for (const command of commands) {
      switch (command.kind) {
        case "log":
          log(command.text);
          break;
        case "wait":
          waitFor(command.atLeast + clock.random() * (command.atMost - command.atLeast), { kind: "timer" });
          break;
        case "call":
          void adapter.signIn(command.fresh).then(
            () => send({ kind: "done" }),
            (error: unknown) => send({ kind: "failed", code: codeOf(error) }),
          );
          break;
      }
    }
  };
  const waitFor = (milliseconds: number, event: SignInEvent): void => {
    timer?.();
    timer = clock.after(milliseconds, () => send(event));
  };
  const stopWatching = adapter.watchLoss(() => send({ kind: "lost" }));

  return {
    state,
    start: () => send({ kind: "start" }),
    again: () => send({ kind: "again" }),
    stop: () => {
      stopped = true;
      timer?.();
      stopWatching();
    },
  };
}

/** The SDK error's code, else its message. */
export function codeOf(error: unknown): string {
  if (error instanceof Error)
    return "code" in error && typeof error.code === "string" ? error.code : error.message;
  return String(error);
}

/** Lets the sign-in's machine act. */
import { type Observable, variable } from "./observable.ts";
import type { Clock, Stop } from "./realtime-door.ts";
import { type SignInCall, type SignInEvent, type SignInState, stepSignIn } from "./sign-in.ts";

/** The identity provider: gives the e-mail address that the rules see, or throws an error with a `code`. */
export interface IdentityDoor {
  readonly strategy: "shared-secret" | "custom-token";
  readonly call: (call: SignInCall) => Promise<string>;
}

export interface SignInRunner {
  readonly state: Observable<SignInState>;
  readonly start: () => void;
  readonly again: () => void;
  readonly stop: Stop;
}

export function runSignIn(door: IdentityDoor, clock: Clock, log: (text: string) => void): SignInRunner {
  const state = variable<SignInState>({ kind: "idle" });
  let timer: Stop | undefined;
  let stopped = false;

  const send = (event: SignInEvent): void => {
    if (stopped) return;
    const { state: after, commands } = stepSignIn(state.get(), event);
    state.set(after);
    for (const command of commands) {
      switch (command.kind) {
        case "log":
          log(command.text);
          break;
        case "wait": {
          const { atLeast, atMost } = command;
          timer = clock.after(atLeast + clock.random() * (atMost - atLeast), () => send({ kind: "timer" }));
          break;
        }
        case "call":
          void door.call(command.call).then(
            (email) => send({ kind: "done", email }),
            (error: unknown) => send({ kind: "failed", code: codeOf(error) }),
          );
          break;
      }
    }
  };

  return {
    state,
    start: () => send({ kind: "start", strategy: door.strategy }),
    again: () => send({ kind: "again", strategy: door.strategy }),
    stop: () => {
      stopped = true;
      timer?.();
    },
  };
}

/** The code of an SDK's error, else its text: what gets logged and decided upon. */
export function codeOf(error: unknown): string {
  if (error instanceof Error)
    return "code" in error && typeof error.code === "string" ? error.code : error.message;
  return String(error);
}

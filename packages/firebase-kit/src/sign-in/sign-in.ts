/**
 * Signing in to the realtime service (§4, S17, L13): a pure machine. Every failure is tried again for ever, with growing
 * pauses and with settings asked for anew, for each may pass: an account that the backend is about to make, a rotated
 * secret, a token that expired before it was used, an admin who was disabled by mistake.
 */

export type SignInState =
  | { readonly kind: "idle" }
  | {
      readonly kind: "calling" | "waiting";
      /** Failures and losses in a row. */
      readonly failures: number;
      /** Why the last one failed, as the SDK names it (`auth/…`). */
      readonly code: string | undefined;
    }
  | { readonly kind: "signed-in"; readonly failures: number };

export type SignInEvent =
  | { readonly kind: "start" | "done" | "timer" }
  /** `code` as the SDK names it, `auth/…`. */
  | { readonly kind: "failed"; readonly code: string }
  /** The SDK ended the sign-in: the account was disabled, its password changed, its tokens revoked. */
  | { readonly kind: "lost" }
  /** The network is back, or the admin asks: worth a try at once. */
  | { readonly kind: "again" }
  /** The sign-in has lasted. */
  | { readonly kind: "steady" };

export type SignInCommand =
  /** `fresh`: with settings asked for anew. */
  | { readonly kind: "call"; readonly fresh: boolean }
  | { readonly kind: "wait"; readonly atLeast: number; readonly atMost: number }
  | { readonly kind: "log"; readonly text: string };

export interface SignInStep {
  readonly state: SignInState;
  readonly commands: readonly SignInCommand[];
}

/** The longest pause between two attempts, and how long a sign-in must last to start afresh after it (milliseconds). */
export const longestPause = 60_000;
export const steadyAfter = 60_000;

const lostCode = "auth/sign-in-lost";

export function stepSignIn(state: SignInState, event: SignInEvent): SignInStep {
  const nothing: SignInStep = { state, commands: [] };
  switch (event.kind) {
    case "start":
      return state.kind === "idle" ? calling(0, undefined) : nothing;
    case "timer":
    case "again":
      return state.kind === "waiting" ? calling(state.failures, state.code) : nothing;
    case "done":
      return state.kind === "calling"
        ? { state: { kind: "signed-in", failures: state.failures }, commands: [] }
        : nothing;
    case "failed":
      return state.kind === "calling" ? pause(state.failures, event.code, state.code) : nothing;
    case "lost":
      return state.kind === "signed-in" ? pause(state.failures, lostCode, undefined) : nothing;
    case "steady":
      return state.kind === "signed-in" ? { state: { ...state, failures: 0 }, commands: [] } : nothing;
  }
}

const calling = (failures: number, code: string | undefined): SignInStep => ({
  state: { kind: "calling", failures, code },
  commands: [{ kind: "call", fresh: failures > 0 }],
});

function pause(failures: number, code: string, before: string | undefined): SignInStep {
  const wait = Math.min(longestPause, 1_000 * 2 ** failures);
  const log: SignInCommand = { kind: "log", text: `realtime sign-in, tried again: ${code}` };
  return {
    state: { kind: "waiting", failures: failures + 1, code },
    commands: [...(code === before ? [] : [log]), { kind: "wait", atLeast: wait, atMost: wait * 1.5 }],
  };
}

/** Failures of the network or of the service, which say nothing about the account. */
const passing = new Set([
  "auth/network-request-failed",
  "auth/internal-error",
  "auth/timeout",
  "auth/too-many-requests",
]);

/** Why nobody is signed in now, if that is known: refused, or not to be reached (L07, L13). */
export function signInTrouble(state: SignInState): "sign-in" | "unreachable" | undefined {
  if (state.kind === "idle" || state.kind === "signed-in" || state.code === undefined) return undefined;
  if (!state.code.startsWith("auth/") || passing.has(state.code)) return "unreachable";
  return "sign-in";
}

/**
 * Sign-in to the realtime service (§4, S17, L13): a pure state machine. Retries every failure indefinitely,
 * with growing pauses and new settings: account not yet created, secret rotated, token expired, admin
 * disabled by mistake.
 */

export type SignInState =
  | { readonly kind: "idle" }
  | {
      readonly kind: "calling" | "waiting";
      readonly failures: number;
      /** The SDK's (`auth/…`). */
      readonly code: string | undefined;
    }
  | { readonly kind: "signed-in"; readonly failures: number };

export type SignInEvent =
  | { readonly kind: "start" | "done" | "timer" }
  | { readonly kind: "failed"; readonly code: string }
  /** Account disabled, password changed, or tokens revoked. */
  | { readonly kind: "lost" }
  /** The network is back, or the admin asks. */
  | { readonly kind: "again" }
  | { readonly kind: "steady" };

export type SignInCommand =
  /** `fresh`: with new settings. */
  | { readonly kind: "call"; readonly fresh: boolean }
  | { readonly kind: "wait"; readonly atLeast: number; readonly atMost: number }
  | { readonly kind: "log"; readonly text: string };

export interface SignInStep {
  readonly state: SignInState;
  readonly commands: readonly SignInCommand[];
}

/** In ms; a sign-in that lasts `steadyAfter` resets the count. */
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

/** Failures of the network or service. */
const passing = new Set([
  "auth/network-request-failed",
  "auth/internal-error",
  "auth/timeout",
  "auth/too-many-requests",
]);

/** Why nobody is signed in; undefined if unknown (L07, L13). */
export function signInTrouble(state: SignInState): "sign-in" | "unreachable" | undefined {
  if (state.kind === "idle" || state.kind === "signed-in" || state.code === undefined) return undefined;
  if (!state.code.startsWith("auth/") || passing.has(state.code)) return "unreachable";
  return "sign-in";
}

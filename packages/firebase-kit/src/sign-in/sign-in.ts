/**
 * Signing in to the realtime service (§4, S17): a pure machine. With the shared secret an unknown admin gets an account,
 * once. New projects hide whether an e-mail address or the secret was wrong; an account that is there already and still
 * refuses the secret tells that the secret is wrong, and no retry mends that.
 */

export type SignInCall = "sign-in" | "create" | "custom";

export type SignInState =
  | { readonly kind: "idle" }
  | {
      readonly kind: "calling" | "waiting";
      readonly call: SignInCall;
      /** Failures that a retry may mend, in a row. */
      readonly failures: number;
      /** The account was created by us or by another tab meanwhile: not to be tried again. */
      readonly created: boolean;
    }
  | { readonly kind: "signed-in"; readonly email: string }
  /** Not to be mended by trying again. */
  | { readonly kind: "refused"; readonly code: string }
  /** Tried often enough; `again` starts anew. */
  | { readonly kind: "given-up"; readonly code: string };

export type SignInEvent =
  | { readonly kind: "start"; readonly strategy: "shared-secret" | "custom-token" }
  | { readonly kind: "done"; readonly email: string }
  /** `code` as the SDK names it, `auth/…`. */
  | { readonly kind: "failed"; readonly code: string }
  | { readonly kind: "timer" }
  /** The network is back, or the admin asks: worth another round. */
  | { readonly kind: "again"; readonly strategy: "shared-secret" | "custom-token" };

export type SignInCommand =
  | { readonly kind: "call"; readonly call: SignInCall }
  | { readonly kind: "wait"; readonly atLeast: number; readonly atMost: number }
  | { readonly kind: "log"; readonly text: string };

export interface SignInStep {
  readonly state: SignInState;
  readonly commands: readonly SignInCommand[];
}

/** Retries after transient failures: 1, 2, 4, 8, 16 s, and up to half as long again. */
export const maxRetries = 5;

const unknownUser = new Set([
  "auth/user-not-found",
  "auth/invalid-credential",
  "auth/invalid-login-credentials",
]);
const final = new Set([
  "auth/wrong-password",
  "auth/user-disabled",
  "auth/invalid-email",
  "auth/invalid-custom-token",
  "auth/custom-token-mismatch",
  "auth/operation-not-allowed",
  "auth/admin-restricted-operation",
  "auth/weak-password",
  "auth/invalid-api-key",
  "auth/api-key-not-valid.-please-pass-a-valid-api-key.",
]);

export function stepSignIn(state: SignInState, event: SignInEvent): SignInStep {
  switch (event.kind) {
    case "start":
      return state.kind === "idle" ? begin(event.strategy) : { state, commands: [] };
    case "again":
      return state.kind === "given-up" ? begin(event.strategy) : { state, commands: [] };
    case "timer":
      return state.kind === "waiting" ? calling(state, {}) : { state, commands: [] };
    case "done":
      return { state: { kind: "signed-in", email: event.email }, commands: [] };
    case "failed":
      return state.kind === "calling" ? failed(state, event.code) : { state, commands: [] };
  }
}

type Trying = Extract<SignInState, { readonly kind: "calling" | "waiting" }>;

const begin = (strategy: "shared-secret" | "custom-token"): SignInStep =>
  calling(
    {
      kind: "calling",
      call: strategy === "custom-token" ? "custom" : "sign-in",
      failures: 0,
      created: false,
    },
    {},
  );

function calling(state: Trying, change: Partial<Trying>): SignInStep {
  const next: Trying = { ...state, ...change, kind: "calling" };
  return { state: next, commands: [{ kind: "call", call: next.call }] };
}

function failed(state: Trying, code: string): SignInStep {
  if (state.call === "sign-in" && unknownUser.has(code)) {
    return state.created ? refused("auth/wrong-secret") : calling(state, { call: "create" });
  }
  // Another tab was faster, or the account was there and the secret is wrong: the second try tells which.
  if (state.call === "create" && code === "auth/email-already-in-use") {
    return calling(state, { call: "sign-in", created: true });
  }
  if (final.has(code)) return refused(code);
  if (state.failures >= maxRetries) {
    return {
      state: { kind: "given-up", code },
      commands: [{ kind: "log", text: `realtime sign-in given up after ${state.failures} retries: ${code}` }],
    };
  }
  const wait = 1_000 * 2 ** state.failures;
  return {
    state: { ...state, kind: "waiting", failures: state.failures + 1 },
    commands: [{ kind: "wait", atLeast: wait, atMost: wait * 1.5 }],
  };
}

const refused = (code: string): SignInStep => ({
  state: { kind: "refused", code },
  commands: [{ kind: "log", text: `realtime sign-in refused: ${code}` }],
});

/** The push registration machine's types (§4 "Push flow", S18–S20). */

export type Permission = "granted" | "denied" | "default";

/** Shared by all tabs. `sentAt`: ms. `token`: empty if none was sent. `off`: by the admin. */
export interface RememberedPush {
  readonly owner: string;
  readonly token: string;
  readonly sentAt: number;
  readonly off: boolean;
}

export type PushTimer = "pending" | "refresh" | "retry";

export type PushStepName =
  | "former"
  | "sign-in"
  | "service-worker"
  | "permission"
  | "token"
  | "post"
  | "switch-off";

export type PushState =
  | { readonly kind: "idle" | "unsupported" }
  | { readonly kind: "working"; readonly step: PushStepName }
  | { readonly kind: "invited" }
  /** "Not now", until the next start. */
  | { readonly kind: "declined" }
  /** By the browser, for this site (S20). */
  | { readonly kind: "blocked" }
  | { readonly kind: "registered"; readonly token: string; readonly sentAt: number }
  | { readonly kind: "off" }
  /** Logged, never shown (§8); retried later, or on « Notifications ». */
  | { readonly kind: "failed"; readonly step: PushStepName; readonly why: string };

export interface PushMachine {
  readonly state: PushState;
  readonly owner: string;
  readonly permission: Permission;
  /** Undefined if another admin registered last. */
  readonly remembered: RememberedPush | undefined;
  readonly token: string;
  /** So that an answer after the timeout is ignored. */
  readonly attempt: number;
  readonly failures: number;
}

export type PushEvent =
  | {
      readonly kind: "start";
      readonly owner: string;
      readonly supported: boolean;
      readonly permission: Permission;
      readonly remembered: RememberedPush | undefined;
      /** Undefined once the registration ended. */
      readonly registeredFor: string | undefined;
    }
  /** `value`: the permission or token. `now`: in ms. */
  | { readonly kind: "done"; readonly attempt: number; readonly value: string; readonly now: number }
  | { readonly kind: "failed"; readonly attempt: number; readonly why: string }
  | { readonly kind: "timer"; readonly timer: PushTimer }
  /** Issued by the service itself. */
  | { readonly kind: "token"; readonly token: string }
  | { readonly kind: "permission"; readonly permission: Permission }
  /** Another tab may have registered or switched off. */
  | { readonly kind: "remembered"; readonly remembered: RememberedPush | undefined }
  | { readonly kind: "subscription"; readonly exists: boolean }
  /** The server forgot the token, but the sign-out failed. */
  | { readonly kind: "kept" }
  | { readonly kind: "accept" | "decline" | "enable" | "switch-off" };

export type PushCommand =
  | { readonly kind: "do"; readonly step: PushStepName; readonly attempt: number; readonly token: string }
  | { readonly kind: "remember"; readonly push: RememberedPush }
  | { readonly kind: "void" }
  | { readonly kind: "wait"; readonly timer: PushTimer; readonly milliseconds: number }
  | { readonly kind: "forget"; readonly timer: "pending" | "retry" }
  | { readonly kind: "log"; readonly step: PushStepName; readonly why: string };

export interface PushStep {
  readonly machine: PushMachine;
  readonly commands: readonly PushCommand[];
}

/** §9: refreshed after 7 days; a pending one times out after 10 s. */
export const refreshAfter = 7 * 24 * 3_600_000;
export const pendingTimeout = 10_000;
/** Doubling pauses after failures (ms). */
export const firstRetry = 60_000;
export const longestRetry = 3_600_000;

export const idlePush: PushMachine = {
  state: { kind: "idle" },
  owner: "",
  permission: "default",
  remembered: undefined,
  token: "",
  attempt: 0,
  failures: 0,
};

/** Failure reason when switched off meanwhile, perhaps in another tab. */
export const switchedOff = "push/switched-off";

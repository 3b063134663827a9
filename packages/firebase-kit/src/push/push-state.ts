/** State, events and commands of the push registration machine (§4 "Push flow", S18–S20). */

export type Permission = "granted" | "denied" | "default";

/**
 * The last registration sent, stored for all tabs. `sentAt`: this machine's milliseconds. `token`: empty if
 * nothing was sent. `off`: switched off by the admin.
 */
export interface RememberedPush {
  readonly owner: string;
  readonly token: string;
  readonly sentAt: number;
  readonly off: boolean;
}

export type PushTimer = "pending" | "refresh" | "retry";

/** `former`: ends another admin's registration in this browser. */
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
  /** The admin can be invited to allow notifications. */
  | { readonly kind: "invited" }
  /** The admin chose "not now", until the next start. */
  | { readonly kind: "declined" }
  /** The browser blocks notifications for this site (S20). */
  | { readonly kind: "blocked" }
  | { readonly kind: "registered"; readonly token: string; readonly sentAt: number }
  | { readonly kind: "off" }
  /** Logged, never shown (§8); retried after a while, or by the admin on the page « Notifications ». */
  | { readonly kind: "failed"; readonly step: PushStepName; readonly why: string };

export interface PushMachine {
  readonly state: PushState;
  readonly owner: string;
  readonly permission: Permission;
  /** This admin's own; undefined if another admin registered last. */
  readonly remembered: RememberedPush | undefined;
  readonly token: string;
  /** Numbers attempts, so that an answer after the timeout is ignored. */
  readonly attempt: number;
  /** Consecutive failures. */
  readonly failures: number;
}

export type PushEvent =
  | {
      readonly kind: "start";
      readonly owner: string;
      readonly supported: boolean;
      readonly permission: Permission;
      readonly remembered: RememberedPush | undefined;
      /** The admin who last registered in this browser without ending it. */
      readonly registeredFor: string | undefined;
    }
  /** A step succeeded. `value`: the permission or token. `now`: this machine's milliseconds. */
  | { readonly kind: "done"; readonly attempt: number; readonly value: string; readonly now: number }
  | { readonly kind: "failed"; readonly attempt: number; readonly why: string }
  | { readonly kind: "timer"; readonly timer: PushTimer }
  /** The service issued another token by itself. */
  | { readonly kind: "token"; readonly token: string }
  /** The browser's setting, which may have changed. */
  | { readonly kind: "permission"; readonly permission: Permission }
  /** The stored values: another tab may have registered or switched off. */
  | { readonly kind: "remembered"; readonly remembered: RememberedPush | undefined }
  /** Whether the browser still has the registered subscription, without which it receives nothing. */
  | { readonly kind: "subscription"; readonly exists: boolean }
  /** The server forgot the token, but the sign-out failed. */
  | { readonly kind: "kept" }
  | { readonly kind: "accept" | "decline" | "enable" | "switch-off" };

export type PushCommand =
  | { readonly kind: "do"; readonly step: PushStepName; readonly attempt: number; readonly token: string }
  | { readonly kind: "remember"; readonly push: RememberedPush }
  /** The sent registration is void and must be sent again. */
  | { readonly kind: "void" }
  | { readonly kind: "wait"; readonly timer: PushTimer; readonly milliseconds: number }
  | { readonly kind: "forget"; readonly timer: "pending" | "retry" }
  | { readonly kind: "log"; readonly step: PushStepName; readonly why: string };

export interface PushStep {
  readonly machine: PushMachine;
  readonly commands: readonly PushCommand[];
}

/** §9: a registration is refreshed after 7 days, a pending one times out after 10 s. */
export const refreshAfter = 7 * 24 * 3_600_000;
export const pendingTimeout = 10_000;
/** Pauses after failures: one minute, two, four, up to an hour (milliseconds). */
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

/** Failure reason of a step in a browser that was switched off meanwhile, perhaps by another tab. */
export const switchedOff = "push/switched-off";

/** What the push registration's machine knows, hears and asks for (§4 "Push flow", S18–S20). */

export type Permission = "granted" | "denied" | "default";

/**
 * What was last sent, kept in the browser for all its tabs. `sentAt` in milliseconds of this machine. `token`: empty while
 * nothing was sent. `off`: switched off by the admin.
 */
export interface RememberedPush {
  readonly owner: string;
  readonly token: string;
  readonly sentAt: number;
  readonly off: boolean;
}

export type PushTimer = "pending" | "refresh" | "retry";

/** `former`: ends the registration that another admin left in this browser. */
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
  /** The admin may be invited to allow notifications. */
  | { readonly kind: "invited" }
  /** The admin said "not now"; nothing is asked again until the next start. */
  | { readonly kind: "declined" }
  /** The browser refuses notifications for this site (S20). */
  | { readonly kind: "blocked" }
  | { readonly kind: "registered"; readonly token: string; readonly sentAt: number }
  | { readonly kind: "off" }
  /** Only logged, never shown (§8); tried again after a while, or by the admin on the page « Notifications ». */
  | { readonly kind: "failed"; readonly step: PushStepName; readonly why: string };

export interface PushMachine {
  readonly state: PushState;
  readonly owner: string;
  readonly permission: Permission;
  /** This admin's own; undefined where another admin registered last. */
  readonly remembered: RememberedPush | undefined;
  readonly token: string;
  /** Numbers the attempts, so that an answer after the time-out is not heard. */
  readonly attempt: number;
  /** How many times in a row it failed. */
  readonly failures: number;
}

export type PushEvent =
  | {
      readonly kind: "start";
      readonly owner: string;
      readonly supported: boolean;
      readonly permission: Permission;
      readonly remembered: RememberedPush | undefined;
      /** The admin for whom this browser registered last, and has not ended it. */
      readonly registeredFor: string | undefined;
    }
  /** A step succeeded. `value`: the permission, or the token. `now` in milliseconds of this machine. */
  | { readonly kind: "done"; readonly attempt: number; readonly value: string; readonly now: number }
  | { readonly kind: "failed"; readonly attempt: number; readonly why: string }
  | { readonly kind: "timer"; readonly timer: PushTimer }
  /** The service gave this browser another token by itself. */
  | { readonly kind: "token"; readonly token: string }
  /** The browser's setting, which may have changed while the page was open. */
  | { readonly kind: "permission"; readonly permission: Permission }
  /** What the browser keeps by now: another tab may have registered, or switched off. */
  | { readonly kind: "remembered"; readonly remembered: RememberedPush | undefined }
  /** Whether the browser has the subscription that was registered: without it nothing can be received. */
  | { readonly kind: "subscription"; readonly exists: boolean }
  /** The server forgot the token for a sign-out that did not come about. */
  | { readonly kind: "kept" }
  | { readonly kind: "accept" | "decline" | "enable" | "switch-off" };

export type PushCommand =
  | { readonly kind: "do"; readonly step: PushStepName; readonly attempt: number; readonly token: string }
  | { readonly kind: "remember"; readonly push: RememberedPush }
  /** What was sent is void: it is sent again. */
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
/** Pauses after failures: a minute, two, four, up to an hour (milliseconds). */
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

/** A step that finds the browser switched off, by another tab perhaps, fails for this reason. */
export const switchedOff = "push/switched-off";

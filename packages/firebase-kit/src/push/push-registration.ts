/**
 * Registering this browser for notifications (§4 "Push flow", S18–S20): a pure machine. In order: sign-in, service
 * worker, permission, token, POST. The permission is asked for only after the admin accepted an invitation, for browsers
 * block pages that ask at load for good.
 */

export type Permission = "granted" | "denied" | "default";

/** What was last sent, kept in the browser. `sentAt` in milliseconds of this machine. `off`: switched off by the admin. */
export interface RememberedPush {
  readonly owner: string;
  readonly token: string;
  readonly sentAt: number;
  readonly off: boolean;
}

export type PushTimer = "pending" | "refresh" | "retry";

export type PushStepName = "sign-in" | "service-worker" | "permission" | "token" | "post" | "switch-off";

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
    }
  /** A step succeeded. `value`: the permission, or the token. `now` in milliseconds of this machine. */
  | { readonly kind: "done"; readonly attempt: number; readonly value: string; readonly now: number }
  | { readonly kind: "failed"; readonly attempt: number; readonly why: string }
  | { readonly kind: "timer"; readonly timer: PushTimer }
  /** The service gave this browser another token by itself. */
  | { readonly kind: "token"; readonly token: string }
  /** The browser's setting changed while the page was open. */
  | { readonly kind: "permission"; readonly permission: Permission }
  | { readonly kind: "accept" | "decline" | "enable" | "switch-off" };

export type PushCommand =
  | { readonly kind: "do"; readonly step: PushStepName; readonly attempt: number; readonly token: string }
  | { readonly kind: "remember"; readonly push: RememberedPush }
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
const longestRetry = 3_600_000;

export const idlePush: PushMachine = {
  state: { kind: "idle" },
  owner: "",
  permission: "default",
  remembered: undefined,
  token: "",
  attempt: 0,
  failures: 0,
};

export function stepPush(machine: PushMachine, event: PushEvent): PushStep {
  const { state } = machine;
  const nothing: PushStep = { machine, commands: [] };
  switch (event.kind) {
    case "start":
      // Once for each page: whoever else wants to know where it stands later starts nothing anew.
      return state.kind === "idle" ? start(machine, event) : nothing;
    case "done":
      return state.kind === "working" && event.attempt === machine.attempt
        ? done(machine, state.step, event.value, event.now)
        : nothing;
    case "failed":
      return state.kind === "working" && event.attempt === machine.attempt
        ? failed(machine, state.step, event.why)
        : nothing;
    case "timer":
      if (event.timer === "pending") {
        return state.kind === "working" ? failed(machine, state.step, "no answer within 10 s") : nothing;
      }
      if (event.timer === "retry") {
        // What the admin switches off must not be switched on by a failure.
        return state.kind === "failed"
          ? work(machine, state.step === "switch-off" ? "switch-off" : "sign-in")
          : nothing;
      }
      return state.kind === "registered" ? work(machine, "token") : nothing;
    case "token":
      return state.kind === "registered" && event.token !== machine.token ? work(machine, "token") : nothing;
    case "permission":
      return permissionChanged({ ...machine, permission: event.permission });
    case "accept":
      return state.kind === "invited" ? work(machine, "permission") : nothing;
    case "decline":
      return state.kind === "invited"
        ? { machine: at(machine, { kind: "declined" }), commands: [] }
        : nothing;
    case "enable":
      return enable(machine);
    case "switch-off":
      return state.kind === "registered" ? work(machine, "switch-off") : nothing;
  }
}

const at = (machine: PushMachine, state: PushState): PushMachine => ({ ...machine, state });

/** A step with its time-out; only the admin, who is asked for the permission, may take as long as it takes. */
function work(machine: PushMachine, step: PushStepName): PushStep {
  const attempt = machine.attempt + 1;
  const doing: PushCommand = { kind: "do", step, attempt, token: machine.token };
  const timed = step !== "permission";
  return {
    machine: { ...at(machine, { kind: "working", step }), attempt },
    commands: timed ? [doing, { kind: "wait", timer: "pending", milliseconds: pendingTimeout }] : [doing],
  };
}

function start(machine: PushMachine, event: Extract<PushEvent, { readonly kind: "start" }>): PushStep {
  const { owner, permission } = event;
  // Another admin's registration says nothing about this one.
  const remembered = event.remembered?.owner === owner ? event.remembered : undefined;
  const ready = { ...machine, owner, permission, remembered };
  if (!event.supported) return { machine: at(ready, { kind: "unsupported" }), commands: [] };
  if (permission === "denied") return { machine: at(ready, { kind: "blocked" }), commands: [] };
  if (remembered?.off === true) return { machine: at(ready, { kind: "off" }), commands: [] };
  return work(ready, "sign-in");
}

function done(machine: PushMachine, step: PushStepName, value: string, now: number): PushStep {
  const forget: PushCommand = { kind: "forget", timer: "pending" };
  const after = (next: PushStep): PushStep => ({ ...next, commands: [forget, ...next.commands] });
  switch (step) {
    case "sign-in":
      return after(work(machine, "service-worker"));
    case "service-worker":
      return after(
        machine.permission === "granted"
          ? work(machine, "token")
          : { machine: at(machine, { kind: "invited" }), commands: [] },
      );
    case "permission":
      if (value === "granted") return work({ ...machine, permission: "granted" }, "token");
      // Closing the browser's question answers `default`: it may be asked again another day.
      return { machine: at(machine, { kind: value === "denied" ? "blocked" : "declined" }), commands: [] };
    case "token":
      return after(tokenKnown({ ...machine, token: value }, now));
    case "post":
      return after(registered(machine, now));
    case "switch-off": {
      const push = { owner: machine.owner, token: "", sentAt: now, off: true };
      return after({
        machine: { ...at(machine, { kind: "off" }), remembered: push, token: "" },
        commands: [{ kind: "remember", push }],
      });
    }
  }
}

/** Sent when the token is new or changed, or the last time is 7 days ago (or in the future: the clock was set back). */
function tokenKnown(machine: PushMachine, now: number): PushStep {
  const { remembered, token } = machine;
  const age = now - (remembered?.sentAt ?? 0);
  const fresh = remembered !== undefined && remembered.token === token && age >= 0 && age < refreshAfter;
  if (!fresh) return work(machine, "post");
  return {
    machine: { ...at(machine, { kind: "registered", token, sentAt: remembered.sentAt }), failures: 0 },
    commands: [{ kind: "wait", timer: "refresh", milliseconds: refreshAfter - age }],
  };
}

function registered(machine: PushMachine, now: number): PushStep {
  const { owner, token } = machine;
  const push = { owner, token, sentAt: now, off: false };
  return {
    machine: { ...at(machine, { kind: "registered", token, sentAt: now }), remembered: push, failures: 0 },
    commands: [
      { kind: "remember", push },
      { kind: "wait", timer: "refresh", milliseconds: refreshAfter },
    ],
  };
}

function failed(machine: PushMachine, step: PushStepName, why: string): PushStep {
  const forget: PushCommand = { kind: "forget", timer: "pending" };
  if (why === "messaging/permission-blocked") {
    return { machine: at(machine, { kind: "blocked" }), commands: [forget] };
  }
  const { attempt, failures } = machine;
  const next = {
    ...at(machine, { kind: "failed", step, why }),
    attempt: attempt + 1,
    failures: failures + 1,
  };
  const milliseconds = Math.min(longestRetry, firstRetry * 2 ** failures);
  return {
    machine: next,
    commands: [forget, { kind: "log", step, why }, { kind: "wait", timer: "retry", milliseconds }],
  };
}

function permissionChanged(machine: PushMachine): PushStep {
  const { state, permission } = machine;
  const nothing: PushStep = { machine, commands: [] };
  if (permission === "denied") {
    const matters = state.kind !== "idle" && state.kind !== "unsupported" && state.kind !== "off";
    return matters
      ? { machine: { ...at(machine, { kind: "blocked" }), attempt: machine.attempt + 1 }, commands: [] }
      : nothing;
  }
  if (permission === "granted" && (state.kind === "invited" || state.kind === "declined"))
    return work(machine, "token");
  return state.kind === "blocked" ? work(machine, "sign-in") : nothing;
}

/** The page « Notifications » switches on: after "not now", a failure or a switching-off. */
function enable(machine: PushMachine): PushStep {
  switch (machine.state.kind) {
    case "declined":
    case "invited":
      return work(machine, "permission");
    case "off":
    case "failed":
      return work({ ...machine, remembered: undefined }, "sign-in");
    case "idle":
    case "unsupported":
    case "working":
    case "blocked":
    case "registered":
      return { machine, commands: [] };
  }
}

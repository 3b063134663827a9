/**
 * Push registration, a pure state machine: sign-in, service worker, permission, token, POST. Asks for
 * permission only after an accepted invitation: browsers block pages that ask on load.
 */
import { permissionChanged, rememberedChanged, subscriptionChecked } from "./push-changes.ts";
import { at, begin, blocked, forgetPending, ownOf, registerAnew, stay, work } from "./push-moves.ts";
import {
  firstRetry,
  longestRetry,
  type PushEvent,
  type PushMachine,
  type PushStep,
  type PushStepName,
  type PushTimer,
  refreshAfter,
  switchedOff,
} from "./push-state.ts";

export function stepPush(machine: PushMachine, event: PushEvent): PushStep {
  const { state } = machine;
  switch (event.kind) {
    case "start":
      // Once per page.
      return state.kind === "idle" ? start(machine, event) : stay(machine);
    case "done":
      return state.kind === "working" && event.attempt === machine.attempt
        ? done(machine, state.step, event.value, event.now)
        : stay(machine);
    case "failed":
      return state.kind === "working" && event.attempt === machine.attempt
        ? failed(machine, state.step, event.why)
        : stay(machine);
    case "timer":
      return timeIsUp(machine, event.timer);
    case "token":
      return state.kind === "registered" && event.token !== machine.token
        ? work(machine, "token")
        : stay(machine);
    case "permission":
      return permissionChanged(machine, event.permission);
    case "remembered":
      return rememberedChanged(machine, event.remembered);
    case "subscription":
      return subscriptionChecked(machine, event.exists);
    case "kept":
      return state.kind === "registered" ? registerAnew(machine) : stay(machine);
    case "accept":
      return state.kind === "invited" ? work(machine, "permission") : stay(machine);
    case "decline":
      return state.kind === "invited" ? stay(at(machine, { kind: "declined" })) : stay(machine);
    case "enable":
      return enable(machine);
    case "switch-off":
      return state.kind === "registered" ? switchOff(machine) : stay(machine);
  }
}

function start(machine: PushMachine, event: Extract<PushEvent, { readonly kind: "start" }>): PushStep {
  const { owner, permission, registeredFor } = event;
  const ready = { ...machine, owner, permission, remembered: ownOf(owner, event.remembered) };
  if (!event.supported) return stay(at(ready, { kind: "unsupported" }));
  // Ends the former admin's alerts, even if this one wants none.
  if (registeredFor !== undefined && registeredFor !== owner) return work(ready, "former");
  return begin(ready);
}

function done(machine: PushMachine, step: PushStepName, value: string, now: number): PushStep {
  const after = (next: PushStep): PushStep => ({ ...next, commands: [forgetPending, ...next.commands] });
  switch (step) {
    case "former":
      return after(begin(machine));
    case "sign-in":
      return after(work(machine, "service-worker"));
    case "service-worker":
      return after(
        machine.permission === "granted" ? work(machine, "token") : stay(at(machine, { kind: "invited" })),
      );
    case "permission":
      if (value === "granted") return work({ ...machine, permission: "granted" }, "token");
      // Dismissing the browser's question answers `default`; it can be asked again.
      return value === "denied" ? blocked(machine) : stay(at(machine, { kind: "declined" }));
    case "token":
      return after(tokenKnown({ ...machine, token: value }, now));
    case "post":
      return after(registered(machine, now));
    case "switch-off":
      return after(stay({ ...at(machine, { kind: "off" }), token: "", failures: 0 }));
  }
}

/** Sent if new, changed, 7 days old, or dated in the future. */
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
  if (why === switchedOff) return { machine: at(machine, { kind: "off" }), commands: [forgetPending] };
  if (why === "messaging/permission-blocked") {
    const { machine: after, commands } = blocked(machine);
    return { machine: after, commands: [forgetPending, ...commands] };
  }
  if (step === "former") {
    // Retried at the next start; meanwhile this admin's registration replaces the former one.
    const next = begin(machine);
    return { ...next, commands: [forgetPending, { kind: "log", step, why }, ...next.commands] };
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
    commands: [forgetPending, { kind: "log", step, why }, { kind: "wait", timer: "retry", milliseconds }],
  };
}

function timeIsUp(machine: PushMachine, timer: PushTimer): PushStep {
  const { state } = machine;
  switch (timer) {
    case "pending":
      return state.kind === "working" ? failed(machine, state.step, "no answer within 10 s") : stay(machine);
    case "retry":
      // A failure must not undo a switch-off.
      return state.kind === "failed"
        ? work(machine, state.step === "switch-off" ? "switch-off" : "sign-in")
        : stay(machine);
    case "refresh":
      return state.kind === "registered" ? work(machine, "token") : stay(machine);
  }
}

/** Stored first: other tabs and the next start obey at once. */
function switchOff(machine: PushMachine): PushStep {
  const { owner, token, remembered } = machine;
  const push = { owner, token, sentAt: remembered?.sentAt ?? 0, off: true };
  const next = work({ ...machine, remembered: push }, "switch-off");
  return { ...next, commands: [{ kind: "remember", push }, ...next.commands] };
}

/** From « Notifications », after "not now", a failure or a switch-off; or repeats a failed switch-off. */
function enable(machine: PushMachine): PushStep {
  const { state, owner } = machine;
  switch (state.kind) {
    case "declined":
    case "invited":
      return work(machine, "permission");
    case "failed":
      return work(machine, state.step === "switch-off" ? "switch-off" : "sign-in");
    case "off": {
      const push = { owner, token: "", sentAt: 0, off: false };
      const next = work({ ...machine, remembered: push }, "sign-in");
      return { ...next, commands: [{ kind: "remember", push }, ...next.commands] };
    }
    case "idle":
    case "unsupported":
    case "working":
    case "blocked":
    case "registered":
      return stay(machine);
  }
}

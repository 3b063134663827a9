/** The moves that the push registration's machine is made of. */
import {
  type PushCommand,
  type PushMachine,
  type PushState,
  type PushStep,
  type PushStepName,
  pendingTimeout,
  type RememberedPush,
} from "./push-state.ts";

export const forgetPending: PushCommand = { kind: "forget", timer: "pending" };

export const at = (machine: PushMachine, state: PushState): PushMachine => ({ ...machine, state });

export const stay = (machine: PushMachine): PushStep => ({ machine, commands: [] });

/** Another admin's registration says nothing about this one. */
export const ownOf = (owner: string, remembered: RememberedPush | undefined): RememberedPush | undefined =>
  remembered?.owner === owner ? remembered : undefined;

export const isOff = ({ remembered }: PushMachine): boolean => remembered?.off === true;

/** A step with its time-out; only the admin, who is asked for the permission, may take as long as it takes. */
export function work(machine: PushMachine, step: PushStepName): PushStep {
  const attempt = machine.attempt + 1;
  const doing: PushCommand = { kind: "do", step, attempt, token: machine.token };
  const timed = step !== "permission";
  return {
    machine: { ...at(machine, { kind: "working", step }), attempt },
    commands: timed ? [doing, { kind: "wait", timer: "pending", milliseconds: pendingTimeout }] : [doing],
  };
}

/** Leaves whatever is under way; its answer is not heard any more. */
export const leave = (machine: PushMachine, state: PushState): PushMachine => ({
  ...at(machine, state),
  attempt: machine.attempt + 1,
  token: "",
});

/** With its setting the browser takes the subscription away: what was sent is void, should it be allowed again. */
export function blocked(machine: PushMachine): PushStep {
  const left = leave(machine, { kind: "blocked" });
  return isOff(machine)
    ? stay(left)
    : { machine: { ...left, remembered: undefined }, commands: [{ kind: "void" }] };
}

/** The first step, for whom the browser lets, and who wants to. */
export function begin(machine: PushMachine): PushStep {
  if (machine.permission === "denied") return blocked(machine);
  return isOff(machine) ? stay(at(machine, { kind: "off" })) : work(machine, "sign-in");
}

/** What was sent is void: the browser registers, and the server is notified, whatever is remembered. */
export function registerAnew(machine: PushMachine): PushStep {
  const next = work({ ...machine, remembered: undefined }, "token");
  return { ...next, commands: [{ kind: "void" }, ...next.commands] };
}

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

/** Undefined for another admin's. */
export const ownOf = (owner: string, remembered: RememberedPush | undefined): RememberedPush | undefined =>
  remembered?.owner === owner ? remembered : undefined;

export const isOff = ({ remembered }: PushMachine): boolean => remembered?.off === true;

/** With a timeout, except for the permission, which awaits the admin. */
export function work(machine: PushMachine, step: PushStepName): PushStep {
  const attempt = machine.attempt + 1;
  const doing: PushCommand = { kind: "do", step, attempt, token: machine.token };
  const timed = step !== "permission";
  return {
    machine: { ...at(machine, { kind: "working", step }), attempt },
    commands: timed ? [doing, { kind: "wait", timer: "pending", milliseconds: pendingTimeout }] : [doing],
  };
}

export const leave = (machine: PushMachine, state: PushState): PushMachine => ({
  ...at(machine, state),
  attempt: machine.attempt + 1,
  token: "",
});

/** Blocking ends the subscription: the sent registration is void. */
export function blocked(machine: PushMachine): PushStep {
  const left = leave(machine, { kind: "blocked" });
  return isOff(machine)
    ? stay(left)
    : { machine: { ...left, remembered: undefined }, commands: [{ kind: "void" }] };
}

export function begin(machine: PushMachine): PushStep {
  if (machine.permission === "denied") return blocked(machine);
  return isOff(machine) ? stay(at(machine, { kind: "off" })) : work(machine, "sign-in");
}

/** The sent registration is void. */
export function registerAnew(machine: PushMachine): PushStep {
  const next = work({ ...machine, remembered: undefined }, "token");
  return { ...next, commands: [{ kind: "void" }, ...next.commands] };
}

/** From the browser's setting, subscription and other tabs. */
import { begin, blocked, isOff, leave, ownOf, registerAnew, stay, work } from "./push-moves.ts";
import type { Permission, PushMachine, PushState, PushStep, RememberedPush } from "./push-state.ts";

export function permissionChanged(before: PushMachine, permission: Permission): PushStep {
  const machine = { ...before, permission };
  const { state } = machine;
  switch (permission) {
    case "denied":
      return followsSetting(state) ? blocked(machine) : stay(machine);
    case "granted":
      if (state.kind === "invited" || state.kind === "declined") return work(machine, "token");
      return state.kind === "blocked" ? begin(machine) : stay(machine);
    case "default":
      if (state.kind === "blocked") return begin(machine);
      // A reset permission ends the subscription; the page may ask again.
      return state.kind === "registered"
        ? {
            machine: { ...leave(machine, { kind: "invited" }), remembered: undefined },
            commands: [{ kind: "void" }],
          }
        : stay(machine);
  }
}

export function rememberedChanged(before: PushMachine, remembered: RememberedPush | undefined): PushStep {
  const own = ownOf(before.owner, remembered);
  const machine = { ...before, remembered: own };
  const { state } = machine;
  if (remembered !== undefined && own === undefined) {
    return stay(state.kind === "registered" ? leave(machine, { kind: "off" }) : machine);
  }
  if (isOff(machine)) return stay(isSwitchedOffElsewhere(state) ? leave(machine, { kind: "off" }) : machine);
  const isElsewhere = own !== undefined && own.token !== "" && machine.permission === "granted";
  const isWaiting = state.kind === "off" || state.kind === "invited" || state.kind === "declined";
  return isElsewhere && isWaiting ? work(machine, "token") : stay(machine);
}

export function subscriptionChecked(machine: PushMachine, exists: boolean): PushStep {
  const { state } = machine;
  if (state.kind === "registered" && !exists) return registerAnew(machine);
  // The page was left during the switch-off.
  return state.kind === "off" && exists && isOff(machine) ? work(machine, "switch-off") : stay(machine);
}

const followsSetting = (state: PushState): boolean =>
  !(["idle", "unsupported", "off", "blocked"] as const).some((kind) => kind === state.kind);

function isSwitchedOffElsewhere(state: PushState): boolean {
  switch (state.kind) {
    case "registered":
    case "invited":
    case "declined":
      return true;
    case "working":
    case "failed":
      // A former admin's registration must end even if switched off.
      return state.step !== "switch-off" && state.step !== "former";
    case "idle":
    case "unsupported":
    case "blocked":
    case "off":
      return false;
  }
}

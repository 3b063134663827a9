import type { Mutant } from "./mutant.ts";

const lock = "packages/firebase-kit/src/lock";

/** A fault of the lock's machine, which the model finds by chance: in one of its stories, whichever. */
const fault = (name: string, file: string, from: string, to: string): Mutant => ({
  mechanism: "lock",
  name: `model: ${name}`,
  file: `${lock}/${file}`,
  from,
  to,
  caughtBy: ["edit-lock-model.test.ts"],
});

/** Faults that were seen in edit locks, or nearly: what holds a record too long, loses it, or says what is untrue. */
export const lockMutants: readonly Mutant[] = [
  fault(
    "a record is taken before its removal is registered",
    "plan.ts",
    "!removalRegistered && !tab.optOut;",
    "!removalRegistered && false;",
  ),
  fault(
    "a tab that opts out has its entry removed",
    "plan.ts",
    "!removalRegistered && !tab.optOut;",
    "!removalRegistered;",
  ),
  fault(
    "a cut connection leaves the belief",
    "step.ts",
    "    confirmed: false,\n    due: false,\n    stale: false,\n    intent: undefined,\n    busy: unanswered",
    "    due: false,\n    stale: false,\n    intent: undefined,\n    busy: unanswered",
  ),
  fault(
    "a request is sent after a cut, minutes late",
    "step.ts",
    "    intent: undefined,\n    busy: unanswered",
    "    busy: unanswered",
  ),
  fault(
    "who waits takes a free record at once",
    "plan.ts",
    "state.had || !state.waits || state.waited ||",
    "state.had || !state.waits || true ||",
  ),
  fault(
    "a former holder waits like everybody",
    "plan.ts",
    "const atOnce = state.had || !state.waits",
    "const atOnce = !state.waits",
  ),
  fault(
    "a holder never renews",
    "step.ts",
    "return still({ ...after, due: after.confirmed });",
    "return still(after);",
  ),
  fault(
    "a holder believes past its lease",
    "step.ts",
    "state: { ...after, confirmed: false, stale: after.confirmed },",
    "state: after,",
  ),
  fault(
    "a lock that nobody renews stays another's",
    "step.ts",
    "return still({ ...after, lapsed: true });",
    "return still(after);",
  ),
  fault(
    "a loss is not said",
    "news.ts",
    "state.had && state.wanted ? reason(state, entry) : state.lost;",
    "state.lost;",
  ),
  fault(
    "who yielded is told that the record was forced",
    "news.ts",
    'return ask.answer === "yielded" ? "yielded" : "forced";',
    'return "forced";',
  ),
  fault(
    "a closed form leaves its lock",
    "plan.ts",
    'if (maybeHeld) return call("drop");',
    'if (maybeHeld && state.tab.optOut) return call("drop");',
  ),
  fault(
    "a closed form leaves its request",
    "plan.ts",
    '  if (isWithdrawable(state)) return call("withdraw");\n  return cancelled(state) ?? { kind: "finish" };',
    '  return cancelled(state) ?? { kind: "finish" };',
  ),
  fault(
    "a request is offered to be forced at once",
    "view.ts",
    "forceAt: own.at + answerTime, canForce: overdue };",
    "forceAt: own.at + answerTime, canForce: true };",
  ),
  fault(
    "a request can never be forced",
    "step.ts",
    "return still({ ...after, overdue: true });",
    "return still(after);",
  ),
  fault(
    "a request keeps others from asking for ever",
    "step.ts",
    "return still({ ...after, aged: true });",
    "return still(after);",
  ),
  fault(
    "a request to a former holder is shown to the next",
    "state.ts",
    "ask.holder === entry?.email && ask.isTimed && (!entry.isTimed || ask.at >= entry.at);",
    "ask.isTimed && entry !== null && entry !== undefined;",
  ),
  fault(
    "refused calls are repeated without a pause",
    "timers.ts",
    "const least = Math.min(longestPause, 1_000 * 2 ** state.refusals);",
    "const least = Math.min(longestPause, 2 ** state.refusals);",
  ),
  fault(
    "a lost sign-in leaves the belief",
    "news.ts",
    "    listenRefused: true,\n    confirmed: false,",
    "    listenRefused: true,\n    confirmed: state.confirmed,",
  ),
  fault(
    "a second tab does not go on with the first one's lock",
    "plan.ts",
    'return call(isThisTab(state) ? "renew" : "adopt");',
    'return call("renew");',
  ),
  fault(
    "a service that does not answer is never said",
    "step.ts",
    'return still({ ...after, trouble: after.trouble ?? "unreachable" });',
    "return still(after);",
  ),
  fault(
    "a corrected address stays in the lock",
    "step.ts",
    "unsigned: state.unsigned || isFormer });",
    "unsigned: state.unsigned });",
  ),
  fault(
    "a hidden holder does not connect again",
    "step.ts",
    'const commands: LockCommand[] = believes(state) ? [{ kind: "reconnect" }] : [];',
    "const commands: LockCommand[] = [];",
  ),
];

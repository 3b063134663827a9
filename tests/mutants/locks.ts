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
    "work.ts",
    "!line.removal && !tab.optOut;",
    "!line.removal && tab.optOut && false;",
  ),
  fault(
    "a tab that opts out has its entry removed",
    "work.ts",
    "=> !line.removal && !tab.optOut;",
    '=> !line.removal || tab.name === "";',
  ),
  fault(
    "a cut connection leaves the belief",
    "hear.ts",
    "(now) => settle(now, pastOf(before))",
    '(now) => (phase.name === "held" ? still(now) : settle(now, pastOf(before)))',
  ),
  fault(
    "a page asks for another's record by itself",
    "phases.ts",
    'wish: phase.name === "other" ? phase.wish : "none" };',
    'wish: phase.name === "other" ? phase.wish : "ask" };',
  ),
  fault(
    "who waits takes a free record at once",
    "phases.ts",
    'if (entry === null && past.kind === "waited" && ownAsk',
    'if (entry === null && past.kind === "lost" && ownAsk',
  ),
  fault(
    "a former holder waits like everybody",
    "phases.ts",
    "  const { entry } = state.said;\n  const calm",
    '  const { entry } = state.said;\n  if (past.kind === "held" && entry === null && state.line.up && state.call === undefined)\n    return awaitFree(into(state, { name: "waiting", former: { adminId: undefined, email: "", name: "", sid: "", at: 0, isTimed: true, seen: 0 } }));\n  const calm',
  ),
  fault(
    "a holder never renews",
    "work.ts",
    'if (!state.waiting.includes("renew")) return',
    "if (state.refusals < 0) return",
  ),
  fault(
    "a holder believes past its lease",
    "step.ts",
    '      name === "lease"\n        ?',
    '      name === "free"\n        ?',
  ),
  fault(
    "a lock that nobody renews stays another's",
    "step.ts",
    'if (name === "lapse") return awaitFree',
    'if (name === "renew") return awaitFree',
  ),
  fault(
    "a loss is not said",
    "phases.ts",
    '    past.kind === "held"\n      ?',
    '    past.kind === "held" && past.away\n      ?',
  ),
  fault(
    "who yielded is told that the record was forced",
    "phases.ts",
    'if (ask.answer === "yielded") return "yielded";',
    'if (ask.answer === "refused") return "yielded";',
  ),
  fault(
    "a closed form leaves its lock",
    "work.ts",
    'if (mayHold) return { name: "drop" };',
    'if (mayHold && tab.optOut) return { name: "drop" };',
  ),
  fault(
    "a closed form leaves its request",
    "work.ts",
    'return withdrawn(state) ?? cancelled(line) ?? "finished";',
    'return cancelled(line) ?? "finished";',
  ),
  fault(
    "a request is offered to be forced at once",
    "view.ts",
    "canForce: isOverdue(state) };",
    "canForce: own.answer === undefined };",
  ),
  fault(
    "a request can never be forced",
    "state.ts",
    'own.answer === undefined && !state.waiting.includes("overdue");',
    "own.answer === undefined && state.waiting.length > 9;",
  ),
  fault(
    "a request keeps others from asking for ever",
    "state.ts",
    'if (ask === undefined || !state.waiting.includes("aged") || ask',
    "if (ask === undefined || ask",
  ),
  fault(
    "a request to a former holder is shown to the next",
    "entry.ts",
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
    "step.ts",
    '  trouble: (state, { why }) => (why === "sign-in" ? bar(state, why) : still(state)),\n  "signed-in"',
    '  trouble: still,\n  "signed-in"',
  ),
  fault(
    "a second tab does not go on with the first one's lock",
    "work.ts",
    '{ name: isMine ? "renew" : "adopt" };',
    '{ name: "renew" };',
  ),
  fault(
    "a service that does not answer is never said",
    "step.ts",
    'name === "patience" && state',
    'name === "again" && state',
  ),
  fault(
    "a corrected address stays in the lock",
    "hear.ts",
    "unsigned: phase.unsigned || isFormer }));",
    "unsigned: phase.unsigned && isFormer }));",
  ),
  fault(
    "a hidden holder does not connect again",
    "hear.ts",
    'pastOf(before).kind === "held" ? [{',
    'pastOf(before).kind === "held" && name === "sign" ? [{',
  ),
  fault(
    "another's record is editable once the rules refuse",
    "phases.ts",
    "said: { ...nothingSaid, entry: holder } };",
    "said: nothingSaid };",
  ),
  fault(
    "a cut hands the record to who merely waits",
    "timers.ts",
    "awaitFree(state, former.left ? 0 : graceTime);",
    "awaitFree(state, former.left ? 0 : 0);",
  ),
  fault(
    "a form that closed says nothing, and who waits is kept waiting",
    "work.ts",
    "if (isThisTab(state) && !told && !tab.optOut)",
    "if (isThisTab(state) && told && !tab.optOut)",
  ),
  fault(
    "who comes back to a record that is owed to another reads that the service refuses",
    "work.ts",
    "if (owingAsk(state) !== undefined) return undefined;",
    "",
  ),
  fault(
    "who comes back to a record that is owed to another is not told whose turn it is",
    "view.ts",
    "const owed = owingAsk(state);",
    "const owed = owingAsk({ ...state, waiting: [] });",
  ),
];

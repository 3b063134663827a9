/** Draws the lock's phases: plays every event in every state that can be reached, and notes which phase follows. */
import { readFileSync, writeFileSync } from "node:fs";
import { type AskEntry, type LockEntry, readAsk, readLock } from "../src/lock/entry.ts";
import { closedLock, type LockEvent, type LockState, type Phase } from "../src/lock/state.ts";
import { step } from "../src/lock/step.ts";

const tab = { id: 1, email: "a@x.fr", name: "A", sid: "a1", optOut: false, typed: false };
const entryOf = (letter: string, id: number, more: object = {}) => ({
  id,
  email: `${letter}@x.fr`,
  name: letter,
  sid: `${letter}1`,
  at: 1,
  seen: 1,
  typed: true,
  ...more,
});
const own = entryOf("a", 1);
const other = entryOf("b", 2);
const asked = { ...own, holder: other.email };

const known = <T>(value: T | null): T => {
  if (value === null) throw new Error("an example is no entry");
  return value;
};
const entries: readonly (LockEntry | null)[] = [
  null,
  known(readLock(own)),
  known(readLock(other)),
  known(readLock({ ...other, left: true })),
];
const requests: readonly (AskEntry | null)[] = [null, known(readAsk(asked))];

/** What may happen in a state. */
function eventsIn({ call, waiting }: LockState): readonly LockEvent[] {
  return [
    { kind: "open", optOut: false },
    { kind: "close" },
    { kind: "page-hidden" },
    { kind: "page-shown" },
    { kind: "connection", up: true },
    { kind: "connection", up: false },
    ...entries.map((entry) => ({ kind: "lock", entry, ago: 0 }) as const),
    ...requests.map((entry) => ({ kind: "ask", entry }) as const),
    ...waiting.map((timer) => ({ kind: "timer", timer }) as const),
    ...(call === undefined ? [] : outcomesOf(call.work.name, call.number)),
    { kind: "refused" },
    { kind: "trouble", why: "sign-in" },
    { kind: "signed-in" },
    { kind: "intent", intent: "force" },
    { kind: "reopen" },
  ];
}

function outcomesOf(name: string, call: number): readonly LockEvent[] {
  const value = name.startsWith("take") ? { value: own } : {};
  return [
    { kind: "outcome", call, took: 0, outcome: { kind: "done", ...value } },
    { kind: "outcome", call, took: 0, outcome: { kind: "given-up" } },
  ];
}

/** Calls are numbered for ever, and pauses grow: neither makes another state. */
const keyOf = (state: LockState): string =>
  JSON.stringify({ ...state, calls: 0, call: state.call?.work.name });

const labelOf = (event: LockEvent): string => {
  switch (event.kind) {
    case "lock":
      if (event.entry === null) return "free";
      return event.entry.email === tab.email ? "own entry" : "another's entry";
    case "connection":
      return event.up ? "connected" : "cut";
    case "timer":
      return `after ${event.timer}`;
    case "outcome":
      return event.outcome.kind === "done" ? "call done" : "call in vain";
    case "trouble":
      return "sign-in lost";
    case "intent":
      return "« Prendre la main »";
    default:
      return event.kind;
  }
};

type Name = Phase["name"];

/** Which phase follows which, and by what. */
function arrows(deepest: number): ReadonlyMap<Name, ReadonlyMap<Name, ReadonlySet<string>>> {
  const found = new Map<Name, Map<Name, Set<string>>>();
  const seen = new Set<string>();
  let reached: readonly LockState[] = [closedLock(tab)];
  for (let depth = 0; depth < deepest; depth += 1) {
    const next: LockState[] = [];
    for (const state of reached) {
      for (const event of eventsIn(state)) {
        const after = step(state, event).state;
        note(found, state.phase.name, after.phase.name, labelOf(event));
        const key = keyOf(after);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push(after);
      }
    }
    reached = next;
  }
  return found;
}

function note(found: Map<Name, Map<Name, Set<string>>>, from: Name, to: Name, label: string): void {
  if (from === to) return;
  const ways = found.get(from) ?? new Map<Name, Set<string>>();
  const labels = ways.get(to) ?? new Set<string>();
  found.set(from, ways.set(to, labels.add(label)));
}

/** Far enough that no deeper state adds an arrow. */
const depth = 7;

/** The diagram, for Mermaid. Closing and unloading, which every phase knows, are left out. */
export function lockDiagram(): string {
  const lines = [...arrows(depth)].flatMap(([from, ways]) =>
    [...ways].flatMap(([to, labels]) => {
      const shown = [...labels].filter((label) => label !== "close" && label !== "page-hidden").toSorted();
      return shown.length === 0 ? [] : [`  ${from} --> ${to}: ${shown.join(", ")}`];
    }),
  );
  return ["```mermaid", "stateDiagram-v2", "  [*] --> closed", ...lines.toSorted(), "```"].join("\n");
}

const page = new URL("../../../docs/lock.md", import.meta.url);
const place = /```mermaid\n[\s\S]*?\n```/;

/** The page with the present diagram in it. */
export const lockPage = (): string => readFileSync(page, "utf8").replace(place, lockDiagram);

if (process.argv[1] === new URL(import.meta.url).pathname) writeFileSync(page, lockPage());

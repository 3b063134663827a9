/**
 * The edit lock of one record in one tab: a pure state machine (§4, S11–S13, L01–L16). Events come in, calls and
 * timers go out as commands. The table says what each phase makes of each event; `workOf` what a phase then does
 * at the service. Invariants:
 *
 * - Held means confirmed on this connection, not contradicted since, and renewed in time.
 * - A lock not renewed for three minutes counts as free (L11); its holder gives it up earlier.
 * - Refused calls are retried with growing pauses; without an answer the lock is not held (L13).
 * - A free record is taken at once by a form that could be edited; by one that waited for another admin, later.
 */

import { isBound, isLive } from "./entry.ts";
import { connected, cut, heardAsk, heardEntry, heardLease, identified } from "./hear.ts";
import { settled } from "./outcome.ts";
import { bar, begin, end, into, listenAgain, settle } from "./phases.ts";
import {
  type EventName,
  type EventOf,
  foreignAsk,
  foreignEntry,
  isOverdue,
  type LockEvent,
  type LockState,
  ownAsk,
  type Past,
  type Phase,
  pastOf,
  type Step,
  standingAsk,
} from "./state.ts";
import { awaitFree, forget, inOrder, still } from "./timers.ts";
import { canBeAsked, workOf } from "./work.ts";

/** The next state, and what to do. */
export function step(before: LockState, event: LockEvent): Step {
  const { state, commands } = hear(table[before.phase.name], before, event);
  const work = workOf(state);
  if (work === undefined) return { state, commands };
  if (work === "finished") return inOrder({ state, commands }, (now) => end(now, { name: "closed" }));
  const number = state.calls + 1;
  return {
    state: { ...state, calls: number, call: { work, number, overtaken: false } },
    commands: [...commands, { kind: "call", call: number, work }],
  };
}

type Row = { readonly [K in EventName]: (state: LockState, event: EventOf<K>) => Step };

const hear = <K extends EventName>(row: Row, state: LockState, event: EventOf<K>): Step =>
  row[event.kind](state, event);

/** Nothing is listened to. */
const deaf: Row = {
  open: (state, { optOut }) => begin({ ...state, tab: { ...state.tab, optOut } }, { kind: "new" }),
  close: still,
  "page-hidden": still,
  "page-shown": still,
  connection: still,
  identity: still,
  lock: still,
  lease: still,
  ask: still,
  outcome: still,
  timer: still,
  typed: (state, { typed }) => still({ ...state, tab: { ...state.tab, typed } }),
  refused: still,
  trouble: still,
  "signed-in": still,
  intent: still,
  reopen: still,
};

/** What all phases of an open form have in common. */
const open: Row = {
  // Remounted immediately: the same form.
  open: (state, { optOut }) => still({ ...state, tab: { ...state.tab, optOut } }),
  close: (state) =>
    forget("free", "renew", "lease")(into(unwritten(state), { name: "leaving", told: false })),
  "page-hidden": (state) => end(state, { name: "away", past: pastOf(state) }),
  "page-shown": still,
  connection: (state, { up }) => (up ? connected(state) : cut(state)),
  identity: (state, { admin }) => identified(state, admin),
  lock: (state, { entry, ago }) => heardEntry(state, entry, ago),
  lease: (state, { renewed, ago }) => heardLease(state, renewed, ago),
  ask: (state, { entry }) => heardAsk(state, entry),
  outcome: (state, { call, outcome, took }) =>
    state.call?.number === call ? settled(state, outcome, took) : still(state),
  timer: (state, { timer }) => still({ ...state, waiting: state.waiting.filter((other) => other !== timer) }),
  typed: deaf.typed,
  refused: (state) => bar(state, "denied"),
  trouble: (state, { why }) => (why === "sign-in" ? bar(state, why) : still(state)),
  "signed-in": still,
  intent: still,
  reopen: still,
};

/** A timer of this phase that ran out, unless it was forgotten meanwhile. */
const timer =
  (act: (state: LockState, name: EventOf<"timer">["timer"]) => Step): Row["timer"] =>
  (state, event) =>
    state.waiting.includes(event.timer)
      ? inOrder(open.timer(state, event), (after) => act(after, event.timer))
      : still(state);

/** For one phase, which its row names. */
function within<N extends Phase["name"]>(name: N) {
  type Own = Extract<Phase, { readonly name: N }>;
  const isOwn = (phase: Phase): phase is Own => phase.name === name;
  return <E>(act: (state: LockState, phase: Own, event: E) => Step) =>
    (state: LockState, event: E): Step =>
      isOwn(state.phase) ? act(state, state.phase, event) : still(state);
}
const connecting = within("connecting");
const barred = within("barred");
const other = within("other");
const held = within("held");

const table: { readonly [N in Phase["name"]]: Row } = {
  closed: deaf,
  away: {
    ...deaf,
    // With typed values: a record taken meanwhile is lost (L04).
    "page-shown": (state) => begin(state, returning(pastOf(state))),
  },
  leaving: {
    ...open,
    // A pending release completes, then the lock is taken anew.
    open: (state, { optOut }) => settle({ ...state, tab: { ...state.tab, optOut } }, asNew(state)),
    close: still,
    "page-hidden": (state) => end(state, { name: "closed" }),
    refused: (state) => end(state, { name: "closed" }),
    trouble: (state, { why }) => (why === "sign-in" ? end(state, { name: "closed" }) : still(state)),
  },
  connecting: {
    ...open,
    timer: timer((state, name) =>
      name === "patience" && state.said.entry === undefined
        ? connecting((now, phase) => still(into(now, { ...phase, trouble: "unreachable" })))(state, name)
        : still(state),
    ),
    trouble: connecting((state, phase, { why }: EventOf<"trouble">) =>
      why === "sign-in" ? bar(state, why) : still(into(state, { ...phase, trouble: "unreachable" })),
    ),
  },
  barred: {
    ...open,
    close: (state) => end(unwritten(state), { name: "closed" }),
    refused: still,
    // Some of its places may still be heard: only listening anew brings all of them.
    lock: still,
    lease: still,
    ask: still,
    timer: timer((state, name) =>
      barred((now, { why }) => (name === "again" && why === "denied" ? listenAgain(now) : still(now)))(
        state,
        name,
      ),
    ),
    "signed-in": (state) => inOrder(forget("again")({ ...state, refusals: 0 }), listenAgain),
  },
  waiting: {
    ...open,
    // Pressed: not left to the former holder any longer.
    intent: (state, { intent }) =>
      intent === "force"
        ? forget("free")(into(state, { name: "taking", past: pastOf(state), doubt: undefined }))
        : still(state),
    timer: timer((state, name) =>
      name === "free"
        ? still(into(state, { name: "taking", past: pastOf(state), doubt: undefined }))
        : still(state),
    ),
  },
  taking: open,
  held: {
    ...open,
    // Saved: said to those who wait. What is typed needs no saying, as the entry shows that it is missing.
    typed: held((state, phase, event: EventOf<"typed">) =>
      inOrder(open.typed(state, event), (now) =>
        still(event.typed ? now : into(now, { ...phase, unsigned: true })),
      ),
    ),
    timer: timer((state, name) =>
      // After sleep the connection may be dead.
      name === "lease"
        ? inOrder(settle(state), (now) => ({
            state: into(now, { name: "taking", past: pastOf(state), doubt: "stale" }),
            commands: [{ kind: "reconnect" }],
          }))
        : still(state),
    ),
    intent: held((state, phase, { intent }: EventOf<"intent">) => {
      const ask = foreignAsk(state);
      const isAsked = ask !== undefined && ask.answer === undefined && isLive(ask, state.said.entry);
      const isReply = intent === "yielded" || intent === "refused";
      return still(isReply && isAsked ? into(state, { ...phase, reply: intent }) : state);
    }),
  },
  other: {
    ...open,
    timer: timer((state, name) =>
      other((now, phase) => {
        if (name === "lapse") return awaitFree(into(now, { ...phase, lapse: "waiting" }));
        if (name === "free") return still(into(now, { ...phase, lapse: "over" }));
        return still(now);
      })(state, name),
    ),
    intent: other((state, phase, { intent }: EventOf<"intent">) =>
      still(isPossible(state, phase, intent) ? into(state, { ...phase, wish: intent }) : state),
    ),
  },
  lost: {
    ...open,
    reopen: (state) => settle(unwritten(state), asNew(state)),
  },
};

/** What was typed is gone with its form. */
const unwritten = (state: LockState): LockState => ({ ...state, tab: { ...state.tab, typed: false } });

/** For a form that begins anew while its place is heard: who holds the record is known. */
function asNew(state: LockState): Past {
  const former = foreignEntry(state);
  return former === undefined ? { kind: "new" } : { kind: "waited", former };
}

function returning(past: Past): Past {
  if (past.kind === "held") return { kind: "held", away: true };
  return past.kind === "lost" ? past : { kind: "new" };
}

/** Drops a wish that would surprise the admin if it were granted later. */
function isPossible(
  state: LockState,
  { wish }: Extract<Phase, { readonly name: "other" }>,
  intent: EventOf<"intent">["intent"],
): intent is "ask" | "withdraw" | "force" {
  const own = ownAsk(state);
  switch (intent) {
    case "ask":
      return canBeAsked(state) && standingAsk(state) === undefined;
    case "withdraw":
      return (own !== undefined && !isBound(own, state.said.entry)) || wish === "ask";
    case "force":
      return isOverdue(state);
    case "yielded":
    case "refused":
      return false;
  }
}

import { snapshotOf, stateOf } from "../control/snapshot-of.ts";
import { clockState } from "../control/summary.ts";
import type { World } from "../world/world.ts";
import type { WorldHost } from "../worlds/world-host.ts";
import type { Around, ChangeRecord, FirstRecord } from "./kept-record.ts";

/** How many rows stand in one line: a world with a hundred thousand of them is written in parts. */
const rowsInLine = 2_000;
/** A clock whose readings differ by less than this in milliseconds was not moved. */
const unmoved = 50;

/** Where a world stood when its changes were last written down. */
interface Marks {
  readonly world: World;
  readonly tables: Map<string, number>;
  draws: number;
  answered: number;
  messages: number;
  mails: number;
  registrations: number;
  sessions: number;
  realtime: number;
  realtimeText: string;
  faults: string;
  service: string;
  clock: ClockMark;
}

/** How far the world's clock is before the machine's, or where it stands. */
interface ClockMark {
  readonly frozen: boolean;
  readonly at: number;
}

/** What changed in a world since it was asked last, as lines of its file. */
export class WorldChanges {
  readonly #host: WorldHost;
  #marks: Marks;

  /** @param host whose present state is known already, or will be written whole. */
  constructor(host: WorldHost) {
    this.#host = host;
    this.#marks = marksOf(host);
  }

  /** False when another world was put in the host's place (a reset): only a whole state says what it is. */
  get isSameWorld(): boolean {
    return this.#marks.world === this.#host.world;
  }

  /** Takes the present state as known: it was put back to what the file has. */
  skip(): void {
    this.#marks = marksOf(this.#host);
  }

  /** What changed since the last time; undefined when nothing did. */
  take(): ChangeRecord | undefined {
    const before = this.#marks;
    const { world } = this.#host;
    const tables = world.changesAfter(before.tables);
    const now = marksOf(this.#host, before);
    this.#marks = { ...now, tables: before.tables };
    const parts = { ...this.#listed(before, now), ...this.#replaced(before, now) };
    const isMoved =
      now.clock.frozen !== before.clock.frozen || Math.abs(now.clock.at - before.clock.at) > unmoved;
    // A clock that runs is no change: where it stood is written with the next one.
    if (!isMoved) this.#marks.clock = before.clock;
    const hasChanged =
      isMoved ||
      now.draws !== before.draws ||
      Object.keys(tables).length > 0 ||
      Object.keys(parts).length > 0;
    if (!hasChanged) return undefined;
    const { draws } = now;
    return {
      kind: "change",
      wall: Date.now(),
      clock: clockState(this.#host),
      draws,
      tables: Object.fromEntries(
        Object.entries(tables).map(([name, changes]) => [
          name,
          { ...changes, rows: changes.rows.map((row) => ({ ...row })), deleted: [...changes.deleted] },
        ]),
      ),
      ...parts,
    };
  }

  /** What is only ever added to. */
  #listed(before: Marks, now: Marks): Partial<ChangeRecord> {
    const { idempotency, outbox } = this.#host.world;
    const count = now.answered - before.answered;
    return {
      ...(count > 0 ? { answered: idempotency.list().slice(-count) } : {}),
      ...(now.messages === before.messages
        ? {}
        : {
            messages: outbox
              .list()
              .filter(({ id }) => id > before.messages)
              .map(copied),
          }),
      ...(now.mails === before.mails
        ? {}
        : {
            mails: outbox
              .mails()
              .filter(({ id }) => id > before.mails)
              .map(copied),
          }),
    };
  }

  /** What is small, and written as it is now. */
  #replaced(before: Marks, now: Marks): Partial<ChangeRecord> {
    const whole = snapshotParts(this.#host);
    return {
      ...(now.realtimeText === before.realtimeText ? {} : { realtime: JSON.parse(now.realtimeText) }),
      ...(now.faults === before.faults ? {} : { faults: whole.faults() }),
      ...(now.registrations === before.registrations ? {} : { registrations: whole.registrations() }),
      ...(now.sessions === before.sessions ? {} : { sessions: whole.sessions() }),
      ...(now.service === before.service ? {} : { service: whole.service() }),
    };
  }

  /** The whole state as lines, as it is at this moment: rows are never changed in place, so they may be written later. */
  whole(): Iterable<FirstRecord | ChangeRecord> {
    const host = this.#host;
    this.#marks = marksOf(host);
    const { tables, ...rest } = snapshotOf(host);
    const { sessions, service } = snapshotParts(host);
    const wall = Date.now();
    const saved = { ...rest, realtime: JSON.parse(this.#marks.realtimeText), tables: {} };
    const first: FirstRecord = { kind: "world", wall, saved, sessions: sessions(), service: service() };
    const base = { kind: "change" as const, wall, clock: saved.clock, draws: saved.draws };
    return (function* () {
      yield first;
      for (const [name, { nextId, rows, deleted }] of Object.entries(tables)) {
        yield { ...base, tables: { [name]: { whole: true, nextId, rows: [], deleted } } };
        for (let at = 0; at < rows.length; at += rowsInLine) {
          const part = { whole: false, nextId, rows: rows.slice(at, at + rowsInLine), deleted: [] };
          yield { ...base, tables: { [name]: part } };
        }
      }
    })();
  }
}

/** A record's own fields, as a line has them. */
const copied = <T extends object>(record: T) => ({ ...record });

function marksOf(host: WorldHost, before?: Marks): Marks {
  const { world, board, faults } = host;
  const { clock, outbox } = world;
  const isQuiet = before?.world === world && before.realtime === board.revision;
  return {
    world,
    tables: before === undefined ? world.revisions() : before.tables,
    draws: world.random.position,
    answered: world.idempotency.count,
    messages: outbox.list().at(-1)?.id ?? 0,
    mails: outbox.mails().at(-1)?.id ?? 0,
    registrations: world.pushRegistrations.revision,
    sessions: world.sessions.revision,
    realtime: board.revision,
    // What a client takes back at its end is in it for no moment.
    realtimeText: isQuiet ? before.realtimeText : JSON.stringify(stateOf(board.lasting())),
    faults: faults.size === 0 ? "[]" : JSON.stringify(faults.list()),
    service: `${board.online} ${board.rules}`,
    clock: { frozen: clock.frozen, at: clock.frozen ? clock.now() : clock.now() - performance.now() },
  };
}

function snapshotParts({ world, board, faults }: WorldHost) {
  return {
    faults: () => faults.list().map((fault) => ({ ...fault })),
    registrations: () =>
      world.pushRegistrations.list().map(({ adminId, registration }) => ({
        adminId,
        registration: { ...registration },
      })),
    sessions: (): Around["sessions"] => world.sessions.list(),
    service: (): Around["service"] => ({ online: board.online, rules: board.rules }),
  };
}

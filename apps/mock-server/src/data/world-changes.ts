import { snapshotOf, stateOf } from "../control/snapshot-of.ts";
import { clockState } from "../control/summary.ts";
import type { World } from "../world/world.ts";
import type { WorldHost } from "../worlds/world-host.ts";
import type { Around, ChangeRecord, FirstRecord } from "./kept-record.ts";

const rowsInLine = 2_000;
/** In ms; below, the clock was not moved. */
const unmoved = 50;

/** At the last write. */
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

/** Offset from the machine's clock, or the frozen time. */
interface ClockMark {
  readonly frozen: boolean;
  readonly at: number;
}

export class WorldChanges {
  readonly #host: WorldHost;
  #marks: Marks;

  /** @param host already recorded, or to be written whole */
  constructor(host: WorldHost) {
    this.#host = host;
    this.#marks = marksOf(host);
  }

  /** False after a reset. */
  get isSameWorld(): boolean {
    return this.#marks.world === this.#host.world;
  }

  /** After a rollback. */
  skip(): void {
    this.#marks = marksOf(this.#host);
  }

  take(): ChangeRecord | undefined {
    const before = this.#marks;
    const { world } = this.#host;
    const tables = world.changesAfter(before.tables);
    const now = marksOf(this.#host, before);
    this.#marks = { ...now, tables: before.tables };
    const parts = { ...this.#listed(before, now), ...this.#replaced(before, now) };
    const isMoved =
      now.clock.frozen !== before.clock.frozen || Math.abs(now.clock.at - before.clock.at) > unmoved;
    // A running clock alone is no change.
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

  /** Append-only. */
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

  /** Written whole. */
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

  /** Rows are immutable: may be serialized later. */
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
    // Without values that onDisconnect handlers will remove.
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

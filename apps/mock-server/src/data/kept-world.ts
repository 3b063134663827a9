import type { DatabaseSync } from "node:sqlite";
import { snapshotFormat, snapshotVersion } from "@palier/contract/control";
import { z } from "zod";
import { contractVersion } from "../control/contract-version.ts";
import { stateOf } from "../control/snapshot-of.ts";
import type { Table } from "../store/table.ts";
import type { AnyRow } from "../world/catalog.ts";
import type { World } from "../world/world.ts";
import { rowsOf } from "../worlds/grounds.ts";
import type { WorldHost } from "../worlds/world-host.ts";

/** A row, an answer, a message, or a part that is written whole, like the clock. Equal signs mean that nothing changed. */
interface Item {
  readonly sign: unknown;
  /** Null for a row that was deleted. */
  readonly value: () => unknown;
}

/** A table, or one of the lists below; with an equal sign its items need not be looked at again. */
interface List {
  readonly sign: unknown;
  /** By id. */
  readonly items: ReadonlyMap<string, Item>;
}
type Lists = ReadonlyMap<string, List>;

/** One world's items in the database: those that changed are written after each call, all are read at the start. */
export class KeptWorld {
  readonly #host: WorldHost;
  readonly #database: DatabaseSync;
  #written: { readonly world: World; readonly lists: Lists } | undefined;

  /** @param isWritten the database holds just this world */
  constructor(host: WorldHost, database: DatabaseSync, isWritten: boolean) {
    this.#host = host;
    this.#database = database;
    if (isWritten) this.skip();
  }

  /** Takes the present world for what is written, after it was read from there. */
  skip(): void {
    this.#written = { world: this.#host.world, lists: listsOf(this.#host, undefined) };
  }

  /**
   * Writes what changed, in one transaction: nothing or all of it is on the disk afterwards.
   * @throws Error if the disk refuses
   */
  save(): void {
    const { world, name } = this.#host;
    const last = this.#written?.world === world ? this.#written.lists : undefined;
    const lists = listsOf(this.#host, last);
    const changes = [...lists].flatMap(([list, { items }]) => changesOf(list, last?.get(list)?.items, items));
    if (last !== undefined && changes.length === 0) return;
    inTransaction(this.#database, () => {
      if (last === undefined) removeWorld(this.#database, name);
      const remove = this.#database.prepare("DELETE FROM item WHERE world = ? AND list = ? AND id = ?");
      const write = this.#database.prepare("INSERT OR REPLACE INTO item VALUES (?, ?, ?, ?)");
      for (const { list, id, item } of changes) {
        if (item === undefined) remove.run(name, list, id);
        else write.run(name, list, id, JSON.stringify(item.value()));
      }
      // When each was used last changes with every call, and is written along with any other change.
      write.run(name, parts, "sessions", JSON.stringify(sessionsOf(world)));
    });
    this.#written = { world, lists };
  }
}

interface Change {
  readonly list: string;
  readonly id: string;
  /** Undefined if it is gone. */
  readonly item: Item | undefined;
}

function changesOf(list: string, before: List["items"] = new Map(), after: List["items"]): Change[] {
  if (before === after) return [];
  const gone = [...before.keys()].filter((id) => !after.has(id));
  const changed = [...after].filter(([id, { sign }]) => before.get(id)?.sign !== sign);
  return [
    ...gone.map((id) => ({ list, id, item: undefined })),
    ...changed.map(([id, item]) => ({ list, id, item })),
  ];
}

/** Lists beside the tables. */
const parts = "=parts";
const nextIds = "=nextIds";
const answers = "=answered";
const messages = "=messages";
const mails = "=mails";

/** By name; those of `last` whose signs are the same as they are. */
function listsOf(host: WorldHost, last: Lists | undefined): Lists {
  const { idempotency, outbox, revision, writtenTables: tables } = host.world;
  const lists = new Map<string, List>();
  const add = (list: string, sign: unknown, items: () => List["items"]) => {
    const known = last?.get(list);
    lists.set(list, known !== undefined && known.sign === sign ? known : { sign, items: items() });
  };
  const partsNow = partsOf(host);
  add(parts, partsNow, () => partsNow);
  add(nextIds, revision, () => new Map([...tables].map(([name, { nextId }]) => [name, whole(nextId)])));
  for (const [name, table] of tables) add(name, table.revision, () => rowsIn(table));
  add(answers, idempotency.revision, () => byId(idempotency.list(), ({ key }) => key));
  add(messages, outbox.list(), () => byId(outbox.list(), ({ id }) => id));
  add(mails, outbox.mails(), () => byId(outbox.mails(), ({ id }) => id));
  return lists;
}

const whole = (value: unknown): Item => ({ sign: value, value: () => value });

const byId = <Value>(values: readonly Value[], idOf: (value: Value) => string | number): List["items"] =>
  new Map(values.map((value) => [String(idOf(value)), whole(value)]));

/** Those that differ from the seed. */
function rowsIn(table: Table<AnyRow>): List["items"] {
  const { rows, deleted } = table.snapshot();
  return new Map([
    ...byId(rows, ({ id }) => id),
    ...deleted.map((id): [string, Item] => [String(id), whole(null)]),
  ]);
}

function partsOf({ world, board, faults }: WorldHost): List["items"] {
  const { clock, ground, random, sessions } = world;
  const registrations = world.pushRegistrations;
  const clockNow = () => ({ frozen: clock.frozen, now: clock.now(), wall: Date.now() });
  const service = { online: board.online, rules: board.rules };
  return new Map<string, Item>([
    ["ground", { sign: ground, value: () => ({ seed: ground.seed, rows: rowsOf(ground) }) }],
    ["clock", { sign: clock.revision, value: clockNow }],
    ["draws", whole(random.position)],
    ["registrations", { sign: registrations.revision, value: () => registrations.list() }],
    ["sessions", { sign: sessions.revision, value: () => sessionsOf(world) }],
    // Without values that onDisconnect handlers will remove.
    ["realtime", { sign: board.revision, value: () => stateOf(board.lasting()) }],
    ["faults", { sign: JSON.stringify(faults.list()), value: () => faults.list() }],
    ["service", { sign: `${board.online} ${board.rules}`, value: () => service }],
  ]);
}

const sessionsOf = ({ sessions }: World) => ({ wall: Date.now(), open: sessions.list() });

/** Forgets a world that is gone, or about to be written whole. */
export const removeWorld = (database: DatabaseSync, name: string): void => {
  database.prepare("DELETE FROM item WHERE world = ?").run(name);
};

/**
 * All or nothing.
 * @throws what `write` throws, after taking back what it wrote
 */
export function inTransaction(database: DatabaseSync, write: () => void): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    write();
    database.exec("COMMIT");
  } catch (error) {
    try {
      database.exec("ROLLBACK");
    } catch {
      // SQLite has taken it back by itself, as for a full disk.
    }
    throw error;
  }
}

const storedSession = z.object({
  id: z.string(),
  adminId: z.int(),
  csrfToken: z.string(),
  openedAt: z.number(),
  seenAt: z.number(),
});
const storedParts = z.object({
  ground: z.object({ seed: z.string(), rows: z.record(z.string(), z.int()) }),
  clock: z.object({ frozen: z.boolean(), now: z.number(), wall: z.number() }),
  draws: z.int(),
  registrations: z.array(z.unknown()),
  sessions: z.object({ wall: z.number(), open: z.array(storedSession) }),
  realtime: z.json(),
  faults: z.array(z.unknown()),
  service: z.object({ online: z.boolean(), rules: z.enum(["shipped", "closed"]) }),
});

/** A world as it was written last. */
export interface ReadWorld {
  /** A snapshot (T08), not yet validated. A clock that runs has gone on by the machine's time. */
  readonly saved: Readonly<Record<string, unknown>>;
  readonly sessions: readonly z.output<typeof storedSession>[];
  readonly service: z.output<typeof storedParts>["service"];
}

function jsonOf(text: string): unknown {
  return JSON.parse(text);
}

/** Names of all kept worlds. */
export const worldNames = (database: DatabaseSync): string[] =>
  database
    .prepare("SELECT DISTINCT world FROM item ORDER BY world")
    .all()
    .map(({ world }) => String(world));

/**
 * The world as it was written last.
 * @throws Error if its parts are not those of a world
 */
export function readWorld(database: DatabaseSync, name: string): ReadWorld {
  const items = database
    .prepare("SELECT list, id, json FROM item WHERE world = ? ORDER BY rowid")
    .all(name)
    .map(({ list, id, json }) => ({ list, id: String(id), value: jsonOf(String(json)) }));
  const byList = Map.groupBy(items, ({ list }) => list);
  const entriesOf = (list: string) => (byList.get(list) ?? []).map(({ id, value }) => [id, value] as const);
  const valuesOf = (list: string) => entriesOf(list).map(([, value]) => value);
  const { ground, clock, sessions, service, ...rest } = storedParts.parse(
    Object.fromEntries(entriesOf(parts)),
  );
  const passed = (wall: number): number => (clock.frozen ? 0 : Math.max(0, Date.now() - wall));
  const now = clock.now + passed(clock.wall);
  const tables = entriesOf(nextIds).map(([table, nextId]) => {
    const [deleted = [], rows = []] = [true, false].map((isDeleted) =>
      entriesOf(table).filter(([, row]) => (row === null) === isDeleted),
    );
    return [table, { nextId, rows: rows.map(([, row]) => row), deleted: deleted.map(([id]) => Number(id)) }];
  });
  return {
    service,
    // When a session was used last is written with its next change only.
    sessions: sessions.open.map((each) => ({
      ...each,
      seenAt: Math.max(each.seenAt, now - passed(sessions.wall)),
    })),
    saved: {
      format: snapshotFormat,
      version: snapshotVersion,
      contract: contractVersion(),
      seed: ground.seed,
      rows: ground.rows,
      world: name,
      clock: { now: new Date(now).toISOString(), frozen: clock.frozen },
      draws: rest.draws,
      tables: Object.fromEntries(tables),
      answered: valuesOf(answers),
      realtime: rest.realtime,
      faults: rest.faults,
      push: { registrations: rest.registrations, messages: valuesOf(messages), mails: valuesOf(mails) },
    },
  };
}

import type { DatabaseSync } from "node:sqlite";
import { snapshotFormat, snapshotVersion } from "@palier/contract/control";
import { z } from "zod";
import { contractVersion } from "../control/contract-version.ts";
import { stateOf } from "../control/snapshot-of.ts";
import type { World } from "../world/world.ts";
import { rowsOf } from "../worlds/grounds.ts";
import type { WorldHost } from "../worlds/world-host.ts";

/** What is kept of a world: a row, an answer, a message, or a part that is written whole, like its clock. */
interface Item {
  /** A table, or one of the lists below. */
  readonly list: string;
  readonly id: string;
  /** Equal ones mean that nothing changed. */
  readonly sign: unknown;
  /** Null for a row that was deleted. */
  readonly value: unknown;
}

/** One world's items in the database: those that changed are written after each call, all are read at the start. */
export class KeptWorld {
  readonly #host: WorldHost;
  readonly #database: DatabaseSync;
  #written: { readonly world: World; readonly items: ReadonlyMap<string, Item> } | undefined;

  /** @param isWritten the database holds just this world */
  constructor(host: WorldHost, database: DatabaseSync, isWritten: boolean) {
    this.#host = host;
    this.#database = database;
    if (isWritten) this.skip();
  }

  /** Takes the present world for what is written, after it was read from there. */
  skip(): void {
    this.#written = { world: this.#host.world, items: itemsOf(this.#host) };
  }

  /**
   * Writes what changed, in one transaction: nothing or all of it is on the disk afterwards.
   * @throws Error if the disk refuses
   */
  save(): void {
    const { world, name } = this.#host;
    const last = this.#written?.world === world ? this.#written.items : undefined;
    const items = itemsOf(this.#host);
    const changed = [...items].filter(([place, { sign }]) => last?.get(place)?.sign !== sign);
    const gone = [...(last ?? [])].filter(([place]) => !items.has(place));
    if (last !== undefined && changed.length + gone.length === 0) return;
    inTransaction(this.#database, () => {
      if (last === undefined) removeWorld(this.#database, name);
      const remove = this.#database.prepare("DELETE FROM item WHERE world = ? AND list = ? AND id = ?");
      for (const [, { list, id }] of gone) remove.run(name, list, id);
      const write = this.#database.prepare("INSERT OR REPLACE INTO item VALUES (?, ?, ?, ?)");
      for (const [, { list, id, value }] of changed) write.run(name, list, id, JSON.stringify(value));
      // When each was used last changes with every call, and is written along with any other change.
      write.run(name, parts, "sessions", JSON.stringify(sessionsOf(world)));
    });
    this.#written = { world, items };
  }
}

/** Lists beside the tables. */
const parts = "=parts";
const nextIds = "=nextIds";
const answers = "=answered";
const messages = "=messages";
const mails = "=mails";

/** By list and id. */
function itemsOf({ world, board, faults }: WorldHost): Map<string, Item> {
  const items = new Map<string, Item>();
  const add = (list: string, id: string | number, sign: unknown, value: unknown = sign) =>
    items.set(`${list} ${id}`, { list, id: String(id), sign, value });
  const { clock, outbox } = world;
  add(parts, "ground", world.ground, { seed: world.ground.seed, rows: rowsOf(world.ground) });
  add(parts, "clock", clock.revision, { frozen: clock.frozen, now: clock.now(), wall: Date.now() });
  add(parts, "draws", world.random.position);
  add(parts, "registrations", world.pushRegistrations.revision, world.pushRegistrations.list());
  add(parts, "sessions", world.sessions.revision, sessionsOf(world));
  // Without values that onDisconnect handlers will remove.
  add(parts, "realtime", board.revision, stateOf(board.lasting()));
  add(parts, "faults", JSON.stringify(faults.list()), faults.list());
  add(parts, "service", `${board.online} ${board.rules}`, { online: board.online, rules: board.rules });
  for (const [table, { nextId, rows, deleted }] of Object.entries(world.snapshot())) {
    add(nextIds, table, nextId);
    for (const row of rows) add(table, row.id, row);
    for (const id of deleted) add(table, id, null);
  }
  for (const answer of world.idempotency.list()) add(answers, answer.key, answer);
  for (const message of outbox.list()) add(messages, message.id, message);
  for (const mail of outbox.mails()) add(mails, mail.id, mail);
  return items;
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
    if (database.isTransaction) database.exec("ROLLBACK");
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

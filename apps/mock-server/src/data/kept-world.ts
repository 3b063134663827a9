import type { DatabaseSync } from "node:sqlite";
import { snapshotFormat, snapshotVersion } from "@palier/contract/control";
import { z } from "zod";
import { contractVersion } from "../control/contract-version.ts";
import { stateOf } from "../control/snapshot-of.ts";
import type { World } from "../world/world.ts";
import { rowsOf } from "../worlds/grounds.ts";
import type { WorldHost } from "../worlds/world-host.ts";

/** Lists beside the tables, and how many items of each are kept. */
const lists = { "=answered": 10_000, "=messages": 500, "=mails": 500 } as const;

/** What was last written of a world. */
interface Written {
  readonly world: World;
  readonly tables: Map<string, number>;
  readonly answered: number;
  readonly messages: number;
  readonly mails: number;
  /** Texts of the parts, by name. */
  readonly parts: ReadonlyMap<string, Part>;
}

/** Written anew when its version, and then its text, differs. */
interface Part {
  readonly version: unknown;
  readonly json: string;
}

/** One world's rows in the database: written after each call, read at the start. */
export class KeptWorld {
  readonly #host: WorldHost;
  readonly #database: DatabaseSync;
  #written: Written | undefined;

  /** @param isWritten the database holds just this world */
  constructor(host: WorldHost, database: DatabaseSync, isWritten: boolean) {
    this.#host = host;
    this.#database = database;
    if (isWritten) this.skip();
  }

  /** Takes the present world for what is written, after it was read from there. */
  skip(): void {
    this.#written = writtenOf(this.#host, undefined);
  }

  /**
   * Writes what changed, in one transaction: nothing or all of it is on the disk afterwards.
   * @throws Error if the disk refuses
   */
  save(): void {
    const { world, name } = this.#host;
    const last = this.#written?.world === world ? this.#written : undefined;
    const tables = new Map(last?.tables);
    const changes = Object.entries(world.changesAfter(tables));
    const now = { ...writtenOf(this.#host, last), tables };
    const parts = [...now.parts].filter(([part, { json }]) => last?.parts.get(part)?.json !== json);
    const items = [
      ...changes.flatMap(([table, { rows, deleted }]) => [
        ...rows.map((row) => [table, row.id, JSON.stringify(row)] as const),
        ...deleted.map((id) => [table, id, null] as const),
      ]),
      ...after(world.outbox.list(), last?.messages).map(
        (each) => ["=messages", each.id, JSON.stringify(each)] as const,
      ),
      ...after(world.outbox.mails(), last?.mails).map(
        (each) => ["=mails", each.id, JSON.stringify(each)] as const,
      ),
    ];
    const count = now.answered - (last?.answered ?? 0);
    const answered = count === 0 ? [] : world.idempotency.list().slice(-count);
    if (last !== undefined && parts.length + items.length + answered.length === 0) return;
    inTransaction(this.#database, () => {
      if (last === undefined) removeWorld(this.#database, name);
      const writePart = this.#database.prepare("INSERT OR REPLACE INTO part VALUES (?, ?, ?)");
      for (const [part, { json }] of parts) writePart.run(name, part, json);
      // When each was used last is written along with any other change.
      writePart.run(name, "sessions", JSON.stringify(sessionsOf(world)));
      const writeItem = this.#database.prepare("INSERT OR REPLACE INTO item VALUES (?, ?, ?, ?)");
      for (const [list, id, json] of items) writeItem.run(name, list, id, json);
      const next = this.#database.prepare(
        "INSERT INTO item SELECT ?1, '=answered', coalesce(max(id), 0) + 1, ?2 FROM item WHERE world = ?1 AND list = '=answered'",
      );
      for (const each of answered) next.run(name, JSON.stringify(each));
      this.#forgetOld(name);
    });
    this.#written = now;
  }

  #forgetOld(name: string): void {
    const forget = this.#database.prepare(
      "DELETE FROM item WHERE world = ?1 AND list = ?2 AND id <= (SELECT max(id) FROM item WHERE world = ?1 AND list = ?2) - ?3",
    );
    for (const [list, most] of Object.entries(lists)) forget.run(name, list, most);
  }
}

const after = <Item extends { readonly id: number }>(items: readonly Item[], last = 0): readonly Item[] =>
  items.filter(({ id }) => id > last);

/** Forgets a world that is gone, or about to be written whole. */
export function removeWorld(database: DatabaseSync, name: string): void {
  for (const table of ["part", "item"]) database.prepare(`DELETE FROM ${table} WHERE world = ?`).run(name);
}

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

/** A text is made only where its version differs. */
function writtenOf(host: WorldHost, last: Written | undefined): Written {
  const { world, board, faults } = host;
  const { clock, outbox } = world;
  const parts: Record<string, readonly [version: unknown, value: () => unknown]> = {
    ground: [world.ground, () => ({ seed: world.ground.seed, rows: rowsOf(world.ground) })],
    clock: [clock.revision, () => ({ frozen: clock.frozen, now: clock.now(), wall: Date.now() })],
    draws: [world.random.position, () => world.random.position],
    nextIds: [world.revision, () => world.nextIds()],
    registrations: [world.pushRegistrations.revision, () => world.pushRegistrations.list()],
    sessions: [world.sessions.revision, () => sessionsOf(world)],
    // Without values that onDisconnect handlers will remove.
    realtime: [board.revision, () => stateOf(board.lasting())],
    faults: [JSON.stringify(faults.list()), () => faults.list()],
    service: [`${board.online} ${board.rules}`, () => ({ online: board.online, rules: board.rules })],
  };
  const partOf = (name: string, [version, value]: readonly [unknown, () => unknown]): Part => {
    const known = last?.parts.get(name);
    return known !== undefined && known.version === version
      ? known
      : { version, json: JSON.stringify(value()) };
  };
  return {
    world,
    tables: world.revisions(),
    answered: world.idempotency.count,
    messages: outbox.list().at(-1)?.id ?? 0,
    mails: outbox.mails().at(-1)?.id ?? 0,
    parts: new Map(Object.entries(parts).map(([name, part]) => [name, partOf(name, part)])),
  };
}

const sessionsOf = ({ sessions }: World) => ({ wall: Date.now(), open: sessions.list() });

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
  nextIds: z.record(z.string(), z.int()),
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

function listIn<Item>(lists: Map<string, Item[]>, name: string): Item[] {
  const list = lists.get(name) ?? [];
  lists.set(name, list);
  return list;
}

/** Names of all kept worlds. */
export const worldNames = (database: DatabaseSync): string[] =>
  database
    .prepare("SELECT DISTINCT world FROM part ORDER BY world")
    .all()
    .map(({ world }) => String(world));

/**
 * The world as it was written last.
 * @throws Error if its parts are not those of a world
 */
export function readWorld(database: DatabaseSync, name: string): ReadWorld {
  const texts = database.prepare("SELECT name, json FROM part WHERE world = ?").all(name);
  const parts = storedParts.parse(
    Object.fromEntries(texts.map((part) => [String(part.name), JSON.parse(String(part.json))])),
  );
  const rows = new Map<string, unknown[]>();
  const deleted = new Map<string, number[]>();
  for (const { list, id, json } of database
    .prepare("SELECT list, id, json FROM item WHERE world = ? ORDER BY list, id")
    .all(name)) {
    if (json === null) listIn(deleted, String(list)).push(Number(id));
    else listIn(rows, String(list)).push(JSON.parse(String(json)));
  }
  const passed = (wall: number): number => (parts.clock.frozen ? 0 : Math.max(0, Date.now() - wall));
  const { seed, rows: sizes } = parts.ground;
  const now = parts.clock.now + passed(parts.clock.wall);
  return {
    service: parts.service,
    // When a session was used last is written with its next change only.
    sessions: parts.sessions.open.map((each) => ({
      ...each,
      seenAt: Math.max(each.seenAt, now - passed(parts.sessions.wall)),
    })),
    saved: {
      format: snapshotFormat,
      version: snapshotVersion,
      contract: contractVersion(),
      seed,
      rows: sizes,
      world: name,
      clock: { now: new Date(now).toISOString(), frozen: parts.clock.frozen },
      draws: parts.draws,
      tables: Object.fromEntries(
        Object.entries(parts.nextIds).map(([table, nextId]) => [
          table,
          { nextId, rows: rows.get(table) ?? [], deleted: deleted.get(table) ?? [] },
        ]),
      ),
      answered: rows.get("=answered") ?? [],
      realtime: parts.realtime,
      faults: parts.faults,
      push: {
        registrations: parts.registrations,
        messages: rows.get("=messages") ?? [],
        mails: rows.get("=mails") ?? [],
      },
    },
  };
}

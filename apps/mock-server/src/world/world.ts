import type { RealtimeSettings, SignedInAdmin } from "@palier/contract";
import type { AdminIdentity } from "@palier/firebase-rules/identity";
import { type Rng, rng } from "../core/random.ts";
import { Table, type TableChanges, type TableSnapshot } from "../store/table.ts";
import type { Around } from "./around.ts";
import type { AnyRow, EntityLike, RowOf } from "./catalog.ts";
import { Clock } from "./clock.ts";
import { Timetable } from "./due.ts";
import type { GroundOf } from "./ground.ts";
import { Idempotency } from "./idempotency.ts";
import { Outbox } from "./outbox.ts";
import { PushRegistrations } from "./push-registrations.ts";
import { Sessions } from "./sessions.ts";
import { SignInBrake } from "./sign-in-brake.ts";
import { Turns } from "./turns.ts";

/** Who holds a record's edit lock (§4): `since` is an ISO instant. */
export interface Holder {
  readonly email: string;
  readonly name: string;
  readonly since: string;
}

/** Where edit locks are looked up: who holds a record, besides this admin. Nobody does until a realtime server says so. */
export type LockSource = (entity: string, id: number, besides?: AdminIdentity) => Holder | undefined;

export interface WorldOptions {
  /** What a door adds to each new world, those after a reset included: how its realtime service is reached, say. */
  readonly prepare?: (world: World) => void;
  /** How long an unused session lasts, in milliseconds. */
  readonly sessionLifetime?: number;
}

/** The ground of these worlds: seeded rows, and rules that act in a {@link World}. */
export type Ground = GroundOf<World>;

let worlds = 0;

/** One isolated copy of everything that can change. It costs nothing until it differs from the seeded ground. */
export class World {
  readonly name: string;
  readonly ground: Ground;
  /** Unlike the name it is never given twice, so that what is remembered by it cannot outlive the world. */
  readonly serial: number = ++worlds;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly signInBrake: SignInBrake;
  /** When something is due in it; see `bring-up-to-date.ts`. */
  readonly timetable = new Timetable();
  readonly idempotency = new Idempotency();
  /** Who is served when; only large tables make anyone wait. */
  readonly turns = new Turns(this);
  /** The world's own numbers, drawn in order: the same calls give the same ones. */
  readonly random: Rng;
  readonly pushRegistrations = new PushRegistrations();
  /** Push messages and e-mails that left this world. */
  readonly outbox = new Outbox();
  lockHolder: LockSource = () => undefined;
  /** How this admin's browser, which sees this server at an origin, reaches its realtime service; undefined where there is none. */
  realtimeSettings: ((origin: string, admin: SignedInAdmin) => RealtimeSettings) | undefined;
  /** Admits an admin, as of now, to the realtime service, or shuts the admin out at once; undefined where there is none. */
  setRealtimeAccess: ((admin: SignedInAdmin, isAdmitted: boolean) => void) | undefined;
  /** Where faults and the journal step in: around each call of the API that found its route. */
  around: Around | undefined;
  /** Receives the names of the tables that changed, once what changed them has run. */
  tablesChanged: ((names: ReadonlySet<string>) => void) | undefined;
  readonly #tables = new Map<string, Table<AnyRow>>();
  #changed: Set<string> | undefined;
  #isAnnounced = true;

  constructor(name: string, ground: Ground, options: WorldOptions = {}) {
    this.name = name;
    this.ground = ground;
    this.clock = new Clock(ground.now);
    this.sessions = new Sessions(this.clock, options.sessionLifetime);
    this.signInBrake = new SignInBrake(this.clock);
    // Not by the world's name: two worlds that are called alike answer alike.
    this.random = rng(ground.seed, "world", 0);
  }

  /** Grows with every change of any table. */
  get revision(): number {
    let sum = 0;
    for (const table of this.#tables.values()) sum += table.revision;
    return sum;
  }

  /** The table of an entity (typed rows) or of a name. Throws a RangeError when the ground has none of that name. */
  table<E extends EntityLike>(entity: E): Table<RowOf<E>>;
  table(name: string): Table<AnyRow>;
  table(of: string | EntityLike): Table<AnyRow> {
    const name = typeof of === "string" ? of : of.name;
    const known = this.#tables.get(name);
    if (known !== undefined) return known;
    const base = this.ground.tables.get(name);
    if (base === undefined) throw new RangeError(`no table ${name}`);
    const dues = this.ground.rules.dues.filter(({ entity }) => entity.name === name);
    const table = new Table(base, () => {
      if (dues.length > 0) this.timetable.forget(dues);
      this.#noteChange(name);
    });
    this.#tables.set(name, table);
    return table;
  }

  /** Runs a change that {@link tablesChanged} does not receive, as of a program that announces nothing. It may not wait. */
  unannounced<T>(change: () => T): T {
    this.#isAnnounced = false;
    try {
      return change();
    } finally {
      this.#isAnnounced = true;
    }
  }

  /** One report a call, before its answer leaves, however many rows the call changed. */
  #noteChange(name: string): void {
    if (this.tablesChanged === undefined || !this.#isAnnounced) return;
    if (this.#changed === undefined) {
      const changed = new Set<string>();
      this.#changed = changed;
      queueMicrotask(() => {
        this.#changed = undefined;
        this.tablesChanged?.(changed);
      });
    }
    this.#changed.add(name);
  }

  /** What this world changed, by table, to be kept as JSON. */
  snapshot(): Record<string, TableSnapshot> {
    const changed = [...this.#tables].filter(([, table]) => table.revision > 0);
    return Object.fromEntries(changed.map(([name, table]) => [name, table.snapshot()]));
  }

  /** The present revision of each table that was ever looked at. */
  revisions(): Map<string, number> {
    return new Map(Array.from(this.#tables, ([name, table]) => [name, table.revision]));
  }

  /** What changed since the revisions of tables that are given, and then takes the present ones down there. */
  changesAfter(revisions: Map<string, number>): Record<string, TableChanges> {
    const changed: [string, TableChanges][] = [];
    for (const [name, table] of this.#tables) {
      const before = revisions.get(name) ?? 0;
      if (table.revision === before) continue;
      changed.push([name, table.changesAfter(before)]);
      revisions.set(name, table.revision);
    }
    return Object.fromEntries(changed);
  }

  /** Puts tables back as {@link snapshot} gave them; one that is left out is as it was seeded. */
  return(tables: Readonly<Record<string, TableSnapshot>>): void {
    for (const [name, table] of this.#tables) {
      table.restore(tables[name] ?? { nextId: table.base.count + 1, rows: [], deleted: [] });
    }
    for (const name of Object.keys(tables).filter((each) => !this.#tables.has(each)))
      this.restore({ [name]: tables[name] ?? { nextId: 1, rows: [], deleted: [] } });
  }

  /** Puts back what {@link snapshot} gave. Throws a RangeError or a TypeError that names the table that does not fit. */
  restore(tables: Readonly<Record<string, TableSnapshot>>): void {
    for (const [name, state] of Object.entries(tables)) this.table(name).restore(state);
  }
}

import type { RealtimeSettings, SignedInAdmin } from "@palier/contract";
import type { AdminIdentity } from "@palier/firebase-kit/rules";
import type { Log } from "../core/log-event.ts";
import { type Rng, rng } from "../core/random.ts";
import { Table, type TableSnapshot } from "../store/table.ts";
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

/** §4; `since` is an ISO instant. */
export interface Holder {
  readonly email: string;
  readonly name: string;
  readonly since: string;
}

/** The holder, unless that is `besides`. None without a realtime server. */
export type LockSource = (entity: string, id: number, besides?: AdminIdentity) => Holder | undefined;

export interface WorldOptions {
  /** Called for each new world, also after a reset. */
  readonly prepare?: (world: World) => void;
  /** In ms. */
  readonly sessionLifetime?: number;
}

export type Ground = GroundOf<World>;

let worlds = 0;

/** An isolated copy of all state; no memory until it differs from the seed. */
export class World {
  readonly name: string;
  readonly ground: Ground;
  /** Unlike the name never reused, so that caches cannot outlive the world. */
  readonly serial: number = ++worlds;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly signInBrake: SignInBrake;
  readonly timetable = new Timetable();
  readonly idempotency = new Idempotency();
  /** Equal calls give equal numbers. */
  readonly random: Rng;
  readonly pushRegistrations = new PushRegistrations();
  readonly outbox = new Outbox();
  lockHolder: LockSource = () => undefined;
  /** For a browser that sees this server at `origin`; undefined without a realtime service. */
  realtimeSettings: ((origin: string, admin: SignedInAdmin) => RealtimeSettings) | undefined;
  /** Admits an admin, or revokes access at once; undefined without a realtime service. */
  /** For what no answer shows; undefined without a log. */
  tell: Log | undefined;
  setRealtimeAccess: ((admin: SignedInAdmin, isAdmitted: boolean) => void) | undefined;
  /** Faults and journal. */
  around: Around | undefined;
  /** Closed, or replaced: nothing that happens in it is seen. */
  isGone = false;
  /** After each call. */
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
    // Independent of the name: equal calls in other worlds get equal answers.
    this.random = rng(ground.seed, "world", 0);
  }

  /** Raised by every change of any table. */
  get revision(): number {
    let sum = 0;
    for (const table of this.#tables.values()) sum += table.revision;
    return sum;
  }

  /** Throws a RangeError if unknown. */
  table<E extends EntityLike>(entity: E): Table<RowOf<E>>;
  table(name: string): Table<AnyRow>;
  table(of: string | EntityLike): Table<AnyRow> {
    const name = typeof of === "string" ? of : of.name;
    const known = this.#tables.get(name);
    if (known !== undefined) return known;
    const base = this.ground.tables.get(name);
    if (base === undefined) throw new RangeError(`no table ${name}: seed/seed.ts joins none`);
    const dues = this.ground.rules.dues.filter(({ entity }) => entity.name === name);
    const table = new Table(base, () => {
      if (dues.length > 0) this.timetable.forget(dues);
      this.#noteChange(name);
    });
    this.#tables.set(name, table);
    return table;
  }

  /** Runs a change without {@link tablesChanged}, like a program that announces nothing. */
  unannounced<T>(change: () => T): T {
    this.#isAnnounced = false;
    try {
      return change();
    } finally {
      this.#isAnnounced = true;
    }
  }

  /** One report per call, before its answer leaves. */
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

  /** By name: the tables that were changed, even if they are as the seed again. */
  get writtenTables(): ReadonlyMap<string, Table<AnyRow>> {
    return new Map([...this.#tables].filter(([, table]) => table.revision > 0));
  }

  /** What differs from the seed, by table. */
  snapshot(): Record<string, TableSnapshot> {
    return Object.fromEntries([...this.writtenTables].map(([name, table]) => [name, table.snapshot()]));
  }

  /** Missing tables return to the seed. */
  return(tables: Readonly<Record<string, TableSnapshot>>): void {
    for (const [name, table] of this.#tables) {
      table.restore(tables[name] ?? { nextId: table.base.count + 1, rows: [], deleted: [] });
    }
    for (const name of Object.keys(tables).filter((each) => !this.#tables.has(each)))
      this.restore({ [name]: tables[name] ?? { nextId: 1, rows: [], deleted: [] } });
  }

  /** Throws a RangeError or TypeError that names the table that does not fit. */
  restore(tables: Readonly<Record<string, TableSnapshot>>): void {
    for (const [name, state] of Object.entries(tables)) this.table(name).restore(state);
  }
}

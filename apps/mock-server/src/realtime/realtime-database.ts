import type { Identity } from "./auth/token-office.ts";
import type { Json } from "./json.ts";
import { broadcast } from "./listening/broadcast.ts";
import { ListenIndex } from "./listening/listen-index.ts";
import type { Receiver } from "./listening/listening.ts";
import type { LastWishes, WishPart } from "./protocol/last-wishes.ts";
import type { RuleBook } from "./rules/rule-book.ts";
import { checkApart, type Path, parsePath } from "./tree/path.ts";
import { readValue } from "./tree/read-value.ts";
import { Store, type Write } from "./tree/store.ts";
import { type Tree, toJson } from "./tree/tree.ts";
import { WireRefusal } from "./wire-refusal.ts";
import type { Writer } from "./writer.ts";

export interface DatabaseOptions {
  readonly name: string;
  /** Undefined lets everyone read and write everything. */
  readonly rules: RuleBook | undefined;
  /** Server time in milliseconds. */
  readonly now: () => number;
  /** Who a token names, or why it is refused. */
  readonly identity: (token: string) => Identity | string;
}

/** A client's connection, as far as the namespace needs it. */
export interface Connection extends Receiver {
  readonly id: string;
  /** What its client wants written when it ends. */
  readonly wishes: Pick<LastWishes, "list">;
  readonly writer: Writer;
  /** Ends it with a reason, which the client gets. */
  close(reason: string): void;
  /** The sign-in of its client is over. */
  endSignIn(): void;
  /** Rules were replaced: ends listens that may not be read any more. */
  checkListens(): void;
  /** Ends it without a word, as a network would. */
  cut(): void;
}

/**
 * One namespace: its values, who listens, who is connected. Other parts of the mock server use {@link read},
 * {@link set}, {@link update}, {@link listen}, {@link snapshot} and {@link restore}, which no rule limits; clients come
 * through sessions, which ask the rules.
 */
export class RealtimeDatabase {
  readonly name: string;
  readonly now: () => number;
  readonly identity: DatabaseOptions["identity"];
  readonly listens: ListenIndex;
  readonly sessions = new Map<string, Connection>();
  #rules: RuleBook | undefined;
  readonly #store = new Store();
  #revision = 0;
  #online = true;
  #isClosed = false;

  constructor({ name, rules, now, identity }: DatabaseOptions) {
    this.name = name;
    this.#rules = rules;
    this.now = now;
    this.identity = identity;
    this.listens = new ListenIndex(this.#store);
  }

  /** A copy of what stands at a path (`locks/building/12`); null when nothing does. */
  read(path: string): Json {
    return toJson(this.at(parsePath(path)));
  }

  /** Writes past the rules; server values are understood. Null deletes. Throws a WireRefusal for an impossible value. */
  set(path: string, value: Json): void {
    const at = parsePath(path);
    this.write(at, [{ path: at, value }], false, "owner");
  }

  /** Several places at once, each a path below `path`. */
  update(path: string, values: Readonly<Record<string, Json>>): void {
    const base = parsePath(path);
    const parts = Object.entries(values).map(([place, value]) => ({
      path: [...base, ...parsePath(place)],
      value,
    }));
    this.write(base, parts, true, "owner");
  }

  /** Tells of each change at, above or below a path, after it is stored; gives what ends it. */
  listen(path: string, listener: (value: Json) => void): () => void {
    const receiver = { send: () => listener(this.read(path)) };
    const listening = this.listens.add(receiver, parsePath(path), undefined, undefined);
    return () => this.listens.remove(receiver, listening);
  }

  /** All that is stored, for saving a world. */
  snapshot(): Json {
    return toJson(this.#store.root);
  }

  /** Grows with every write. */
  get revision(): number {
    return this.#revision;
  }

  /** What would stand if every connection ended now, its last wishes done: what a server that was killed starts with. */
  lasting(): Json {
    const { name, now, identity } = this;
    const left = new RealtimeDatabase({ name, rules: this.#rules, now, identity });
    left.restore(this.snapshot());
    for (const { wishes, writer } of this.sessions.values()) {
      for (const wish of wishes.list()) {
        try {
          left.write(wish.base, wish.parts, wish.merge, writer);
        } catch (error) {
          // Refused at the end of a connection, too.
          if (!(error instanceof WireRefusal)) throw error;
        }
      }
    }
    return left.snapshot();
  }

  /** Puts a saved state in place and notifies its listeners. */
  restore(state: Json): void {
    this.set("", state);
  }

  /** Cuts connections without a word, as a network would. Gives how many. */
  dropSockets(): number {
    const sessions = [...this.sessions.values()];
    for (const session of sessions) session.cut();
    return sessions.length;
  }

  /** False cuts all connections and takes no new ones: the realtime service is down for this world. */
  set online(value: boolean) {
    this.#online = value;
    if (!value) this.dropSockets();
  }

  get online(): boolean {
    return this.#online;
  }

  /** True while the rules refuse everything. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  set isClosed(value: boolean) {
    this.#isClosed = value;
    this.#checkListens();
  }

  /** The rules in force, as a `database.rules.json`. */
  get rulesFile(): Json {
    return this.#rules?.file ?? { rules: { ".read": true, ".write": true } };
  }

  /** Puts other rules in force, as a deployment does: listens that they forbid end. */
  putRules(rules: RuleBook): void {
    this.#rules = rules;
    this.#checkListens();
  }

  /** Whether the rules give the children of a place an index. */
  isIndexed(path: Path, index: string): boolean {
    return this.#rules?.isIndexed(path, index) ?? false;
  }

  at(path: Path): Tree | undefined {
    return this.#store.at(path);
  }

  canRead(identity: Identity | undefined, path: Path): boolean {
    if (this.#isClosed) return false;
    const asking = { auth: identity?.auth ?? null, now: this.now() };
    return this.#rules === undefined || this.#rules.canRead(this.#store.root, path, asking);
  }

  /** Writes as a client: throws `permission_denied` when the rules say no. */
  write(base: Path, parts: readonly WishPart[], merge: boolean, writer: Writer): void {
    const writes = this.checkWrite(parts, writer);
    for (const write of writes) this.#store.set(write);
    this.#revision += 1;
    broadcast(this.listens, { base, merge, writes });
  }

  /** What would be written, if the rules allow it. */
  checkWrite(parts: readonly WishPart[], writer: Writer): readonly Write[] {
    const now = this.now();
    const writes = this.#writes(parts, now);
    if (writer === "owner" || (this.#rules === undefined && !this.#isClosed)) return writes;
    if (!this.#isClosed && this.#rules?.canWrite(this.#store.root, writes, { auth: writer, now }))
      return writes;
    throw new WireRefusal("permission_denied", "Permission denied");
  }

  /** Forgets a connection that is over. */
  leave(session: Connection): void {
    if (this.sessions.get(session.id) === session) this.sessions.delete(session.id);
  }

  #checkListens(): void {
    for (const session of [...this.sessions.values()]) session.checkListens();
  }

  #writes(parts: readonly WishPart[], now: number): Write[] {
    checkApart(parts);
    return parts.map(({ path, value }) => ({
      path,
      tree: readValue(value, this.at(path), { now, depth: path.length }),
    }));
  }
}

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
  /** Undefined allows everything. */
  readonly rules: RuleBook | undefined;
  /** Epoch ms. */
  readonly now: () => number;
  /** Hears of each write to an entry (`locks/building/9`): what stood there, and what does. */
  readonly heard?: ((path: Path, before: Json, after: Json) => void) | undefined;
  /** A string is the reason of refusal. */
  readonly identity: (token: string) => Identity | string;
}

export interface Connection extends Receiver {
  readonly id: string;
  readonly wishes: Pick<LastWishes, "list">;
  readonly writer: Writer;
  close(reason: string): void;
  endSignIn(): void;
  checkListens(): void;
  cut(): void;
}

/** One namespace. String-path methods bypass the rules, for the mock server; sessions apply them. */
export class RealtimeDatabase {
  readonly name: string;
  readonly now: () => number;
  readonly identity: DatabaseOptions["identity"];
  readonly listens: ListenIndex;
  readonly sessions = new Map<string, Connection>();
  readonly #heard: DatabaseOptions["heard"];
  #rules: RuleBook | undefined;
  readonly #store = new Store();
  #revision = 0;
  #online = true;
  #isClosed = false;

  constructor({ name, rules, now, identity, heard }: DatabaseOptions) {
    this.name = name;
    this.#heard = heard;
    this.#rules = rules;
    this.now = now;
    this.identity = identity;
    this.listens = new ListenIndex(this.#store);
  }

  /** A copy; null if absent. */
  read(path: string): Json {
    return toJson(this.at(parsePath(path)));
  }

  /** Null deletes. Throws a WireRefusal for an invalid value. */
  set(path: string, value: Json): void {
    const at = parsePath(path);
    this.write(at, [{ path: at, value }], false, "owner");
  }

  update(path: string, values: Readonly<Record<string, Json>>): void {
    const base = parsePath(path);
    const parts = Object.entries(values).map(([place, value]) => ({
      path: [...base, ...parsePath(place)],
      value,
    }));
    this.write(base, parts, true, "owner");
  }

  /** At, above or below the path. Returns an unsubscribe function. */
  listen(path: string, listener: (value: Json) => void): () => void {
    const receiver = { send: () => listener(this.read(path)) };
    const listening = this.listens.add(receiver, parsePath(path), undefined, undefined);
    return () => this.listens.remove(receiver, listening);
  }

  snapshot(): Json {
    return toJson(this.#store.root);
  }

  /** Raised by every write. */
  get revision(): number {
    return this.#revision;
  }

  /** The values after all onDisconnect writes: what a restarted server begins with. */
  lasting(): Json {
    const { name, now, identity } = this;
    const left = new RealtimeDatabase({ name, rules: this.#rules, now, identity });
    left.restore(this.snapshot());
    for (const { wishes, writer } of this.sessions.values()) {
      for (const wish of wishes.list()) {
        try {
          left.write(wish.base, wish.parts, wish.merge, writer);
        } catch (error) {
          // Ignored, as at a disconnect.
          if (!(error instanceof WireRefusal)) throw error;
        }
      }
    }
    return left.snapshot();
  }

  restore(state: Json): void {
    this.set("", state);
  }

  dropSockets(): number {
    const sessions = [...this.sessions.values()];
    for (const session of sessions) session.cut();
    return sessions.length;
  }

  /** False cuts all connections and refuses new ones. */
  set online(value: boolean) {
    this.#online = value;
    if (!value) this.dropSockets();
  }

  get online(): boolean {
    return this.#online;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  set isClosed(value: boolean) {
    this.#isClosed = value;
    this.#checkListens();
  }

  get rulesFile(): Json {
    return this.#rules?.file ?? { rules: { ".read": true, ".write": true } };
  }

  /** Ends listens that the rules forbid. */
  putRules(rules: RuleBook): void {
    this.#rules = rules;
    this.#checkListens();
  }

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

  /** Throws `permission_denied`. */
  write(base: Path, parts: readonly WishPart[], merge: boolean, writer: Writer): void {
    const writes = this.checkWrite(parts, writer);
    for (const write of writes) {
      const heard = write.path.length < 3 ? undefined : this.#heard;
      const entry = write.path.slice(0, 3);
      const before = heard === undefined ? null : toJson(this.at(entry));
      this.#store.set(write);
      heard?.(entry, before, toJson(this.at(entry)));
    }
    this.#revision += 1;
    broadcast(this.listens, { base, merge, writes });
  }

  /** Throws `permission_denied`. */
  checkWrite(parts: readonly WishPart[], writer: Writer): readonly Write[] {
    const now = this.now();
    const writes = this.#writes(parts, now);
    if (writer === "owner" || (this.#rules === undefined && !this.#isClosed)) return writes;
    if (!this.#isClosed && this.#rules?.canWrite(this.#store.root, writes, { auth: writer, now }))
      return writes;
    throw new WireRefusal("permission_denied", "Permission denied");
  }

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

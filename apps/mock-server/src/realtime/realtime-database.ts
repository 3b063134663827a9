import type { Identity } from "./auth/tokens.ts";
import type { Json } from "./json.ts";
import { broadcast, type Listen } from "./listens.ts";
import { type Request, setOf } from "./request.ts";
import type { RuleBook } from "./rules/rule-book.ts";
import type { RuleAuth } from "./rules/values.ts";
import { checkApart, type Path, parsePath, pathText } from "./tree/path.ts";
import { readValue } from "./tree/read-value.ts";
import { Store, type Tree, toJson, treeAt, type Write, written } from "./tree/tree.ts";
import { WireRefusal } from "./wire-refusal.ts";

export interface DatabaseOptions {
  readonly name: string;
  readonly rules: RuleBook;
  /** Epoch ms. */
  readonly now: () => number;
  /** Called after each write to an entry (`locks/building/9`), with its value before and after. */
  readonly onEntryWrite?: ((path: Path, before: Json, after: Json) => void) | undefined;
  /** A string is the reason of refusal. */
  readonly identity: (token: string) => Identity | string;
}

/** User, anonymous, or owner, who bypasses the rules. */
export type Writer = RuleAuth | null | "owner";

export interface Connection {
  readonly id: string;
  /** To be written at its end. */
  readonly onDisconnect: readonly Request[];
  readonly writer: Writer;
  close(reason: string): void;
  endSignIn(): void;
  /** Ends listens that the rules forbid by now. */
  checkListens(): void;
  /** Like a network failure. */
  cut(): void;
}

/** One namespace. String-path methods bypass the rules, for the mock server; sessions apply them. */
export class RealtimeDatabase {
  readonly name: string;
  readonly now: () => number;
  readonly identity: DatabaseOptions["identity"];
  readonly listens = new Set<Listen>();
  readonly sessions = new Map<string, Connection>();
  readonly #onEntryWrite: DatabaseOptions["onEntryWrite"];
  #rules: RuleBook;
  readonly #store = new Store();
  #revision = 0;
  #online = true;
  #isClosed = false;

  constructor({ name, rules, now, identity, onEntryWrite }: DatabaseOptions) {
    this.name = name;
    this.#onEntryWrite = onEntryWrite;
    this.#rules = rules;
    this.now = now;
    this.identity = identity;
  }

  /** Null if absent. */
  read(path: string): Json {
    return toJson(this.at(parsePath(path)));
  }

  /** Null deletes. Throws a WireRefusal for an invalid value. */
  set(path: string, value: Json): void {
    this.write(setOf(parsePath(path), value), "owner");
  }

  /** At, above or below the path. Returns an unsubscribe function. */
  listen(path: string, listener: (value: Json) => void): () => void {
    const send = () => listener(this.read(path));
    const listen = { path: parsePath(path), query: undefined, tag: undefined, send };
    this.listens.add(listen);
    return () => this.listens.delete(listen);
  }

  snapshot(): Json {
    return toJson(this.root);
  }

  get root(): Tree | undefined {
    return this.#store.root;
  }

  /** Raised by every write. */
  get revision(): number {
    return this.#revision;
  }

  /** The values after all onDisconnect writes: what a restarted server begins with. */
  lasting(): Json {
    let left = this.root;
    for (const { onDisconnect, writer } of this.sessions.values()) {
      for (const request of onDisconnect) left = written(left, this.#allowed(request, writer, left) ?? []);
    }
    return toJson(left);
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

  /** True refuses everything but the owner's writes. */
  set isClosed(value: boolean) {
    this.#isClosed = value;
    this.#checkListens();
  }

  get rules(): RuleBook {
    return this.#rules;
  }

  set rules(rules: RuleBook) {
    this.#rules = rules;
    this.#checkListens();
  }

  at(path: Path): Tree | undefined {
    return treeAt(this.root, path);
  }

  canRead(reader: Writer, path: Path): boolean {
    if (reader === "owner") return true;
    if (this.#isClosed) return false;
    return (
      this.#rules === undefined || this.#rules.canRead(this.root, path, { auth: reader, now: this.now() })
    );
  }

  /** Throws `permission_denied`. */
  write(request: Request, writer: Writer): void {
    const { base, merge } = request;
    const writes = this.checkWrite(request, writer);
    const before = this.root;
    this.#store.set(...writes);
    this.#revision += 1;
    const entries = writes.flatMap(({ path }) => (path.length < 3 ? [] : [path.slice(0, 3)]));
    for (const entry of new Map(entries.map((each) => [pathText(each), each])).values())
      this.#onEntryWrite?.(entry, toJson(treeAt(before, entry)), toJson(this.at(entry)));
    broadcast(this.listens, { base, merge, writes }, this.root);
  }

  /** Throws `permission_denied`. */
  checkWrite(request: Request, writer: Writer): readonly Write[] {
    const allowed = this.#allowed(request, writer, this.root);
    if (allowed === undefined) throw new WireRefusal("permission_denied", "Permission denied");
    return allowed;
  }

  /** Undefined if the rules refuse it. */
  #allowed({ parts }: Request, writer: Writer, root: Tree | undefined): readonly Write[] | undefined {
    checkApart(parts);
    const now = this.now();
    const writes = parts.map(({ path, value }) => ({
      path,
      tree: readValue(value, treeAt(root, path), { now, depth: path.length }),
    }));
    if (writer === "owner") return writes;
    const isAllowed = !this.#isClosed && this.#rules.canWrite(root, writes, { auth: writer, now });
    return isAllowed ? writes : undefined;
  }

  #checkListens(): void {
    for (const session of [...this.sessions.values()]) session.checkListens();
  }
}

/** An in-memory realtime database: compare-and-set transactions, onDisconnect, the shipped rules. */

import { type Json, parsePath, RuleBook, readValue, Store, toJson } from "@palier/mock-server/realtime";
import { databaseRules } from "../rules/database-rules.ts";
import { isRecord } from "../rules/json.ts";
import type { Admin } from "../src/lock/entry.ts";
import type { Outcome } from "../src/lock/state.ts";
import type { Schedule } from "./schedule.ts";

export interface Connection {
  /** The current sign-in's claims. */
  claims: Admin;
  /** False: the token expired, or the sign-in ended. */
  signedIn: boolean;
  /** Paths to remove on disconnect. */
  readonly removals: Set<string>;
  readonly listens: Set<string>;
  readonly push: (path: string, value: unknown) => void;
  /** Revokes the client's listening. */
  readonly refuse: (path: string) => void;
  /** Reports the time of a refused write. */
  readonly refused: (at: number) => void;
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
export const nameOf = (email: string): string => email.toUpperCase();
/**
 * The initial address of an admin, by any address (a number after the letter counts corrections) or
 * identifier.
 */
export const whose = (identity: string): string =>
  `${/^\d+$/.test(identity) ? String.fromCharCode(Number(identity)) : identity[0]}@x.fr`;

const shipped = new RuleBook(databaseRules(["building"]));

export class SimulatedService {
  readonly connections = new Set<Connection>();
  /** What faulty deployed rules still allow. */
  allowed: "as shipped" | "reading" | "nothing" = "as shipped";
  /** A removal was refused, so that what it should have removed may stay. */
  orphaned = false;
  /** Whether the backend's claims have identifiers. */
  saysIds = true;
  readonly #addresses = new Map<string, string>();
  /** Who changed each path last: an initial address. */
  readonly #authors = new Map<string, string>();
  readonly #store = new Store();
  readonly #schedule: Schedule;
  readonly #rules: RuleBook;

  constructor(schedule: Schedule, rules = shipped) {
    this.#schedule = schedule;
    this.#rules = rules;
  }

  read(path: string): unknown {
    return toJson(this.#store.at(parsePath(path)));
  }

  /** The initial address of the admin who last changed what stands at `path`. */
  authorOf(path: string): string | undefined {
    return this.#authors.get(path);
  }

  /** Bypasses the rules. */
  set(path: string, value: Json): void {
    this.#store.set({ path: parsePath(path), tree: this.#tree(path, value) });
    this.#tell(path);
  }

  /** Paths. */
  locked(): string[] {
    const area = this.read("locks/building");
    return isRecord(area) ? Object.keys(area).map((id) => `locks/building/${id}`) : [];
  }

  listen(connection: Connection, path: string, cached: unknown): void {
    if (!this.#mayRead(connection)) {
      connection.refuse(path);
      return;
    }
    connection.listens.add(path);
    if (!same(cached, this.read(path))) connection.push(path, this.read(path));
  }

  /** Ends listeners without read access. */
  deploy(allowed: SimulatedService["allowed"]): void {
    this.allowed = allowed;
    for (const connection of this.connections) this.#checkListens(connection);
  }

  signIn(connection: Connection, signedIn: boolean, claims: Admin): void {
    connection.signedIn = signedIn;
    connection.claims = claims;
    this.#checkListens(connection);
  }

  /** With the backend's current claims, on the same connection. */
  signInAs(connection: Connection, email: string): Outcome {
    connection.claims = this.claimsOf(email);
    return { kind: "done" };
  }

  /** `email`: the initial address. */
  claimsOf(email: string): Admin {
    const id = this.saysIds ? email.charCodeAt(0) : undefined;
    return { id, email: this.#addresses.get(email) ?? email, name: nameOf(email) };
  }

  correctAddress(email: string): void {
    const [letter, number] = /^(.)(\d*)/.exec(this.claimsOf(email).email)?.slice(1) ?? [];
    this.#addresses.set(email, `${letter}${Number(number) + 1}@x.fr`);
  }

  /** A write by an admin's own program, subject to the rules. */
  write(email: string, path: string, value: unknown): void {
    const author = [...this.connections].find(({ claims }) => whose(claims.email) === email);
    if (author !== undefined) this.#write(author, path, value);
  }

  /** Result of a transaction. */
  put(connection: Connection, path: string, guess: unknown, value: unknown): "ok" | "datastale" | "denied" {
    if (!same(guess, this.read(path))) return "datastale";
    if (this.#write(connection, path, value)) return "ok";
    connection.refused(this.#schedule.now);
    return "denied";
  }

  /** Runs the onDisconnect handlers, subject to the current rules. */
  end(connection: Connection): void {
    if (!this.connections.delete(connection)) return;
    for (const path of connection.removals) {
      if (!this.#write(connection, path, null)) this.orphaned = true;
    }
  }

  /** The rules are checked now, and again on disconnect. */
  registerRemoval(connection: Connection, path: string): boolean {
    if (!this.#allows(connection, path, null)) {
      connection.refused(this.#schedule.now);
      return false;
    }
    connection.removals.add(path);
    return true;
  }

  #write(connection: Connection, path: string, value: unknown): boolean {
    if (!this.#allows(connection, path, value)) return false;
    const before = this.read(path);
    this.#store.set({ path: parsePath(path), tree: this.#tree(path, value) });
    if (same(before, this.read(path))) return true;
    this.#authors.set(path, whose(connection.claims.email));
    this.#tell(path);
    return true;
  }

  #tell(path: string): void {
    for (const connection of this.connections) {
      if (connection.listens.has(path)) connection.push(path, this.read(path));
    }
  }

  #checkListens(connection: Connection): void {
    if (this.#mayRead(connection)) return;
    for (const path of connection.listens) connection.refuse(path);
    connection.listens.clear();
  }

  #mayRead({ signedIn }: Connection): boolean {
    return signedIn && this.allowed !== "nothing";
  }

  #tree(path: string, value: unknown) {
    const at = parsePath(path);
    return readValue(value, this.#store.at(at), { now: this.#schedule.now, depth: at.length });
  }

  #allows({ claims, signedIn }: Connection, path: string, value: unknown): boolean {
    if (this.allowed !== "as shipped") return false;
    const { id, email, name } = claims;
    const token = { adminEmail: email, adminName: name, ...(id === undefined ? {} : { adminId: id }) };
    const auth = signedIn ? { uid: `uid-of-${email[0]}`, provider: "custom", token } : null;
    const write = { path: parsePath(path), tree: this.#tree(path, value) };
    return this.#rules.canWrite(this.#store.root, [write], { auth, now: this.#schedule.now });
  }
}

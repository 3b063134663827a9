/** A realtime database in memory, for tests of the machines: transactions by comparison, last wishes, and the rules. */
import { type AskEntry, answerTime, askLifetime, isRecord, readAsk, readLock } from "../src/lock-entry.ts";
import type { Schedule } from "./schedule.ts";

export interface Connection {
  readonly email: string;
  /** Where last wishes remove something. */
  readonly wishes: Set<string>;
  readonly listens: Set<string>;
  /** Brings a value to the client. */
  readonly push: (path: string, value: unknown) => void;
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export class SimulatedService {
  readonly connections = new Set<Connection>();
  readonly values = new Map<string, unknown>();
  readonly #schedule: Schedule;

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
  }

  read(path: string): unknown {
    return this.values.get(path) ?? null;
  }

  listen(connection: Connection, path: string, cached: unknown): void {
    connection.listens.add(path);
    if (!same(cached, this.read(path))) connection.push(path, this.read(path));
  }

  /** What a transaction gets back. */
  put(connection: Connection, path: string, guess: unknown, value: unknown): "ok" | "datastale" | "denied" {
    if (!same(guess, this.read(path))) return "datastale";
    return this.write(connection.email, path, value) ? "ok" : "denied";
  }

  /** The connection is over: its last wishes are done, as far as the rules let them. */
  end(connection: Connection): void {
    if (!this.connections.delete(connection)) return;
    for (const path of connection.wishes) this.write(connection.email, path, null);
  }

  /** Registers a last wish; the rules are asked now, and again when the connection ends. */
  wish(connection: Connection, path: string): boolean {
    const allowed = this.#allows(connection.email, path, null);
    if (allowed) connection.wishes.add(path);
    return allowed;
  }

  write(email: string, path: string, value: unknown): boolean {
    const next = this.#withTime(value);
    if (!this.#allows(email, path, next)) return false;
    const before = this.read(path);
    if (next === null) this.values.delete(path);
    else this.values.set(path, next);
    if (!same(before, next)) {
      for (const connection of this.connections) {
        if (connection.listens.has(path)) connection.push(path, next);
      }
    }
    return true;
  }

  #withTime(value: unknown): unknown {
    if (!isRecord(value)) return value;
    const timed = Object.entries(value).map(([key, part]) => [
      key,
      isRecord(part) ? this.#schedule.now : part,
    ]);
    return Object.fromEntries(timed);
  }

  #allows(email: string, path: string, next: unknown): boolean {
    const place = path.replace(/^\w+\//, "");
    return path.startsWith("locks/")
      ? this.#allowsLock(email, path, readAsk(this.read(`takeovers/${place}`), 0), next)
      : this.#allowsAsk(email, path, readLock(this.read(`locks/${place}`), 0)?.email, next);
  }

  #allowsLock(email: string, path: string, ask: AskEntry | null, next: unknown): boolean {
    const holder = readLock(this.read(path), 0)?.email;
    if (holder === undefined || holder === email) return next === null || readLock(next, 0)?.email === email;
    if (ask?.email !== email || ask.holder !== holder) return false;
    const late = ask.answer === undefined && this.#schedule.now - ask.at >= answerTime;
    return late || ask.answer === "yielded";
  }

  #allowsAsk(email: string, path: string, holder: string | undefined, next: unknown): boolean {
    const now = this.#schedule.now;
    const before = readAsk(this.read(path), 0);
    if (next === null)
      return before === null || before.email === email || holder === email || holder === undefined;
    const after = readAsk(next, 0);
    if (after === null) return false;
    if (after.answer !== undefined)
      return holder === email && before?.sid === after.sid && before.holder === email;
    if (after.email !== email || holder === undefined || holder === email || after.holder !== holder)
      return false;
    if (before === null || before.holder !== holder) return true;
    if (before.email === email)
      return before.answer === undefined || now - (before.answeredAt ?? 0) >= answerTime;
    return before.answer === "refused" || now - before.at >= askLifetime;
  }
}

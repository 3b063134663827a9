import type { Json } from "../realtime/json.ts";
import { namespaceOf, type Realtime } from "../realtime/realtime.ts";
import type { RealtimeDatabase } from "../realtime/realtime-database.ts";
import type { Board, BoardRules } from "../worlds/board.ts";

/** Created on the first write, not on reads. */
export class RealtimeBoard implements Board {
  readonly #realtime: Realtime;
  readonly #name: string;

  constructor(realtime: Realtime, world: string) {
    this.#realtime = realtime;
    this.#name = namespaceOf(world);
  }

  get sockets(): number {
    return this.#known?.sessions.size ?? 0;
  }

  get isHeard(): boolean {
    return this.#known !== undefined;
  }

  get online(): boolean {
    return this.#known?.online ?? true;
  }

  set online(online: boolean) {
    if (online !== this.online) this.#database.online = online;
  }

  get rules(): BoardRules {
    return this.#known?.isClosed === true ? "closed" : "shipped";
  }

  set rules(rules: BoardRules) {
    if (rules !== this.rules) this.#database.isClosed = rules === "closed";
  }

  endSignIns(): void {
    this.#realtime.endSignIns(this.#name);
  }

  read(path: string): Json {
    return this.#known?.read(path) ?? null;
  }

  set(path: string, value: Json): void {
    this.#database.set(path, value);
  }

  snapshot(): Json {
    return this.#known?.snapshot() ?? null;
  }

  get revision(): number {
    return this.#known?.revision ?? 0;
  }

  lasting(): Json {
    return this.#known?.lasting() ?? null;
  }

  restore(state: Json): void {
    if (state === null && this.#known === undefined) return;
    this.#database.restore(state);
  }

  dropSockets(): number {
    return this.#known?.dropSockets() ?? 0;
  }

  forget(): void {
    this.#realtime.forget(this.#name);
  }

  get #known(): RealtimeDatabase | undefined {
    return this.#realtime.has(this.#name) ? this.#database : undefined;
  }

  get #database(): RealtimeDatabase {
    return this.#realtime.namespace(this.#name);
  }
}

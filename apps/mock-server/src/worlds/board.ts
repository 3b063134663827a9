import { isRecord } from "@palier/firebase-rules/json";
import type { Json } from "../realtime/json.ts";

export type BoardRules = "shipped" | "closed";

/** A world's realtime values as the rest of the server reads and writes them, past all rules. */
export interface Board {
  /** What stands at a path (`locks/building/12`); null when nothing does. */
  read(path: string): Json;
  /** Null deletes. */
  set(path: string, value: Json): void;
  /** True once somebody may be listening: what nobody can hear need not be announced. */
  readonly isHeard: boolean;
  snapshot(): Json;
  /** Grows with every write. */
  readonly revision: number;
  /** What would stand if every connection ended now: what a client wanted done at its end is done. */
  lasting(): Json;
  /** Throws when a value cannot stand in the database. */
  restore(state: Json): void;
  /** How many clients are connected. */
  readonly sockets: number;
  /** Ends their connections without a word; gives how many. */
  dropSockets(): number;
  online: boolean;
  /** `closed`: rules that refuse everything. */
  rules: BoardRules;
  /** Ends all sign-ins; the shared secret is another one from then on. */
  endSignIns(): void;
  /** Ends everything: values, connections, accounts. */
  forget(): void;
}

/** Realtime values where no realtime server runs (MSW): kept and read, without listeners. */
export class MemoryBoard implements Board {
  readonly sockets = 0;
  readonly isHeard = false;
  online = true;
  rules: BoardRules = "shipped";
  revision = 0;
  #root: Json = null;

  read(path: string): Json {
    let at = this.#root;
    for (const key of keysOf(path)) at = child(at, key);
    return structuredClone(at);
  }

  set(path: string, value: Json): void {
    this.#root = placed(this.#root, keysOf(path), structuredClone(value));
    this.revision += 1;
  }

  snapshot(): Json {
    return this.read("");
  }

  lasting(): Json {
    return this.snapshot();
  }

  restore(state: Json): void {
    this.set("", state);
  }

  dropSockets(): number {
    return 0;
  }

  endSignIns(): void {
    // Nobody signs in here.
  }

  forget(): void {
    this.#root = null;
    this.revision += 1;
  }
}

const keysOf = (path: string): string[] => path.split("/").filter((key) => key !== "");

const child = (at: Json, key: string): Json =>
  isRecord(at) && Object.hasOwn(at, key) ? (at[key] ?? null) : null;

/** Empty branches vanish, as in the real database. */
function placed(at: Json, [key, ...rest]: readonly string[], value: Json): Json {
  if (key === undefined) return value;
  const entries = new Map(isRecord(at) ? Object.entries(at) : []);
  const below = placed(entries.get(key) ?? null, rest, value);
  if (below === null) entries.delete(key);
  else entries.set(key, below);
  return entries.size === 0 ? null : Object.fromEntries(entries);
}

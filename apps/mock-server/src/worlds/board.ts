import { isRecord } from "@palier/firebase-kit/rules";
import type { Json } from "../realtime/json.ts";

export type BoardRules = "shipped" | "closed";

/** A world's realtime values, bypassing the rules. */
export interface Board {
  /** By path (`locks/building/12`); null if absent. */
  read(path: string): Json;
  /** Null deletes. */
  set(path: string, value: Json): void;
  /** If false, nothing need be announced. */
  readonly isHeard: boolean;
  snapshot(): Json;
  /** Raised by every write. */
  readonly revision: number;
  /** After all onDisconnect writes. */
  lasting(): Json;
  /** Throws for an invalid value. */
  restore(state: Json): void;
  readonly sockets: number;
  /** Returns how many connections it cut. */
  dropSockets(): number;
  online: boolean;
  /** `closed` refuses everything. */
  rules: BoardRules;
  /** Also rotates the shared secret. */
  endSignIns(): void;
  /** Deletes values, connections and accounts. */
  forget(): void;
}

/** Without a server (MSW), thus without listeners. */
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
    // No sign-ins here.
  }

  forget(): void {
    this.#root = null;
    this.revision += 1;
  }
}

const keysOf = (path: string): string[] => path.split("/").filter((key) => key !== "");

const child = (at: Json, key: string): Json =>
  isRecord(at) && Object.hasOwn(at, key) ? (at[key] ?? null) : null;

/** Removes empty branches, as the real database does. */
function placed(at: Json, [key, ...rest]: readonly string[], value: Json): Json {
  if (key === undefined) return value;
  const entries = new Map(isRecord(at) ? Object.entries(at) : []);
  const below = placed(entries.get(key) ?? null, rest, value);
  if (below === null) entries.delete(key);
  else entries.set(key, below);
  return entries.size === 0 ? null : Object.fromEntries(entries);
}

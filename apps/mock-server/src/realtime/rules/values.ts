import { type Path, parsePath } from "../tree/path.ts";
import { isBranch, type Tree, treeAt } from "../tree/tree.ts";

/** A place before or after the write. */
export class Snapshot {
  readonly #root: Tree | undefined;
  readonly #path: Path;
  readonly value: Tree | undefined;

  constructor(root: Tree | undefined, path: Path, value = treeAt(root, path)) {
    this.#root = root;
    this.#path = path;
    this.value = value;
  }

  child(text: string): Snapshot {
    const path = parsePath(text);
    return new Snapshot(this.#root, [...this.#path, ...path], treeAt(this.value, path));
  }

  parent(): Snapshot | undefined {
    return this.#path.length === 0 ? undefined : new Snapshot(this.#root, this.#path.slice(0, -1));
  }

  exists(): boolean {
    return this.value !== undefined;
  }
}

export interface RuleAuth {
  readonly uid: string;
  readonly provider: string;
  readonly token: Readonly<Record<string, unknown>>;
}

export interface RuleScope {
  readonly auth: RuleAuth | null;
  readonly now: number;
  readonly root: Snapshot;
  readonly data: Snapshot;
  /** Undefined on reads. */
  readonly newData: Snapshot | undefined;
  readonly captured: Readonly<Record<string, string>>;
}

/** A branch is unequal to everything, and unusable in operations. */
export const someBranch = Symbol("branch");

export type RuleValue =
  | string
  | number
  | boolean
  | null
  | RegExp
  | Snapshot
  | typeof someBranch
  | readonly RuleValue[]
  | RuleAuth
  | RuleAuth["token"];

/** A rule that does not fit the data grants nothing: `null && true`, `1 < "a"`. */
export class Mismatch extends Error {}

export function asBoolean(value: RuleValue): boolean {
  if (typeof value === "boolean") return value;
  throw new Mismatch("not a boolean");
}

export function asText(value: RuleValue): string {
  if (typeof value === "string") return value;
  throw new Mismatch("not a text");
}

export function asNumber(value: RuleValue): number {
  if (typeof value === "number") return value;
  throw new Mismatch("not a number");
}

export function asSnapshot(value: RuleValue): Snapshot {
  if (value instanceof Snapshot) return value;
  throw new Mismatch("not a place in the database");
}

/** Null for what is missing or no plain value. */
export function claim(auth: RuleAuth | null, name: string): RuleValue {
  const value = auth !== null && Object.hasOwn(auth.token, name) ? auth.token[name] : null;
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}

export const snapshotValue = ({ value }: Snapshot): RuleValue =>
  isBranch(value) ? someBranch : (value ?? null);

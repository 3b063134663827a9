import { Snapshot } from "./snapshot.ts";

/** Who asks, as rules see it. */
export interface RuleAuth {
  readonly uid: string;
  readonly provider: string;
  readonly token: Readonly<Record<string, unknown>>;
}

/** What a rule is evaluated in. */
export interface RuleScope {
  readonly auth: RuleAuth | null;
  readonly now: number;
  readonly root: Snapshot;
  readonly data: Snapshot;
  /** Missing while reading. */
  readonly newData: Snapshot | undefined;
  /** What the `$names` of the path stand for. */
  readonly captured: Readonly<Record<string, string>>;
}

/** A branch as a value: it equals nothing, and nothing can be computed with it. */
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

/** A rule that cannot be computed for this data (`null && true`, `1 < "a"`): it then allows nothing. */
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

/** A claim of a token, as far as rules can use it. */
export const claim = (value: unknown): RuleValue =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;

export const snapshotValue = (snapshot: Snapshot): RuleValue =>
  snapshot.leaf ?? (snapshot.exists() ? someBranch : null);

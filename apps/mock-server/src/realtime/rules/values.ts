import { Snapshot } from "./snapshot.ts";

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

export const claim = (value: unknown): RuleValue =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;

export const snapshotValue = (snapshot: Snapshot): RuleValue =>
  snapshot.leaf ?? (snapshot.exists() ? someBranch : null);

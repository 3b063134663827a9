import { isRecord } from "@palier/firebase-rules/json";
import { WireRefusal } from "../wire-refusal.ts";
import { compareKeys, highestKey, lowestKey } from "./key-order.ts";
import { parsePath } from "./path.ts";
import { type Branch, type Leaf, type Tree, treeAt } from "./tree.ts";

interface Bound {
  readonly value: Leaf | undefined;
  readonly key: string;
  readonly inclusive: boolean;
}

/** A filtered view of a place's children: the protocol's `q`. */
export interface Query {
  /** A path in each child. */
  readonly by: "key" | "value" | readonly string[];
  readonly start: Bound | undefined;
  readonly end: Bound | undefined;
  readonly limit: number | undefined;
  readonly from: "first" | "last";
  /** As sent, to name a revoked listen. */
  readonly wire: Readonly<Record<string, unknown>>;
}

/** Undefined without a filter. Throws `invalid_query`. */
export function readQuery(wire: unknown): Query | undefined {
  if (wire === undefined || wire === null) return undefined;
  if (!isRecord(wire)) throw new WireRefusal("invalid_query", "a query is an object");
  const { sp, ep, l: limit, vf, i = ".priority" } = wire;
  if (sp === undefined && ep === undefined && limit === undefined) return undefined;
  if (limit !== undefined && !(typeof limit === "number" && Number.isInteger(limit) && limit > 0)) {
    throw new WireRefusal("invalid_query", "a limit is a whole number above 0");
  }
  if (typeof i !== "string") throw new WireRefusal("invalid_query", "an index is a text");
  // Without priorities: by key.
  const by = i === ".key" ? "key" : i === ".value" ? "value" : i === ".priority" ? ["\u0000"] : parsePath(i);
  return {
    by,
    start: sp === undefined ? undefined : bound(sp, wire.sn, wire.sin, by === "key", lowestKey),
    end: ep === undefined ? undefined : bound(ep, wire.en, wire.ein, by === "key", highestKey),
    limit,
    from: vf === "r" ? "last" : "first",
    wire,
  };
}

function bound(value: unknown, key: unknown, inclusive: unknown, byKey: boolean, open: string): Bound {
  const isLeaf = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  if (!(isLeaf || value === null))
    throw new WireRefusal("invalid_query", "a bound is a text, number or boolean");
  if (key !== undefined && typeof key !== "string") throw new WireRefusal("invalid_query", "a key is a text");
  if (byKey) return { value: undefined, key: String(value), inclusive: inclusive !== false };
  return { value: isLeaf ? value : undefined, key: key ?? open, inclusive: inclusive !== false };
}

export function selectKeys(branch: Branch, query: Query): string[] {
  const places = Array.from(branch.children, ([key, child]) => ({ key, value: indexed(query, child) }));
  const compare = (a: Place, b: Place) => compareValues(a.value, b.value) || compareKeys(a.key, b.key);
  const inRange = places.filter(
    (place) => after(place, query.start, compare, 1) && after(place, query.end, compare, -1),
  );
  const keys = inRange.sort(compare).map(({ key }) => key);
  if (query.limit === undefined || keys.length <= query.limit) return keys;
  return query.from === "last" ? keys.slice(-query.limit) : keys.slice(0, query.limit);
}

interface Place {
  readonly key: string;
  readonly value: Tree | undefined;
}

const indexed = ({ by }: Query, child: Tree): Tree | undefined =>
  by === "key" ? undefined : by === "value" ? child : treeAt(child, by);

function after(
  place: Place,
  limit: Bound | undefined,
  compare: (a: Place, b: Place) => number,
  way: 1 | -1,
): boolean {
  if (limit === undefined) return true;
  const distance = compare(place, limit) * way;
  return limit.inclusive ? distance >= 0 : distance > 0;
}

/** Absent, false, true, numbers, strings, branches. */
function compareValues(a: Tree | undefined, b: Tree | undefined): number {
  const difference = rank(a) - rank(b);
  if (difference !== 0) return difference;
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (typeof a === "string" && typeof b === "string") return a === b ? 0 : a < b ? -1 : 1;
  return 0;
}

function rank(value: Tree | undefined): number {
  if (value === undefined) return 0;
  if (value === false) return 1;
  if (value === true) return 2;
  if (typeof value === "number") return 3;
  return typeof value === "string" ? 4 : 5;
}

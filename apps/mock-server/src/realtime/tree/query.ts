import { isRecord } from "@palier/firebase-kit/rules";
import { WireRefusal } from "../wire-refusal.ts";
import { parsePath } from "./path.ts";
import { type Branch, isBranch, type Leaf, type Tree, treeAt } from "./tree.ts";

/** Bounds without a key. */
const lowestKey = "[MIN_NAME]";
const highestKey = "[MAX_NAME]";

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

/** What a listen or read with this query sees of the tree. */
export function selected(tree: Tree | undefined, query: Query | undefined): Tree | null {
  if (query === undefined || !isBranch(tree)) return tree ?? null;
  const children = selectedOf(tree, query);
  return children.length === 0 ? null : Object.fromEntries(children);
}

function selectedOf(branch: Branch, query: Query): readonly (readonly [string, Tree])[] {
  const places = Object.entries(branch).map(([key, child]) => ({ key, child, value: indexed(query, child) }));
  const compare = (a: Place, b: Place) => compareValues(a.value, b.value) || compareKeys(a.key, b.key);
  const inRange = places.filter(
    (place) => after(place, query.start, compare, 1) && after(place, query.end, compare, -1),
  );
  const children = inRange.sort(compare).map(({ key, child }) => [key, child] as const);
  if (query.limit === undefined) return children;
  return query.from === "last" ? children.slice(-query.limit) : children.slice(0, query.limit);
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

/** 32-bit integers by value, then by code unit. */
export function compareKeys(a: string, b: string): number {
  if (a === b) return 0;
  if (a === lowestKey || b === highestKey) return -1;
  if (b === lowestKey || a === highestKey) return 1;
  const left = asInteger(a);
  const right = asInteger(b);
  if (left !== undefined && right !== undefined) return left - right || a.length - b.length;
  if (left !== undefined) return -1;
  if (right !== undefined) return 1;
  return a < b ? -1 : 1;
}

function asInteger(key: string): number | undefined {
  if (!/^-?0*\d{1,10}$/.test(key)) return undefined;
  const value = Number(key);
  return value >= -2147483648 && value <= 2147483647 ? value : undefined;
}

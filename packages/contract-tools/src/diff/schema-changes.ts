import { type Breaks, narrowed, type Side, widened } from "./change.ts";
import { type ContractDocument, resolved, type Schema } from "./document.ts";

export interface SchemaChange {
  readonly at: string;
  readonly what: string;
  readonly breaks: Breaks;
}

/** Two documents and a side of the wire: what a comparison of schemas needs to know. */
export interface Comparison {
  readonly before: ContractDocument;
  readonly after: ContractDocument;
  readonly side: Side;
}

/** How deep schemas are compared; the contract's own are never that deep. */
const deepest = 12;

/** How two schemas differ, field by field. */
export function schemaChanges(
  comparison: Comparison,
  at: string,
  old: Schema,
  fresh: Schema,
  depth = 0,
): SchemaChange[] {
  const { before, after } = comparison;
  const [a, b] = [plain(before, old), plain(after, fresh)];
  if (depth > deepest) return [];
  const kinds = kindChanges(comparison, at, a, b);
  if (kinds.length > 0 && kinds.some(({ what }) => what.startsWith("type"))) return kinds;
  return [
    ...kinds,
    ...valueChanges(comparison, at, a.schema, b.schema),
    ...limitChanges(comparison, at, a.schema, b.schema),
    ...fieldChanges(comparison, at, a.schema, b.schema, depth),
    ...(a.schema.items === undefined || b.schema.items === undefined
      ? []
      : schemaChanges(comparison, `${at}[]`, a.schema.items, b.schema.items, depth + 1)),
  ];
}

interface Plain {
  readonly schema: Schema;
  readonly nullable: boolean;
  readonly types: readonly string[];
}

/** A schema without its null, and the types that it may have. */
function plain(document: ContractDocument, given: Schema): Plain {
  const own = resolved(document, given);
  const members = (own.anyOf ?? [own]).map((each) => resolved(document, each));
  const isNull = ({ type }: Schema) => type === "null";
  const some = members.filter((each) => !isNull(each));
  const types = some.flatMap(({ type }) => type ?? []).toSorted();
  const [only = own] = some;
  return { schema: some.length === 1 ? only : own, nullable: members.some(isNull), types };
}

function kindChanges({ side }: Comparison, at: string, a: Plain, b: Plain): SchemaChange[] {
  const nulls =
    a.nullable === b.nullable
      ? []
      : [
          {
            at,
            what: b.nullable ? "may be null" : "is no longer null",
            breaks: b.nullable ? widened(side) : narrowed(side),
          },
        ];
  if (a.types.join() === b.types.join()) return nulls;
  const lost = a.types.some((type) => !b.types.includes(type));
  const gained = b.types.some((type) => !a.types.includes(type));
  const breaks = lost && gained ? "both" : lost ? narrowed(side) : widened(side);
  return [...nulls, { at, what: `type ${a.types.join(" or ")} becomes ${b.types.join(" or ")}`, breaks }];
}

function valueChanges({ side }: Comparison, at: string, a: Schema, b: Schema): SchemaChange[] {
  const values = ({ enum: all, const: one }: Schema) => (all ?? (one === undefined ? [] : [one])).map(String);
  const [before, after] = [values(a), values(b)];
  const gone = before.filter((value) => after.length > 0 && !after.includes(value));
  const more = after.filter((value) => before.length > 0 && !before.includes(value));
  return [
    ...gone.map((value) => ({ at, what: `« ${value} » is no longer a value`, breaks: narrowed(side) })),
    ...more.map((value) => ({ at, what: `« ${value} » is a new value`, breaks: widened(side) })),
    ...(before.length === 0 && after.length > 0
      ? [{ at, what: `is one of ${after.join(", ")}`, breaks: narrowed(side) }]
      : []),
    ...(before.length > 0 && after.length === 0
      ? [{ at, what: "may be any value", breaks: widened(side) }]
      : []),
  ];
}

const limits = [
  ["minLength", 1],
  ["minimum", 1],
  ["minItems", 1],
  ["maxLength", -1],
  ["maximum", -1],
  ["maxItems", -1],
] as const;

function limitChanges({ side }: Comparison, at: string, a: Schema, b: Schema): SchemaChange[] {
  const numbers = limits.flatMap(([name, sign]): SchemaChange[] => {
    const none = sign === 1 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    const [before, after] = [a[name] ?? none, b[name] ?? none];
    if (before === after) return [];
    const stricter = (after - before) * sign > 0;
    const said = (value: number) => (Number.isFinite(value) ? String(value) : "none");
    const what = `${name} ${said(before)} becomes ${said(after)}`;
    return [{ at, what, breaks: stricter ? narrowed(side) : widened(side) }];
  });
  if (a.pattern === b.pattern) return numbers;
  const breaks = a.pattern === undefined ? narrowed(side) : b.pattern === undefined ? widened(side) : "both";
  return [...numbers, { at, what: `pattern ${a.pattern ?? "none"} becomes ${b.pattern ?? "none"}`, breaks }];
}

/** Bodies are strict, answers may have more than a client knows. */
function fieldChanges(
  comparison: Comparison,
  at: string,
  a: Schema,
  b: Schema,
  depth: number,
): SchemaChange[] {
  const { side } = comparison;
  const [before, after] = [a.properties ?? {}, b.properties ?? {}];
  const must = ({ required = [] }: Schema, name: string) => required.includes(name);
  const gone = Object.keys(before).filter((name) => !(name in after));
  const more = Object.keys(after).filter((name) => !(name in before));
  const same = Object.entries(after).flatMap(([name, schema]): SchemaChange[] => {
    const old = before[name];
    if (old === undefined) return [];
    const place = `${at}.${name}`;
    const [was, is] = [must(a, name), must(b, name)];
    const need =
      was === is
        ? []
        : [
            {
              at: place,
              what: is ? "is required now" : "may be left out now",
              breaks: is ? narrowed(side) : widened(side),
            },
          ];
    return [...need, ...schemaChanges(comparison, place, old, schema, depth + 1)];
  });
  return [
    ...gone.map((name) => ({ at: `${at}.${name}`, what: "is gone", breaks: "clients" as const })),
    ...more.map((name) => {
      const required = must(b, name);
      const breaks: Breaks =
        side === "answer" ? (required ? "backends" : "nobody") : required ? "both" : "backends";
      return { at: `${at}.${name}`, what: required ? "is new and required" : "is new", breaks };
    }),
    ...same,
  ];
}

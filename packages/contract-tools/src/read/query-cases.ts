import { parseBracketQuery, type RouteEntry } from "@palier/contract";
import fc from "fast-check";
import { nonsense } from "./list-page.ts";

export type Pair = readonly [key: string, value: string];

export const queryValues: readonly string[] = [
  "-1",
  "abc",
  "ß'\"<>&;%",
  "0",
  "",
  "501",
  "1",
  "99999999999",
  "true",
  "1.5",
  "x".repeat(201),
  "2026-02-30",
  "asc",
  "2147483648",
  "1e3",
  "id",
  " ",
  "null",
  "id,id",
  "2026-11-20",
];

const nested: Readonly<Record<string, readonly string[]>> = {
  search: ["search[value]", "search[regex]"],
  order: ["order[0][column]", "order[0][dir]"],
  columns: ["columns[0][data]", "columns[0][searchable]", "columns[0][search][value]"],
};

export const sentKeys = (route: RouteEntry): string[] =>
  Object.keys(route.query?.shape ?? {}).flatMap((key) => nested[key] ?? [key]);

/** `refused` is empty if the contract accepts all. */
export interface QueryCase {
  readonly pairs: readonly Pair[];
  readonly refused: readonly Refusal[];
}

export interface Refusal {
  readonly key: string;
  readonly value: string;
  /** `at most 1000000` */
  readonly why: string;
}

/** Boundary values of each parameter alone, then random mixtures; deterministic for a seed. */
export function queryCases(route: RouteEntry, seed: number, cases: number): QueryCase[] {
  const keys = sentKeys(route);
  const boundaries = queryValues.flatMap((value) => keys.map((key): Pair[] => [[key, value]]));
  const mixture = fc
    .uniqueArray(fc.constantFrom(...keys), { minLength: Math.min(2, keys.length), maxLength: 4 })
    .chain((chosen) =>
      fc.tuple(...chosen.map((key) => fc.tuple(fc.constant(key), fc.constantFrom(...queryValues)))),
    );
  const limits = keys.flatMap((key) => beyond(route, key));
  const few = boundaries.slice(0, Math.ceil(cases / 2));
  const mixed = fc.sample(mixture, {
    seed: seed + route.name.length,
    numRuns: Math.max(0, cases - few.length),
  });
  const chosen = cases === 0 ? [] : [...limits, ...few, ...mixed];
  return chosen.map((pairs) => queryCase(route, pairs));
}

const numbers = ["501", "1000001", "2147483648", "99999999999"];
const lengths = [101, 201, 2001].map((length) => "x".repeat(length));

/** The first value beyond a limit that the contract sets. */
function beyond(route: RouteEntry, key: string): Pair[][] {
  const isTaken = (value: string) => queryCase(route, [[key, value]]).refused.length === 0;
  const candidates = [...(isTaken("1") ? numbers : []), ...(isTaken("x") ? lengths : [])];
  const first = candidates.find((value) => !isTaken(value));
  return first === undefined ? [] : [[[key, first]]];
}

/** Adds cheap parameters; the contract's schema decides. */
export function queryCase(route: RouteEntry, pairs: readonly Pair[]): QueryCase {
  const own = new Set(pairs.map(([key]) => key));
  const all = [...cheap(route).filter(([key]) => !own.has(key)), ...pairs];
  return { pairs: all, refused: refusalsOf(route, all) };
}

function refusalsOf({ query: schema }: RouteEntry, pairs: readonly Pair[]): Refusal[] {
  const value = parseBracketQuery(queryText(pairs));
  if (value === undefined) return pairs.map(([key, text]) => ({ key, value: text, why: "no such notation" }));
  const issues = schema?.safeParse(value).error?.issues ?? [];
  const refused = issues.map((issue): Refusal => {
    const key = issue.path.map((part, at) => (at === 0 ? String(part) : `[${String(part)}]`)).join("");
    const sent = pairs.find(([name]) => name === key) ?? pairs.find(([name]) => name.startsWith(`${key}[`));
    return { key: sent?.[0] ?? key, value: sent?.[1] ?? "left out", why: limitOf(issue) };
  });
  return [...new Map(refused.map((each) => [each.key, each])).values()];
}

type Issue = NonNullable<
  ReturnType<NonNullable<RouteEntry["query"]>["safeParse"]>["error"]
>["issues"][number];

function limitOf(issue: Issue): string {
  switch (issue.code) {
    case "too_big":
      return `at most ${issue.maximum}${issue.origin === "string" ? " characters" : ""}`;
    case "too_small":
      return `at least ${issue.minimum}${issue.origin === "string" ? " characters" : ""}`;
    case "invalid_value":
      return `one of ${issue.values.map(String).join(", ")}`;
    case "invalid_union": {
      const [first] = issue.errors.flat().toReversed();
      return first === undefined ? "of another type" : limitOf(first);
    }
    case "invalid_format":
      return issue.pattern === undefined ? `a ${issue.format}` : `of the form ${issue.pattern}`;
    case "invalid_type":
      return `a ${issue.expected}`;
    default:
      return issue.message;
  }
}

export const queryText = (pairs: readonly Pair[]): string =>
  pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`).join("&");

/** Parameters that keep the answers small. */
function cheap({ meta }: RouteEntry): Pair[] {
  if (meta.kind === "table") return [["length", "1"]];
  if (meta.kind !== "export") return [];
  return [
    ["column_field_list", "id"],
    ["search[value]", nonsense],
  ];
}

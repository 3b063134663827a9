import { parseBracketQuery, type RouteEntry } from "@palier/contract";
import fc from "fast-check";
import type { Probe } from "../verify/probe.ts";
import { nonsense } from "./list-page.ts";

type Pair = readonly [key: string, value: string];

/** Values at and beyond limits, those first that most backends stumble over. */
const values: readonly string[] = [
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

/**
 * Sends query strings made of the route's own parameters, boundary values first, then mixtures by chance. Whether one is
 * taken (200) or refused (400) is what the contract's own schema says of it.
 */
export async function verifyQueries(probe: Probe): Promise<void> {
  const { route, run } = probe;
  const [params] = run.samples.paramsOf(route, 1);
  const { query: schema } = route;
  if (params === undefined || schema === undefined || Object.keys(schema.shape).length === 0) return;
  for (const pairs of queryCases(route, run.seed, run.cases)) {
    const query = pairs
      .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
      .join("&");
    const nestedQuery = parseBracketQuery(query);
    const taken = nestedQuery !== undefined && schema.safeParse(nestedQuery).success;
    const wanted = taken ? [200, 204].filter((status) => route.statuses.includes(status)) : [400];
    await probe.expectStatus("bad-query", taken ? "taken" : "refused", wanted, { params, query });
  }
}

function queryCases(route: RouteEntry, seed: number, cases: number): Pair[][] {
  const keys = Object.keys(route.query?.shape ?? {}).flatMap((key) => nested[key] ?? [key]);
  const base = (over: readonly Pair[]): Pair[] => {
    const own = new Set(over.map(([key]) => key));
    return [...cheap(route).filter(([key]) => !own.has(key)), ...over];
  };
  const boundaries = values.flatMap((value) => keys.map((key): Pair[] => base([[key, value]])));
  const mixture = fc
    .uniqueArray(fc.constantFrom(...keys), { minLength: 2, maxLength: 4 })
    .chain((chosen) =>
      fc.tuple(...chosen.map((key) => fc.tuple(fc.constant(key), fc.constantFrom(...values)))),
    );
  const half = Math.ceil(cases / 2);
  const few = boundaries.slice(0, half);
  const mixed = fc.sample(mixture, {
    seed: seed + route.name.length,
    numRuns: Math.max(0, cases - few.length),
  });
  return [...few, ...mixed.map((pairs) => base(pairs))];
}

/** What keeps the answers of these cases small. */
function cheap({ meta }: RouteEntry): Pair[] {
  if (meta.kind === "table") return [["length", "1"]];
  if (meta.kind !== "export") return [];
  return [
    ["column_field_list", "id"],
    ["search[value]", nonsense],
  ];
}

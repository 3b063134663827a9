/** The document says what verify demands: a backend that is written from it alone is not found wrong. */
import { contract, routesOf } from "@palier/contract";
import { openApi } from "@palier/contract/openapi";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { queryCase, queryValues, sentKeys } from "../src/read/query-cases.ts";
import type { RuleId } from "../src/verify/rules.ts";

const parameter = z.object({
  name: z.string(),
  in: z.string(),
  allowEmptyValue: z.boolean().optional(),
  schema: z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    pattern: z.string().optional(),
    format: z.string().optional(),
    items: z.object({ enum: z.array(z.string()).optional() }).optional(),
    uniqueItems: z.boolean().optional(),
  }),
});
type Parameter = z.output<typeof parameter>;

const document = openApi();
const operations = Object.values(document.paths).flatMap(({ get, post }) =>
  [get, post].filter((each) => each !== undefined),
);

function parametersOf(name: string): Parameter[] {
  const operation = operations.find(({ operationId }) => operationId === name);
  return (operation?.parameters ?? []).map((each) => {
    const found = "$ref" in each ? document.components.parameters[each.$ref.split("/").at(-1) ?? ""] : each;
    return parameter.parse(found);
  });
}

/** Whether the document alone takes a value, as any validator of it would. */
function takes({ schema, allowEmptyValue }: Parameter, value: string): boolean {
  if (value === "" && allowEmptyValue === true) return true;
  const types = [schema.type ?? "string"].flat();
  if (types.includes("array")) {
    const items = value.split(",");
    const known = items.every((item) => schema.items?.enum?.includes(item) ?? true);
    return known && (schema.uniqueItems !== true || new Set(items).size === items.length);
  }
  if (types.includes("boolean")) return value === "true" || value === "false";
  if (types.includes("integer")) {
    const number = Number(value);
    const isWhole = /^-?(?:0|[1-9]\d*)$/.test(value);
    return isWhole && number >= (schema.minimum ?? -Infinity) && number <= (schema.maximum ?? Infinity);
  }
  if (schema.enum !== undefined) return schema.enum.includes(value);
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, "u").test(value)) return false;
  if (schema.format === "date" && !z.iso.date().safeParse(value).success) return false;
  return value.length >= (schema.minLength ?? 0) && value.length <= (schema.maxLength ?? Infinity);
}

const reads = routesOf(contract).filter(({ method, query }) => method === "GET" && query !== undefined);

describe("B13 B07 the document judges each parameter as verify does", () => {
  test.each(reads)("$name", (route) => {
    const said = parametersOf(route.name).filter((each) => each.in === "query");
    // An export takes a table's pages, as the web app sends them, and reads none: it says nothing of them.
    const unread = route.meta.kind === "export" ? ["draw", "start", "length"] : [];
    const keys = sentKeys(route).filter((key) => !unread.includes(key));
    expect(keys.filter((key) => !said.some(({ name }) => name === key))).toEqual([]);
    const limits = ["501", "1000001", "2147483647", "2147483648", "1000", "x".repeat(101), "x".repeat(2001)];
    const differ = said.flatMap((each) =>
      [...queryValues, ...limits].flatMap((value) => {
        const { refused } = queryCase(route, [[each.name, value]]);
        const isTaken = refused.every(({ key }) => key !== each.name);
        return takes(each, value) === isTaken ? [] : [`${each.name}=${value.slice(0, 30)}: ${isTaken}`];
      }),
    );
    expect(differ).toEqual([]);
  });
});

test("B13 B07 the document says what an unknown key gets, and a sign-out without a session", () => {
  expect(document.info.description).toMatch(/clé inconnue d’un corps est refusée \(422\)/);
  const logout = operations.find(({ operationId }) => operationId === "session.logout");
  expect(logout?.description).toMatch(/Without a session .*200.*401 or 403/);
  const bodies = operations.flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}));
  for (const { schema } of bodies) {
    const name = schema?.$ref?.split("/").at(-1) ?? "";
    const named = document.components.schemas[name];
    if (named !== undefined) expect(named.additionalProperties, name).toBe(false);
  }
});

/** What a rule demands beyond schemas: a backend's developer reads it in the introduction, or cannot know it. */
const demanded: readonly (readonly [rule: RuleId, said: RegExp])[] = [
  ["bad-body", /rognés avant d’être vérifiés/],
  ["too-large", /plus de 1 Mo est refusé \(413\)/],
  ["bad-query", /`order\[0\]\[dir\]` sans `order\[0\]\[column\]` est refusé \(400\)/],
  ["table-counts", /`recordsTotal` compte les lignes sans recherche ni filtre/],
  ["table-stable", /à égalité gardent le même ordre/],
  ["table-order", /`desc` est `asc` renversé/],
  ["table-search", /ignore la casse, les accents/],
  ["table-filter", /jour de Paris/],
  ["options-pages", /20 choix par page ; `more`/],
  ["options-term", /ignore la casse et les accents/],
  ["export-file", /UTF-8 avec BOM, `;`, lignes en CRLF/],
  ["export-columns", /en tête, les libellés de `x-labels`/],
  ["export-empty", /table vide répond 204/],
  ["export-safe", /précédée d’une apostrophe/],
  ["form-values", /les valeurs de la fiche, sans en proposer d’autres/],
  ["wrong-state", /refusé \(409\) avec `allowed`/],
  ["restated", /`counted` le nombre à redonner/],
  ["stale-version", /409 avec la fiche actuelle/],
  ["idempotent", /`Idempotency-Key` qui a servi à un autre corps répond 409/],
  ["locked", /répond 423/],
];

test.each(demanded)("B13 B07 the introduction says what the rule %s demands", (_, said) => {
  expect(document.info.description.replaceAll(/[\u00a0\u202f]/g, " ")).toMatch(said);
});

/** Changes that a comparison of fields would miss are found, and classified by whom they break. */
import { describe, expect, test } from "vitest";
import { contractChanges } from "../src/diff/contract-changes.ts";
import { contractDocument } from "../src/diff/document.ts";

type Json = Readonly<Record<string, unknown>>;

const ok: Json = { 200: { description: "Done" } };
const json = (schema: unknown): Json => ({ content: { "application/json": { schema } } });

/** Changes, as `key breaks`, between contracts with these `/orders` and these other members. */
function between(old: Json, fresh: Json, rest: readonly [Json, Json] = [{}, {}]): string[] {
  const [before, after] = [old, fresh].map((item, at) =>
    contractDocument.parse({ info: { version: "1" }, ...rest[at], paths: { "/orders": item } }),
  );
  if (before === undefined || after === undefined) throw new Error("two contracts");
  return contractChanges(before, after).map(({ key, breaks }) => `${key} ${breaks}`);
}

const post = (parts: Json): Json => ({ post: { operationId: "pay", responses: ok, ...parts } });
const body = (schema: unknown): Json => post({ requestBody: json(schema) });
const answer = (schema: unknown): Json => post({ responses: { 200: json(schema) } });
const field = (schema: Json): Json => ({ type: "object", properties: { a: schema } });
const card: Json = { type: "object", properties: { kind: { const: "card" }, number: { type: "string" } } };
const cash: Json = { type: "object", properties: { kind: { const: "cash" } } };
const needs = (schema: Json, ...required: string[]): Json => ({ ...schema, required });

describe("B06 a keyword of a schema", () => {
  test.each<[what: string, before: Json, after: Json, request: string, answer: string]>([
    [
      "default",
      { default: 20 },
      { default: 50 },
      "default 20 becomes 50 both",
      "default 20 becomes 50 nobody",
    ],
    [
      "format",
      { format: "date" },
      { format: "date-time" },
      'format "date" becomes "date-time" both',
      'format "date" becomes "date-time" both',
    ],
    [
      "a new format",
      {},
      { format: "uri" },
      'format none becomes "uri" clients',
      'format none becomes "uri" backends',
    ],
    [
      "exclusiveMinimum",
      { exclusiveMinimum: 0 },
      { exclusiveMinimum: 1000 },
      "exclusiveMinimum 0 becomes 1000 clients",
      "exclusiveMinimum 0 becomes 1000 backends",
    ],
    [
      "exclusiveMaximum",
      { exclusiveMaximum: 9 },
      {},
      "exclusiveMaximum 9 becomes none backends",
      "exclusiveMaximum 9 becomes none clients",
    ],
    [
      "exclusiveMinimum of OpenAPI 3.0",
      {},
      { exclusiveMinimum: true },
      "cannot judge: exclusiveMinimum none becomes true both",
      "cannot judge: exclusiveMinimum none becomes true both",
    ],
    [
      "uniqueItems",
      { type: "array" },
      { type: "array", uniqueItems: true },
      "uniqueItems none becomes true clients",
      "uniqueItems none becomes true backends",
    ],
    [
      "multipleOf",
      { multipleOf: 2 },
      { multipleOf: 5 },
      "multipleOf 2 becomes 5 both",
      "multipleOf 2 becomes 5 both",
    ],
    ["const", { const: "x" }, {}, "may be any value backends", "may be any value clients"],
    [
      "an integer for a number",
      { type: "number" },
      { type: "integer" },
      "type number becomes integer clients",
      "type number becomes integer backends",
    ],
    [
      "a map's values",
      { additionalProperties: { type: "integer" } },
      { additionalProperties: { type: "string" } },
      "{} type integer becomes string both",
      "{} type integer becomes string both",
    ],
    [
      "open to closed",
      {},
      { additionalProperties: false },
      "additionalProperties true becomes false clients",
      "additionalProperties true becomes false backends",
    ],
    [
      "a keyword that nobody knows",
      { dependentRequired: { a: ["b"] } },
      {},
      'cannot judge: dependentRequired {"a":["b"]} becomes none both',
      'cannot judge: dependentRequired {"a":["b"]} becomes none both',
    ],
    [
      "an extension that may be a rule",
      {},
      { "x-rule": 1 },
      "cannot judge: x-rule none becomes 1 both",
      "cannot judge: x-rule none becomes 1 both",
    ],
    [
      "items that are said now",
      { type: "array" },
      { type: "array", items: { type: "string" } },
      "[] is said now clients",
      "[] is said now backends",
    ],
    [
      "a tuple",
      { prefixItems: [{ type: "string" }] },
      { prefixItems: [{ type: "integer" }] },
      "[0] type string becomes integer both",
      "[0] type string becomes integer both",
    ],
  ])("%s", (_what, before, after, inRequest, inAnswer) => {
    const at = (side: string, line: string) => `pay: ${side}.a${/^[[{]/.test(line) ? "" : " "}${line}`;
    expect(between(body(field(before)), body(field(after)))).toEqual([at("request body", inRequest)]);
    expect(between(answer(field(before)), answer(field(after)))).toEqual([at("answer 200", inAnswer)]);
  });

  test("words for readers are no change", () => {
    const said = { title: "A", description: "B", examples: ["c"], deprecated: true, "x-labels": {} };
    expect(between(body(field({ type: "string" })), body(field({ type: "string", ...said })))).toEqual([]);
  });
});

describe("B06 a union, member by member", () => {
  test.each<[what: string, before: Json, after: Json, line: string]>([
    [
      "a member gains a required field",
      { anyOf: [card, cash] },
      { anyOf: [needs(card, "number"), cash] },
      "request body<kind=card>.number is required now clients",
    ],
    [
      "a member loses one, though the order is another",
      { anyOf: [needs(card, "number"), cash] },
      { anyOf: [cash, card] },
      "request body<kind=card>.number may be left out now backends",
    ],
    [
      "a type less",
      { oneOf: [{ type: "string" }, { type: "integer" }] },
      { oneOf: [{ type: "string" }] },
      "request body<integer> is gone clients",
    ],
    ["a member more", { oneOf: [card] }, { oneOf: [card, cash] }, "request body<kind=cash> is new backends"],
    [
      "one more of all",
      { allOf: [card] },
      { allOf: [card, { type: "object", required: ["a"] }] },
      "request body<2> is new clients",
    ],
    [
      "null among others",
      { anyOf: [card, cash] },
      { anyOf: [card, cash, { type: "null" }] },
      "request body may be null backends",
    ],
  ])("%s", (_what, before, after, line) => {
    expect(between(body(before), body(after))).toEqual([`pay: ${line}`]);
  });

  test("nullable is the same however it is written", () => {
    const ways: Json[] = [
      { type: ["string", "null"], enum: ["x", null] },
      { anyOf: [{ type: "string", enum: ["x"] }, { type: "null" }] },
      { type: "string", enum: ["x"], nullable: true },
    ];
    for (const way of ways) expect(between(body(ways[0] ?? {}), body(way))).toEqual([]);
  });

  test("a schema that names itself is compared to its end", () => {
    const tree = (schema: Json): Json => ({
      components: {
        schemas: {
          Tree: { type: "object", properties: { a: schema, of: { $ref: "#/components/schemas/Tree" } } },
        },
      },
    });
    const root = body({ $ref: "#/components/schemas/Tree" });
    expect(between(root, root, [tree({ type: "string" }), tree({ type: "integer" })])).toEqual([
      "component: request Tree.a type string becomes integer both",
    ]);
  });

  test("a change is found however deep it is", () => {
    const deep = (schema: Json, levels: number): Json =>
      levels === 0 ? schema : field(deep(schema, levels - 1));
    expect(between(body(deep({ type: "string" }, 20)), body(deep({ type: "integer" }, 20)))).toHaveLength(1);
  });
});

describe("B06 an operation around its schemas", () => {
  const csv = { 200: { content: { "text/csv": {} } } };
  const pdf = { 200: { content: { "application/pdf": {} } } };
  const named = (headers: Json) => ({ responses: { 200: { headers } } });
  const key = { name: "key", in: "header", required: true, schema: { type: "string" } };

  test.each<[what: string, before: Json, after: Json, lines: readonly string[]]>([
    [
      "a body that is required now",
      post({ requestBody: json({}) }),
      post({ requestBody: { ...json({}), required: true } }),
      ["pay: request body is required now clients"],
    ],
    [
      "another type of file",
      post({ responses: csv }),
      post({ responses: pdf }),
      [
        "pay: answer 200 text/csv is no longer a type backends",
        "pay: answer 200 application/pdf is a new type clients",
      ],
    ],
    [
      "a header less",
      post(named({ ETag: {} })),
      post(named({})),
      ["pay: answer 200 header etag is gone clients"],
    ],
    [
      "another header",
      post(named({ ETag: { schema: { type: "string" } } })),
      post(named({ etag: { schema: { type: "integer" } } })),
      ["pay: answer 200 header etag type string becomes integer both"],
    ],
    [
      "no security",
      post({ security: [{ session: [] }] }),
      post({ security: [] }),
      ['pay: security [{"session":[]}] becomes [] both'],
    ],
    [
      "a header of the path",
      post({}),
      { ...post({}), parameters: [key] },
      ["pay: request header key is new and required clients"],
    ],
    [
      "a parameter written otherwise",
      post({ parameters: [{ ...key, style: "simple" }] }),
      post({ parameters: [{ ...key, style: "form" }] }),
      ['pay: request header key cannot judge: style "simple" becomes "form" both'],
    ],
    ["another name", post({}), post({ operationId: "settle" }), ["settle: was called pay clients"]],
    [
      "callbacks",
      post({}),
      post({ callbacks: { done: {} } }),
      ['pay: cannot judge: callbacks none becomes {"done":{}} both'],
    ],
  ])("%s", (_what, before, after, lines) => {
    expect(between(before, after)).toEqual(lines);
  });

  test.each(["get", "put", "delete", "patch", "head", "options", "trace"])("%s is an operation", (method) => {
    const item = { [method]: { responses: ok } };
    const name = `${method.toUpperCase()} /orders`;
    expect(between({ ...post({}), ...item }, post({}))).toEqual([`${name}: ${name} is gone clients`]);
  });

  test("the whole document: security for all, its schemes, servers", () => {
    const whole = (name: string, url: string, session: string): Json => ({
      security: [{ [session]: [] }],
      servers: [{ url, description: `Served for ${name}` }],
      components: { securitySchemes: { session: { type: "apiKey", in: "cookie", name } } },
    });
    expect(between(post({}), post({}), [whole("a", "/api", "session"), whole("b", "/v2", "token")])).toEqual([
      'pay: security [{"session":[]}] becomes [{"token":[]}] both',
      'document: security session cannot judge: name "a" becomes "b" both',
      'document: cannot judge: servers [{"url":"/api"}] becomes [{"url":"/v2"}] both',
    ]);
  });
});

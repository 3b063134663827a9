/** Each kind of change is found, and classed by whom it breaks. */
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
const needs = (schema: Json, ...required: string[]): Json => ({ ...schema, required });
const text: Json = { type: "string" };
const state = (...values: string[]): Json => ({ type: "string", enum: values });
const card: Json = { type: "object", properties: { kind: { const: "card" }, number: text } };
const cash: Json = { type: "object", properties: { kind: { const: "cash" } } };

describe("B06 a keyword of a field breaks others in a request than in an answer", () => {
  test.each<[before: Json, after: Json, words: string, request: string, answer: string]>([
    [{ maxLength: 9 }, { maxLength: 5 }, "maxLength 9 becomes 5", "clients", "backends"],
    [{ maxLength: 5 }, { maxLength: 9 }, "maxLength 5 becomes 9", "backends", "clients"],
    [state("x", "y"), state("x"), "« y » is no longer a value", "clients", "backends"],
    [state("x"), state("x", "y"), "« y » is a new value", "backends", "clients"],
    [text, { type: "integer" }, "type string becomes integer", "both", "both"],
    [{ type: "number" }, { type: "integer" }, "type number becomes integer", "clients", "backends"],
    [text, { anyOf: [text, { type: "null" }] }, "may be null", "backends", "clients"],
    [{ default: 20 }, { default: 50 }, "default 20 becomes 50", "both", "nobody"],
    [{}, { format: "uri" }, 'format none becomes "uri"', "clients", "backends"],
    [{ format: "date" }, { format: "time" }, 'format "date" becomes "time"', "both", "both"],
    [{ exclusiveMaximum: 9 }, {}, "exclusiveMaximum 9 becomes none", "backends", "clients"],
    [{ multipleOf: 2 }, { multipleOf: 5 }, "multipleOf 2 becomes 5", "both", "both"],
    [{ const: "x" }, {}, "may be any value", "backends", "clients"],
    [{}, { additionalProperties: false }, "additionalProperties true becomes false", "clients", "backends"],
    [{}, { uniqueItems: true }, "uniqueItems none becomes true", "clients", "backends"],
    [{}, { "x-rule": 1 }, "cannot judge: x-rule none becomes 1", "both", "both"],
  ])("%j becomes %j", (before, after, words, inRequest, inAnswer) => {
    const requests = between(body(field(before)), body(field(after)));
    expect(requests).toEqual([`pay: request body.a ${words} ${inRequest}`]);
    const answers = between(answer(field(before)), answer(field(after)));
    expect(answers).toEqual([`pay: answer 200.a ${words} ${inAnswer}`]);
  });

  test("words for readers are no change", () => {
    const said = { title: "A", description: "B", examples: ["c"], deprecated: true, "x-labels": {} };
    expect(between(body(field(text)), body(field({ ...text, ...said })))).toEqual([]);
  });
});

describe("B06 a change stands where it is", () => {
  const list = (schema: Json): Json => ({ type: "array", items: schema });
  const none: Json = { type: "object" };
  test.each<[before: Json, after: Json, line: string]>([
    [body(none), body(field(text)), "request body.a is new backends"],
    [body(none), body(needs(field(text), "a")), "request body.a is new and required both"],
    [body(field(text)), body(needs(field(text), "a")), "request body.a is required now clients"],
    [body(field(text)), body(none), "request body.a is gone clients"],
    [answer(none), answer(field(text)), "answer 200.a is new nobody"],
    [answer(list(field(text))), answer(list(none)), "answer 200[].a is gone clients"],
    [
      body({ anyOf: [needs(card, "number"), cash] }),
      body({ anyOf: [cash, card] }),
      "request body<kind=card>.number may be left out now backends",
    ],
    [body({ oneOf: [card] }), body({ oneOf: [card, cash] }), "request body<kind=cash> is new backends"],
    [body({ allOf: [card] }), body({ allOf: [card, needs({}, "a")] }), "request body<2> is new clients"],
    [post({}), post({ responses: { ...ok, 409: {} } }), "answer 409 is a new answer nobody"],
    [post({ responses: { ...ok, 409: {} } }), post({}), "answer 409 is no longer answered backends"],
    [post({ security: [{ a: [] }] }), post({ security: [] }), 'security [{"a":[]}] becomes [] both'],
    [
      post({}),
      { ...post({}), parameters: [{ name: "key", in: "header", required: true }] },
      "request header key is new and required clients",
    ],
    [
      post({ responses: { 200: { headers: { ETag: {} } } } }),
      post({ responses: { 200: { headers: {} } } }),
      "answer 200 header etag is gone clients",
    ],
  ])("%j becomes %j", (before, after, line) => {
    expect(between(before, after)).toEqual([`pay: ${line}`]);
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
    const own = { $ref: "#/components/schemas/Tree" };
    const tree = (schema: Json): Json => ({
      components: { schemas: { Tree: { type: "object", properties: { a: schema, of: own } } } },
    });
    expect(between(body(own), body(own), [tree(text), tree({ type: "integer" })])).toEqual([
      "component: request Tree.a type string becomes integer both",
    ]);
  });

  test.each(["get", "put", "delete", "patch", "head", "options", "trace"])("%s is an operation", (method) => {
    const name = `${method.toUpperCase()} /orders`;
    const before = { ...post({}), [method]: { responses: ok } };
    expect(between(before, post({}))).toEqual([`${name}: ${name} is gone clients`]);
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

import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { thisContract } from "../src/command-line/diff-command.ts";
import { contractChanges } from "../src/diff/contract-changes.ts";
import { contractDocument } from "../src/diff/document.ts";
import { run } from "./run-command.ts";

const folder = { path: "" };
beforeAll(async () => {
  folder.path = await mkdtemp(join(tmpdir(), "palier-diff-"));
});
afterAll(() => rm(folder.path, { recursive: true }));

type Schema = Readonly<Record<string, unknown>>;

interface Parts {
  readonly body?: Schema;
  readonly answer?: Schema;
  readonly statuses?: readonly string[];
  readonly parameters?: readonly object[];
}

/** A contract with one operation. */
const document = ({ body, answer = { type: "object" }, statuses = ["200"], parameters = [] }: Parts) =>
  contractDocument.parse({
    info: { version: "1" },
    components: {},
    paths: {
      "/orders": {
        post: {
          operationId: "order.pay",
          parameters,
          ...(body === undefined
            ? {}
            : { requestBody: { content: { "application/json": { schema: body } } } }),
          responses: Object.fromEntries(
            statuses.map((status) => [status, { content: { "application/json": { schema: answer } } }]),
          ),
        },
      },
    },
  });

const object = (properties: Record<string, Schema>, ...required: string[]): Schema => ({
  type: "object",
  properties,
  required,
});
const text: Schema = { type: "string" };
const state = (...values: string[]): Schema => ({ type: "string", enum: values });

describe("B06 a change is classed for requests and answers apart", () => {
  test.each<[what: string, before: Parts, after: Parts, line: string]>([
    [
      "a new required field",
      { body: object({}) },
      { body: object({ a: text }, "a") },
      "request body.a is new and required both",
    ],
    [
      "a new field that may be left out",
      { body: object({}) },
      { body: object({ a: text }) },
      "request body.a is new backends",
    ],
    [
      "a field that is gone",
      { body: object({ a: text }) },
      { body: object({}) },
      "request body.a is gone clients",
    ],
    [
      "a field that is required now",
      { body: object({ a: text }) },
      { body: object({ a: text }, "a") },
      "request body.a is required now clients",
    ],
    [
      "a shorter text",
      { body: object({ a: { ...text, maxLength: 9 } }) },
      { body: object({ a: { ...text, maxLength: 5 } }) },
      "request body.a maxLength 9 becomes 5 clients",
    ],
    [
      "a longer text",
      { body: object({ a: { ...text, maxLength: 5 } }) },
      { body: object({ a: { ...text, maxLength: 9 } }) },
      "request body.a maxLength 5 becomes 9 backends",
    ],
    [
      "a value less",
      { body: object({ a: state("x", "y") }) },
      { body: object({ a: state("x") }) },
      "request body.a « y » is no longer a value clients",
    ],
    [
      "another type",
      { body: object({ a: text }) },
      { body: object({ a: { type: "integer" } }) },
      "request body.a type string becomes integer both",
    ],
    [
      "a new parameter",
      {},
      { parameters: [{ name: "q", in: "query", required: true }] },
      "request query q is new and required clients",
    ],
    [
      "an answer with a new field",
      { answer: object({}) },
      { answer: object({ a: text }, "a") },
      "answer 200.a is new and required backends",
    ],
    [
      "an answer with one more optional field",
      { answer: object({}) },
      { answer: object({ a: text }) },
      "answer 200.a is new nobody",
    ],
    [
      "an answer without a field",
      { answer: object({ a: text }, "a") },
      { answer: object({}) },
      "answer 200.a is gone clients",
    ],
    [
      "an answer that may be null",
      { answer: object({ a: text }) },
      { answer: object({ a: { anyOf: [text, { type: "null" }] } }) },
      "answer 200.a may be null clients",
    ],
    [
      "an answer with a new state",
      { answer: object({ a: state("x") }) },
      { answer: object({ a: state("x", "y") }) },
      "answer 200.a « y » is a new value clients",
    ],
    [
      "in the items of a list",
      { answer: { type: "array", items: object({ a: text }) } },
      { answer: { type: "array", items: object({}) } },
      "answer 200[].a is gone clients",
    ],
    ["a new refusal", {}, { statuses: ["200", "409"] }, "answer 409 is a new answer nobody"],
    ["a status less", { statuses: ["200", "409"] }, {}, "answer 409 is no longer answered backends"],
  ])("%s", (_what, before, after, line) => {
    const changes = contractChanges(document(before), document(after));
    expect(changes.map(({ key, breaks }) => `${key} ${breaks}`)).toEqual([`order.pay: ${line}`]);
  });
});

test("B06 the contract is the last release's, or its changes are noted", async () => {
  const root = join(import.meta.dirname, "../../..");
  const released = join(root, "packages/contract/released/openapi.json");
  const { code, stdout } = await run("diff", released, "--notes", join(root, "docs/contract-changes.md"));
  expect(code, `not noted in docs/contract-changes.md yet:\n${stdout}`).toBe(0);
});

/** Runs the command on two contracts and a page of notes. */
async function diff(before: object, after: object, notes: string) {
  const files = ["old.json", "new.json", "notes.md"].map((name) => join(folder.path, name));
  const [old = "", fresh = "", page = ""] = files;
  await writeFile(old, JSON.stringify(before));
  await writeFile(fresh, JSON.stringify(after));
  await writeFile(page, notes);
  return { plain: await run("diff", old, fresh), noted: await run("diff", old, fresh, "--notes", page) };
}

test("B06 a breaking change ends with 1, and with 0 once a note names that change", async () => {
  const old = thisContract();
  const path = "/admin/building/delete/{id}";
  const { [path]: _gone, ...paths } = old.paths;
  const fresh = { ...old, paths };
  const key = `building.delete: POST ${path} is gone`;
  expect((await diff(old, old, "")).plain.code).toBe(0);
  const broken = await diff(old, fresh, "");
  expect(broken.plain).toMatchObject({ code: 1 });
  expect(broken.plain.stdout).toContain(`breaks clients  ${key}`);
  expect(broken.noted.stdout).toContain(`- \`${key}\`: (breaks clients: say why)`);
  expect((await diff(old, fresh, `- \`${key.replace(" is", "\n  is")}\`: it went away.\n`)).noted.code).toBe(
    0,
  );
});

test("B06 a no-break space that became narrow is one change, and its note names it", async () => {
  const served = (space: string) => ({ ...thisContract(), servers: [{ url: `/ici${space}; là` }] });
  const { plain } = await diff(served("\u00a0"), served("\u202f"), "");
  const [, key = ""] = /(document: cannot judge: servers .*)/.exec(plain.stdout) ?? [];
  expect(key).toContain("ici\u202f; là");
  expect((await diff(served("\u00a0"), served("\u202f"), `- \`${key}\`: narrower.\n`)).noted.code).toBe(0);
});

test("B06 a note excuses one change, not the operation: the next one has no note, and only that is printed", async () => {
  const limited = (maxLength: number, maximum: number) =>
    document({ body: object({ a: { ...text, maxLength }, n: { type: "integer", maximum } }) });
  const first = "order.pay: request body.a maxLength 9 becomes 5";
  const notes = `- \`${first}\`: shorter.\n`;
  expect((await diff(limited(9, 9), limited(5, 9), notes)).noted.code).toBe(0);
  const twice = (await diff(limited(9, 9), limited(5, 8), notes)).noted;
  expect(twice.code).toBe(1);
  expect(twice.stdout).toContain("order.pay: request body.n maximum 9 becomes 8");
  expect(twice.stdout).not.toContain(first);
  // Changed again: a different key, so the note is now stale.
  const again = (await diff(limited(9, 9), limited(4, 9), notes)).noted;
  expect(again.code).toBe(1);
  expect(again.stdout).toContain(`noted, but nothing changed so: ${first}`);
});

test("B06 what many operations share is one change: a parameter, a schema, the same words in many places", () => {
  const many = (maximum: number, max: number, limit: number) =>
    contractDocument.parse({
      info: { version: "1" },
      components: {
        parameters: { Length: { name: "length", in: "query", schema: { type: "integer", maximum } } },
        schemas: { Order: object({ lines: { type: "array", maxItems: max } }) },
      },
      paths: Object.fromEntries(
        Array.from({ length: 60 }, (_, at) => [
          `/list${at}`,
          {
            get: {
              operationId: `list${at}`,
              parameters: [
                { $ref: "#/components/parameters/Length" },
                { name: "q", in: "query", schema: { type: "string", maxLength: limit } },
              ],
              responses: { 200: { content: { "application/json": { schema: order } } } },
            },
          },
        ]),
      ),
    });
  const order = { type: "array", items: { $ref: "#/components/schemas/Order" } };
  const changes = contractChanges(many(500, 9, 200), many(100, 5, 100));
  expect(changes.map(({ key, operations }) => `${key} (${operations.length})`).toSorted()).toEqual([
    "60 operations: request query q maxLength 200 becomes 100 (60)",
    "component: answer Order.lines maxItems 9 becomes 5 (60)",
    "component: request Length maximum 500 becomes 100 (60)",
  ]);
});

test("B06 the released contract is kept whole: what a later comparison looks at is there", async () => {
  const root = join(import.meta.dirname, "../../..");
  const released = contractDocument.parse(
    JSON.parse(await readFile(join(root, "packages/contract/released/openapi.json"), "utf8")),
  );
  expect(released.components?.securitySchemes).toBeDefined();
  const all = JSON.stringify(released);
  for (const keyword of ["default", "format", "requestBody", "headers", "security"]) {
    expect(all).toContain(`"${keyword}":`);
  }
});

test.each([
  [["diff"], /diff takes OLD and NEW/],
  [["diff", "nowhere.json"], /nowhere.json is not there/],
  [["diff", import.meta.filename], /is no OpenAPI document/],
])("B06 %j cannot be compared: one line and exit code 2", async (args, line) => {
  const { code, stderr } = await run(...args);
  expect(stderr).toMatch(line);
  expect(code).toBe(2);
});

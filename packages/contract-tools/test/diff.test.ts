/** Changes of the contract, and whom they break. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { thisContract } from "../src/command-line/diff-command.ts";
import { contractChanges } from "../src/diff/contract-changes.ts";
import { contractDocument, type Schema } from "../src/diff/document.ts";
import { run } from "./run-command.ts";

const folder = { path: "" };
beforeAll(async () => {
  folder.path = await mkdtemp(join(tmpdir(), "palier-diff-"));
});
afterAll(() => rm(folder.path, { recursive: true }));

interface Parts {
  readonly body?: Schema;
  readonly answer?: Schema;
  readonly statuses?: readonly string[];
  readonly parameters?: readonly object[];
}

/** A contract of one operation. */
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
    expect(changes.map(({ side, at, what, breaks }) => `${side} ${at} ${what} ${breaks}`)).toEqual([line]);
  });
});

test("B06 the contract is the last release's, or its changes are noted", async () => {
  const root = join(import.meta.dirname, "../../..");
  const released = join(root, "packages/contract/released/openapi.json");
  const { code, stdout } = await run("diff", released, "--notes", join(root, "docs/contract-changes.md"));
  expect(code, `write a note into docs/contract-changes.md:\n${stdout}`).toBe(0);
});

test("B06 a breaking change ends with 1, and with 0 once a note names its operation", async () => {
  const old = thisContract();
  const path = "/admin/building/delete/{id}";
  const { [path]: _gone, ...paths } = old.paths;
  const [before, after, notes] = ["old.json", "new.json", "notes.md"].map((name) => join(folder.path, name));
  if (before === undefined || after === undefined || notes === undefined)
    throw new Error("three names, three paths");
  await writeFile(before, JSON.stringify(old));
  await writeFile(after, JSON.stringify({ ...old, paths }));
  expect((await run("diff", before, before)).code).toBe(0);
  const broken = await run("diff", before, after);
  expect(broken).toMatchObject({ code: 1 });
  expect(broken.stdout).toContain(`building.delete  request operation: POST ${path} is gone`);
  await writeFile(notes, "- `building.delete` went away.\n");
  expect((await run("diff", before, after, "--notes", notes)).code).toBe(0);
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

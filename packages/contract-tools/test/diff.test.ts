import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
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

/** A contract with one operation that takes this body. */
const document = (schema: Schema) =>
  contractDocument.parse({
    info: { version: "1" },
    components: {},
    paths: {
      "/orders": {
        post: {
          operationId: "order.pay",
          requestBody: { content: { "application/json": { schema } } },
          responses: { 200: {} },
        },
      },
    },
  });

const object = (properties: Record<string, Schema>): Schema => ({ type: "object", properties });
const text: Schema = { type: "string" };

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

test("B06 a note excuses one change, not the operation: the next one has no note, and only that is printed", async () => {
  const limited = (maxLength: number, maximum: number) =>
    document(object({ a: { ...text, maxLength }, n: { type: "integer", maximum } }));
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

test.each([
  [["diff"], /diff takes OLD and NEW/],
  [["diff", "nowhere.json"], /nowhere.json is not there/],
  [["diff", import.meta.filename], /is no OpenAPI document/],
])("B06 %j cannot be compared: one line and exit code 2", async (args, line) => {
  const { code, stderr } = await run(...args);
  expect(stderr).toMatch(line);
  expect(code).toBe(2);
});

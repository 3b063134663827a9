/** A test that a document says to run is there; so is an operation that it says to ask for. */
import { expect, test } from "vitest";
import type { Fault, SourceFile } from "./repository.ts";
import { lineAt, repository, shown } from "./repository.ts";

/** `npm run unit -- --project=web list-panel`, `npm run journey -- find-a-building`; placeholders are `<name>`. */
const command = /npm run (unit|journey) --(?: --project=([a-z-]+))? ([a-z0-9][a-z0-9-]*)(?=[\s`;])/g;

function unknownTests(files: readonly SourceFile[]): Fault[] {
  const paths = files.map(({ path }) => path);
  return files
    .filter(({ path }) => path.endsWith(".md") && path !== "docs/add-an-area.md")
    .flatMap(({ path, text }) =>
      [...text.matchAll(command)].flatMap((found): Fault[] => {
        const [whole, kind, project = "", name = ""] = found;
        const isRun = (each: string) =>
          kind === "unit" ? /\.test\.tsx?$/.test(each) : each.startsWith("apps/web/e2e/");
        const isIn = (each: string) => project === "" || each.split("/")[1] === project;
        if (paths.some((each) => each.includes(name) && isRun(each) && isIn(each))) return [];
        return [{ path, line: lineAt(text, found.index), why: `no test's path has the word: ${whole}` }];
      }),
    );
}

test("each unit test and journey that a document names is there", () => {
  expect(shown(unknownTests(repository))).toEqual([]);
});

test("a word that finds no test is caught", () => {
  const file = (path: string, text = "") => ({ path, text });
  const read = [
    file("packages/ui/src/button.test.tsx"),
    file("apps/web/e2e/find-a-door.spec.ts"),
    file("a.md", "`npm run unit -- --project=ui button`\n`npm run unit -- --project=web button`"),
    file("b.md", "npm run journey -- find-a-door\nnpm run journey -- close-a-door\n"),
  ];
  expect(unknownTests(read).map(({ path, line }) => `${path}:${line}`)).toEqual(["a.md:2", "b.md:2"]);
});

/** `POST /__mock/worlds/*`, as the contract of the control API writes them. */
const operations = new Set(
  repository
    .filter(({ path }) => path === "packages/contract/src/control/control-contract.ts")
    .flatMap(({ text }) => [
      ...[...text.matchAll(/method: "(\w+)",\s+path: "([^"]+)"/g)].map(
        ([, method, path]) => `${method} ${path}`,
      ),
      ...[...text.matchAll(/\bplay\("(\w+)"/g)].map(
        ([, verb]) => `POST /__mock/worlds/{world}/admins/{email}/${verb}`,
      ),
    ])
    .map((operation) => operation.replace(/\{\w+\}/g, "*")),
);

function unknownOperations(files: readonly SourceFile[]): Fault[] {
  return files
    .filter(({ path }) => path.endsWith(".md"))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/`([A-Z]+) (\/__mock\/[^`\s?]*)`/g)]
        .map((found) => ({ line: lineAt(text, found.index), asked: `${found[1]} ${found[2]}` }))
        .filter(({ asked }) => !operations.has(asked.replace(/[<{]\w+[>}]/g, "*")))
        .map(({ line, asked }) => ({ path, line, why: `the control API has no such operation: ${asked}` })),
    );
}

test("each operation of the control API that a document names is there", () => {
  expect(shown(unknownOperations(repository))).toEqual([]);
});

test("an operation that is not there is caught", () => {
  const text = "`GET /__mock/worlds/<name>/snapshot`\n`PUT /__mock/worlds/<name>`";
  expect(unknownOperations([{ path: "a.md", text }]).map(({ line }) => line)).toEqual([2]);
});

/** Readable at once: most functions have ten lines, over 60 is a fault. */
import type { ESTree } from "vite";
import { expect, test } from "vitest";
import type { Fault, SourceFile } from "./repository.ts";
import { isSource, isTest, lineAt, repository, shown, visit } from "./repository.ts";

const limit = 60;

interface Found {
  readonly path: string;
  readonly line: number;
  readonly name: string;
  readonly lines: number;
}

type AnyFunction = ESTree.Function | ESTree.ArrowFunctionExpression;

function longFunctions(files: readonly SourceFile[]): Found[] {
  return files
    .filter((file) => isSource(file) && !isTest(file))
    .flatMap((file) => {
      const found: Found[] = [];
      const names = new Map<ESTree.Node, string>();
      const measure = (node: AnyFunction) => {
        if (!node.body) return;
        const lines = file.text.slice(node.body.start, node.body.end).split("\n").length;
        const name = (node.type !== "ArrowFunctionExpression" && node.id?.name) || names.get(node) || "";
        if (lines > limit) found.push({ path: file.path, line: lineAt(file.text, node.start), name, lines });
      };
      visit(file, {
        VariableDeclarator: ({ id, init }) => {
          if (init && id.type === "Identifier") names.set(init, id.name);
        },
        FunctionDeclaration: measure,
        FunctionExpression: measure,
        ArrowFunctionExpression: measure,
      });
      return found;
    });
}

const faultsOf = (files: readonly SourceFile[]): Fault[] =>
  longFunctions(files).map(({ path, line, name, lines }) => ({
    path,
    line,
    why: `${name} has ${lines} lines, not at most ${limit}: split it by what its parts do, each with a name`,
  }));

test("no function is longer than 60 lines", () => {
  expect(shown(faultsOf(repository))).toEqual([]);
});

test("a function of 61 lines is caught by its name, one of 60 and a test's are not", () => {
  const body = (lines: number) => `{${"\n".repeat(lines - 1)}}`;
  const at = (path: string, text: string) => ({ path, text });
  const files = [
    at(
      "apps/web/src/a.ts",
      `function a() ${body(61)}\nconst b = () => ${body(61)};\nfunction c() ${body(60)}`,
    ),
    at("apps/web/src/a.test.ts", `function d() ${body(99)}`),
  ];
  const found = faultsOf(files);
  expect(found.map(({ path, line }) => `${path}:${line}`)).toEqual([
    "apps/web/src/a.ts:1",
    "apps/web/src/a.ts:62",
  ]);
  expect(found.map(({ why }) => why.split(" ")[0])).toEqual(["a", "b"]);
});

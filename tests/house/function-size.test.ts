/** A function that is read in one go: most have ten lines, over 60 is a fault. */
import type { ESTree } from "vite";
import { expect, test } from "vitest";
import type { Fault, SourceFile } from "./repository.ts";
import { isSource, isTest, lineAt, repository, shown, visit } from "./repository.ts";

const limit = 60;

/**
 * Functions that were longer when the rule came, with the lines that each may have. None is added: one that was split
 * loses its line here, and one that got shorter its number, which the test asks for.
 */
const stillLonger: Readonly<Record<string, number>> = {
};

interface Found {
  readonly path: string;
  readonly line: number;
  readonly name: string;
  readonly lines: number;
}

type AnyFunction = ESTree.Function | ESTree.ArrowFunctionExpression;

/** Functions of more than 60 lines, their braces among them. */
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

function faultsOf(files: readonly SourceFile[], known: Readonly<Record<string, number>>): Fault[] {
  const found = longFunctions(files);
  const keyOf = ({ path, name }: Found) => `${path} ${name}`;
  const gone = Object.keys(known).filter((key) => !found.some((one) => keyOf(one) === key));
  return [
    ...found
      .filter((one) => known[keyOf(one)] !== one.lines)
      .map((one) => ({
        path: one.path,
        line: one.line,
        why: `${one.name} has ${one.lines} lines, not at most ${known[keyOf(one)] ?? limit}: ${
          one.lines < (known[keyOf(one)] ?? 0)
            ? "write down the new number"
            : "split it by what its parts do, each with a name"
        }`,
      })),
    ...gone.map((key) => ({ path: key, why: `has no more than ${limit} lines now: strike it off the list` })),
  ];
}

test("no function is longer than 60 lines", () => {
  expect(shown(faultsOf(repository, stillLonger))).toEqual([]);
});

test("a function of 61 lines is caught by its name, one of 60, one that is listed and a test's are not", () => {
  const body = (lines: number) => `{${"\n".repeat(lines - 1)}}`;
  const at = (path: string, text: string) => ({ path, text });
  const files = [
    at(
      "apps/web/src/a.ts",
      `function a() ${body(61)}\nconst b = () => ${body(61)};\nfunction c() ${body(60)}`,
    ),
    at("apps/web/src/listed.ts", `function listed() ${body(70)}`),
    at("apps/web/src/grown.ts", `function grown() ${body(70)}`),
    at("apps/web/src/a.test.ts", `function d() ${body(99)}`),
  ];
  const known = { "apps/web/src/listed.ts listed": 70, "apps/web/src/grown.ts grown": 69, "gone.ts it": 80 };
  expect(
    faultsOf(files, known).map(({ path, line }) => (line === undefined ? path : `${path}:${line}`)),
  ).toEqual(["apps/web/src/a.ts:1", "apps/web/src/a.ts:62", "apps/web/src/grown.ts:1", "gone.ts it"]);
});

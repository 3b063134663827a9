/** docs/promises.md and the names of tests are compared both ways. */
import type { ESTree } from "vite";
import { expect, test } from "vitest";
import { type Fault, lineAt, repository, type SourceFile, shown, textOf, visit } from "./repository.ts";

const document = "docs/promises.md";
/** Its checks (such as packages in empty folders) are named like tests. */
const wholeRun = "scripts/test.mjs";
const isTestFile = ({ path }: SourceFile) => path === wholeRun || /\.(?:test|test-d|spec)\.tsx?$/.test(path);

interface Promised {
  readonly number: string;
  /** The line's last cell. */
  readonly kept: string;
  readonly line: number;
}

interface Claim {
  readonly path: string;
  readonly line: number;
  readonly number: string;
}

const promisesIn = (text: string): Promised[] =>
  [...text.matchAll(/^\| ([A-Z]\d+) \|.*\|(.*)\|$/gm)].map((row) => ({
    number: row[1] ?? "",
    kept: (row[2] ?? "").trim(),
    line: lineAt(text, row.index),
  }));

/** At the start of test and group names. */
function claimsIn(file: SourceFile): Claim[] {
  const claims: Claim[] = [];
  const naming = file.path === wholeRun ? /^(?:check|inBrowser)$/ : /^(?:test|it|describe)$/;
  visit(file, {
    CallExpression({ callee, arguments: [title], start }) {
      if (!naming.test(calledIn(callee) ?? "") || title === undefined) return;
      const numbers =
        /^(?:[A-Z]\d+ )+/
          .exec(wordsOf(title) ?? "")?.[0]
          .trim()
          .split(" ") ?? [];
      for (const number of numbers) claims.push({ path: file.path, line: lineAt(file.text, start), number });
    },
  });
  return claims;
}

/** Tests without a number and without a reason above: « // No promise: a matter of speed ». */
const withoutReason = ({ path, text }: SourceFile): Fault[] =>
  [...text.matchAll(/^ *test\(\s*["`](?![A-Z]\d+ )/gm)]
    .filter(({ index }) => !/\/\/ No promise: .+\n\s*$/.test(text.slice(0, index)))
    .map(({ index }) => ({
      path,
      line: lineAt(text, index),
      why: "begins with no promise's number, and the line above does not say why",
    }));

/** `test` for `test(…)`, `test.each(…)(…)` and `` test.each`…`(…) ``. */
function calledIn(node: ESTree.Node): string | undefined {
  if (node.type === "Identifier") return node.name;
  if (node.type === "MemberExpression") return calledIn(node.object);
  if (node.type === "CallExpression") return calledIn(node.callee);
  return node.type === "TaggedTemplateExpression" ? calledIn(node.tag) : undefined;
}

/** Up to the first interpolated value. */
function wordsOf(node: ESTree.Node): string | undefined {
  if (node.type === "TemplateLiteral") return node.quasis[0]?.value.raw;
  return node.type === "Literal" && typeof node.value === "string" ? node.value : undefined;
}

function disagreements(text: string, files: readonly SourceFile[]): Fault[] {
  const promises = promisesIn(text);
  const claims = files.flatMap(claimsIn);
  const known = new Set(promises.map(({ number }) => number));
  const claimed = new Set(claims.map(({ number }) => number));
  return [
    ...promises.flatMap(({ number, kept, line }): Fault[] => {
      const fault = (why: string) => [{ path: document, line, why: `${number} ${why}` }];
      if (!/^(?:yes|in part: .+)$/.test(kept)) return fault('must say "yes" or "in part: what is missing"');
      if (!claimed.has(number)) return fault(`is marked "${kept}", and no test's name begins with it`);
      return [];
    }),
    ...claims
      .filter(({ number }) => !known.has(number))
      .map(({ path, line, number }) => ({ path, line, why: `${number} is no promise of ${document}` })),
  ];
}

test("each promise that is kept has a test of its number, one that is not has none, and tests claim no other", () => {
  const text = textOf(document);
  expect(promisesIn(text).length).toBeGreaterThan(80);
  expect(shown(disagreements(text, repository.filter(isTestFile)))).toEqual([]);
});

test("each browser test begins with its promise's number, or says why it holds none", () => {
  const journeys = repository.filter(({ path }) => /^apps\/web\/e2e\/.*\.spec\.ts$/.test(path));
  expect(journeys.length).toBeGreaterThan(20);
  expect(shown(journeys.flatMap(withoutReason))).toEqual([]);
  const text = 'test("A01 a", f);\ntest("b", f);\n// No promise: a matter of taste.\ntest("c", f);';
  expect(withoutReason({ path: "a.spec.ts", text }).map(({ line }) => line)).toEqual([2]);
});

test("a promise without a test, a test without one, and a cell that says neither are caught", () => {
  const text = "| | promise | kept |\n| A01 | a | yes |\n| A03 | c | in part: d |\n| A04 | e | no |\n";
  const file = (source: string) => ({ path: "a.test.ts", text: source });
  const lines = (...files: readonly SourceFile[]) => disagreements(text, files).map(({ line }) => line);
  expect(lines(file('test("A01 A03 holds", f); test.each([1])("A04 %s", f); describe("Ab 12", f);'))).toEqual(
    [4],
  );
  expect(lines(file("test(`A01 a`, f);\nit('A05 b', f);"))).toEqual([3, 4, 2]);
  const check = { path: wholeRun, text: 'await check("B14 T10 Packed", env); test("A01 no test", f);' };
  expect(claimsIn(check).map(({ number }) => number)).toEqual(["B14", "T10"]);
});

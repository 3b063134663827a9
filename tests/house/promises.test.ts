import type { ESTree } from "vite";
import { expect, test } from "vitest";
import type { Fault, SourceFile } from "./repository.ts";
import { lineAt, repository, shown, visit } from "./repository.ts";

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
      const numbers = /^(?:[A-Z]\d+ )*/.exec(wordsOf(title) ?? "")?.[0].split(" ") ?? [];
      for (const number of numbers.filter((each) => each !== ""))
        claims.push({ path: file.path, line: lineAt(file.text, start), number });
    },
  });
  return claims;
}

/** Tests without a number and without a reason above: « // No promise: a matter of speed ». */
function withoutReason(file: SourceFile): Fault[] {
  const faults: Fault[] = [];
  visit(file, {
    CallExpression({ callee, arguments: [title], start }) {
      if (callee.type !== "Identifier" || callee.name !== "test" || title === undefined) return;
      if (/^[A-Z]\d+ /.test(wordsOf(title) ?? "")) return;
      if (/\/\/ No promise: .+\n\s*$/.test(file.text.slice(0, start))) return;
      const why = "begins with no promise's number, and the line above does not say why";
      faults.push({ path: file.path, line: lineAt(file.text, start), why });
    },
  });
  return faults;
}

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
      if (!/^(?:yes|no|in part: .+)$/.test(kept))
        return fault('must say "yes", "no" or "in part: what is missing"');
      if (kept === "no" && claimed.has(number))
        return fault('is marked "no", and a test claims it: mark what is kept');
      if (kept !== "no" && !claimed.has(number))
        return fault(`is marked "${kept}", and no test's name begins with it`);
      return [];
    }),
    ...claims
      .filter(({ number }) => !known.has(number))
      .map(({ path, line, number }) => ({ path, line, why: `${number} is no promise of ${document}` })),
  ];
}

test("each promise that is kept has a test of its number, one that is not has none, and tests claim no other", () => {
  const text = repository.find(({ path }) => path === document)?.text ?? "";
  expect(promisesIn(text).length).toBeGreaterThan(80);
  expect(shown(disagreements(text, repository.filter(isTestFile)))).toEqual([]);
});

test("each browser test begins with its promise's number, or says why it holds none", () => {
  const journeys = repository.filter(({ path }) => /^apps\/web\/e2e\/.*\.spec\.ts$/.test(path));
  expect(journeys.length).toBeGreaterThan(60);
  expect(shown(journeys.flatMap(withoutReason))).toEqual([]);
  const text = 'test("A01 a", f);\ntest("b", f);\n// No promise: a matter of taste.\ntest("c", f);';
  expect(withoutReason({ path: "a.spec.ts", text }).map(({ line }) => line)).toEqual([2]);
});

test("a check of the whole run claims by its name, as a test does", () => {
  const check = { path: wholeRun, text: 'await check("B14 T10 Packed", env); test("A01 no test of it", f);' };
  expect(claimsIn(check).map(({ number }) => number)).toEqual(["B14", "T10"]);
  const ran = repository.filter(({ path }) => path === wholeRun).flatMap(claimsIn);
  expect([...new Set(ran.map(({ number }) => number))].toSorted()).toEqual(["B14", "T10"]);
});

test("a kept promise without a test, a test of an open one, and an unknown number are caught", () => {
  const text =
    "| | promise | kept |\n| A01 | a | yes |\n| A02 | b | no |\n| A03 | c | in part: d |\n| A04 | e | |\n";
  const file = (source: string) => ({ path: "a.test.ts", text: source });
  const good = file('test("A01 A03 holds", f); test.each([1])("A04 %s", f); describe("Ab 12", f);');
  expect(shown(disagreements(text, [good]))).toEqual([
    'docs/promises.md:5  A04 must say "yes", "no" or "in part: what is missing"',
  ]);
  const bad = file('it("A02 too early", f);\ntest(`A05 b`, f);');
  expect(disagreements(text, [bad]).map(({ path, line }) => `${path}:${line}`)).toEqual([
    "docs/promises.md:2",
    "docs/promises.md:3",
    "docs/promises.md:4",
    "docs/promises.md:5",
    "a.test.ts:2",
  ]);
});

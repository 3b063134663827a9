/** Exports state shapes, units, errors or source: a package's users read no other code of it. */
import { posix } from "node:path";
import type { ESTree } from "vite";
import { expect, test } from "vitest";
import type { Fault, SourceFile } from "./repository.ts";
import { isTest, lineAt, repository, shown, statements } from "./repository.ts";

const offering =
  /^(?:apps\/mock-server|packages\/(?:contract|contract-tools|ui|firebase-kit))\/package\.json$/;
const why =
  "is exported by its package and has no docstring: say shapes, units, errors or source, or what the name does not";

/** Files behind `exports` of package.json; `*` stands for any part of a path. */
function entries(files: readonly SourceFile[]): string[] {
  const targets = files.flatMap(({ path, text }) =>
    offering.test(path)
      ? [...text.matchAll(/": "\.\/(src\/[^"]+\.tsx?)"/g)].map(([, file = ""]) =>
          posix.join(posix.dirname(path), file),
        )
      : [],
  );
  return targets.flatMap((target) => {
    const [start = "", end] = target.split("*");
    if (end === undefined) return [target];
    const fits = (path: string) => path.startsWith(start) && path.endsWith(end);
    return files.filter((file) => fits(file.path) && !isTest(file)).map(({ path }) => path);
  });
}

/** Functions and classes; constants need no docstring. */
function declared(node: ESTree.Node | null): string[] {
  if (node?.type === "FunctionDeclaration" || node?.type === "ClassDeclaration")
    return node.id === null ? [] : [node.id.name];
  if (node?.type !== "VariableDeclaration") return [];
  return node.declarations.flatMap(({ id, init }) =>
    id.type === "Identifier" &&
    (init?.type === "ArrowFunctionExpression" || init?.type === "FunctionExpression")
      ? [id.name]
      : [],
  );
}

const nameOf = (node: ESTree.ModuleExportName) => (node.type === "Literal" ? node.value : node.name);

/** Directly above: before a blank line it is the file's head. A directive to a tool does not count. */
function isDocumented({ text }: SourceFile, start: number): boolean {
  const [, words] = /\/\*\*((?:(?!\*\/).)*)\*\/[ \t]*\r?\n?[ \t]*$/s.exec(text.slice(0, start)) ?? [];
  return words !== undefined && !/^\s*(?:biome-|@ts-|eslint-|v8 )/.test(words);
}

const lacking = (file: SourceFile, start: number, names: readonly string[]): Fault[] =>
  isDocumented(file, start)
    ? []
    : names.map((name) => ({
        path: file.path,
        line: lineAt(file.text, start),
        why: `\`${name}\` ${why}`,
      }));

/** `names`: those that the entry re-exports; undefined for all. */
function bare(files: ReadonlyMap<string, SourceFile>, path: string, names?: ReadonlySet<string>): Fault[] {
  const file = files.get(path);
  if (file === undefined) return [];
  const passedOn = (source: string) => posix.join(posix.dirname(path), source);
  return statements(file).flatMap((node): Fault[] => {
    if (node.type === "ExportAllDeclaration") return bare(files, passedOn(node.source.value), names);
    if (node.type !== "ExportNamedDeclaration" || node.exportKind === "type") return [];
    const wanted = node.specifiers.filter(({ exported }) => names?.has(nameOf(exported)) ?? true);
    const local = new Set(wanted.map((each) => nameOf(each.local)));
    if (node.source !== null) return bare(files, passedOn(node.source.value), local);
    if (node.declaration === null) return ofLocal(files, file, local);
    const own = declared(node.declaration).filter((name) => names?.has(name) ?? true);
    return lacking(file, node.start, own);
  });
}

/** For `export { a }`, declared in the file without `export`, or imported. */
function ofLocal(
  files: ReadonlyMap<string, SourceFile>,
  file: SourceFile,
  names: ReadonlySet<string>,
): Fault[] {
  return statements(file).flatMap((node): Fault[] => {
    if (node.type !== "ImportDeclaration")
      return "declarations" in node || "id" in node
        ? lacking(
            file,
            node.start,
            declared(node).filter((name) => names.has(name)),
          )
        : [];
    const passed = node.specifiers.flatMap((each) =>
      each.type === "ImportSpecifier" && names.has(each.local.name) ? [nameOf(each.imported)] : [],
    );
    return passed.length === 0
      ? []
      : bare(files, posix.join(posix.dirname(file.path), node.source.value), new Set(passed));
  });
}

function undocumented(files: readonly SourceFile[]): Fault[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const found = entries(files).flatMap((path) => bare(byPath, path));
  return [...new Map(found.map((fault) => [`${fault.path} ${fault.why}`, fault])).values()];
}

test("every function and class that a package exports has a docstring", () => {
  expect(entries(repository).length).toBeGreaterThan(25);
  expect(shown(undocumented(repository))).toEqual([]);
});

test("a function without one is caught through the entry, also by another name; an inner one is not", () => {
  const files = [
    { path: "packages/ui/package.json", text: '{ "exports": { ".": "./src/index.ts" } }' },
    {
      path: "packages/ui/src/index.ts",
      text: 'export { a, b as c, type T } from "./a.ts";\nexport * from "./d.tsx";',
    },
    {
      path: "packages/ui/src/a.ts",
      text: "/** In ms. */\nexport const a = () => 1;\nexport function b() {}\nexport const inner = () => 2;\nexport const text = 1;",
    },
    { path: "packages/ui/src/d.tsx", text: "/** D. */\nconst e = 1;\nexport class D {}" },
  ];
  expect(undocumented(files).map(({ path, line }) => `${path}:${line}`)).toEqual([
    "packages/ui/src/a.ts:3",
    "packages/ui/src/d.tsx:3",
  ]);
});

test("a function is caught behind a `*` of the exports, and where it is exported apart from its declaration", () => {
  const files = [
    { path: "packages/contract/package.json", text: '{ "exports": { "./areas/*": "./src/areas/*.ts" } }' },
    { path: "packages/contract/src/areas/a.ts", text: "const a = () => 1;\nexport { a as b };" },
    {
      path: "packages/contract/src/areas/part/c.ts",
      text: 'import { d } from "../../d.ts";\nfunction c() {}\nconst inner = () => 1;\nexport { c, d };',
    },
    { path: "packages/contract/src/d.ts", text: "export const d = () => 1;\nexport const e = () => 1;" },
    { path: "packages/contract/src/areas/c.test.ts", text: "export const f = () => 1;" },
  ];
  expect(undocumented(files).map(({ path, line }) => `${path}:${line}`)).toEqual([
    "packages/contract/src/areas/a.ts:1",
    "packages/contract/src/d.ts:1",
    "packages/contract/src/areas/part/c.ts:2",
  ]);
});

test("neither a file's head nor a comment that is no docstring counts as one", () => {
  const faults = (text: string) =>
    undocumented([
      { path: "packages/ui/package.json", text: '{ "exports": { ".": "./src/a.ts" } }' },
      { path: "packages/ui/src/a.ts", text },
    ]).length;
  expect(faults("/** What it is. */\nexport const a = () => 1;")).toBe(0);
  expect(faults("/** The head. */\n\nexport const a = () => 1;")).toBe(1);
  expect(faults("/** b. */\nconst b = 1;\n/* About a. */\nexport const a = () => 1;")).toBe(1);
  expect(faults("/** biome-ignore lint/a/b: why */\nexport const a = () => 1;")).toBe(1);
  expect(faults("/* biome-ignore lint/a/b: why */\nexport const a = () => 1;")).toBe(1);
});

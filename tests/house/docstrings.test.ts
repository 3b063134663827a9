/** What a package exports states shapes, units, errors or source: its users read no other code of it. */
import { posix } from "node:path";
import type { ESTree } from "vite";
import { expect, test } from "vitest";
import type { Fault, SourceFile } from "./repository.ts";
import { lineAt, repository, shown, statements } from "./repository.ts";

const offering =
  /^(?:apps\/mock-server|packages\/(?:contract|contract-tools|ui|firebase-kit))\/package\.json$/;
const why =
  "is exported by its package and has no docstring: say shapes, units, errors or source, or what the name does not";

/** The files behind `exports` of package.json. */
const entries = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ path, text }) =>
    offering.test(path)
      ? [...text.matchAll(/": "\.\/(src\/[^"*]+\.tsx?)"/g)].map(([, file = ""]) =>
          posix.join(posix.dirname(path), file),
        )
      : [],
  );

/** Names of the functions and classes; constants may speak for themselves. */
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

/** `names`: those that the entry passes on; undefined for all exports of the file. */
function bare(files: ReadonlyMap<string, SourceFile>, path: string, names?: ReadonlySet<string>): Fault[] {
  const file = files.get(path);
  if (file === undefined) return [];
  const passedOn = (source: string) => posix.join(posix.dirname(path), source);
  return statements(file).flatMap((node): Fault[] => {
    if (node.type === "ExportAllDeclaration") return bare(files, passedOn(node.source.value), names);
    if (node.type !== "ExportNamedDeclaration" || node.exportKind === "type") return [];
    if (node.source !== null) {
      const wanted = node.specifiers.filter(({ exported }) => names?.has(nameOf(exported)) ?? true);
      return bare(files, passedOn(node.source.value), new Set(wanted.map(({ local }) => nameOf(local))));
    }
    const isDocumented = /\*\/\s*$/.test(file.text.slice(0, node.start));
    return declared(node.declaration)
      .filter((name) => !isDocumented && (names?.has(name) ?? true))
      .map((name) => ({ path, line: lineAt(file.text, node.start), why: `\`${name}\` ${why}` }));
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

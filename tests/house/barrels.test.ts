/** Only a workspace's entry may just re-export: other barrels hide where code is. */
import { expect, test } from "vitest";
import type { Fault, SourceFile } from "./repository.ts";
import { isSource, repository, shown, statements } from "./repository.ts";

/** The `exports`, `main` and `bin` of package.json, as paths from the root. */
function doors(files: readonly SourceFile[]): Set<string> {
  const manifests = files.filter(({ path }) => /^(?:apps|packages)\/[^/]+\/package\.json$/.test(path));
  return new Set(
    manifests.flatMap(({ path, text }) => {
      const folder = path.slice(0, -"package.json".length);
      return [...text.matchAll(/"\.\/([^"*]+\.[cm]?[jt]sx?)"/g)].map(([, file]) => `${folder}${file}`);
    }),
  );
}

/** A choice from a package (icons) is no barrel. */
function onlyPassesOn(file: SourceFile): boolean {
  const body = statements(file);
  return (
    body.length > 0 &&
    body.every(
      (node) =>
        (node.type === "ExportAllDeclaration" || node.type === "ExportNamedDeclaration") &&
        /^[.#]/.test(node.source?.value ?? ""),
    )
  );
}

function barrels(files: readonly SourceFile[]): Fault[] {
  const allowed = doors(files);
  const why =
    "is a barrel inside a workspace: import from the file that holds the thing. Barrels hide where code stands, " +
    "load what is not needed and make import circles; only a door named in package.json may be one";
  return files
    .filter((file) => isSource(file) && !allowed.has(file.path))
    .filter((file) => /(?:^|\/)index\.[jt]sx?$/.test(file.path) || onlyPassesOn(file))
    .map(({ path }) => ({ path, why }));
}

test("barrels stand only at the doors of a workspace", () => {
  expect(shown(barrels(repository))).toEqual([]);
});

test("an index file and a file of re-exports inside a workspace are caught, the workspace's door is not", () => {
  const files = [
    { path: "packages/ui/package.json", text: '{ "exports": { ".": "./src/index.ts" } }' },
    { path: "packages/ui/src/index.ts", text: 'export * from "./button.tsx";' },
    { path: "packages/ui/src/button/index.ts", text: "export const button = 1;" },
    { path: "packages/ui/src/everything.ts", text: 'export { button } from "./button.tsx";' },
    { path: "packages/ui/src/icons.ts", text: 'export { Lock } from "lucide-react";' },
    { path: "packages/ui/src/button.tsx", text: 'export const a = 1; export type { B } from "./b.ts";' },
  ];
  expect(barrels(files).map(({ path }) => path)).toEqual([
    "packages/ui/src/button/index.ts",
    "packages/ui/src/everything.ts",
  ]);
});

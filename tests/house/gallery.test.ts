/** The gallery (`/dev/ui` of `npm run dev`) shows every component, so that none is built twice. */
import { expect, test } from "vitest";
import type { SourceFile } from "./repository.ts";
import { repository, statements, visit } from "./repository.ts";

const door = "packages/ui/src/index.ts";
const gallery = "packages/ui/src/gallery/";

const without = new Set([
  "CodeFailure",
  "Link",
  "LinkProvider",
  "Rail",
  "RowLockProvider",
  "ToastProvider",
  "WindowPending",
]);

/** The entry's exports from `.tsx` files, named like components. */
function componentsOf(file: SourceFile | undefined): string[] {
  if (file === undefined) return [];
  return statements(file).flatMap((node) => {
    if (node.type !== "ExportNamedDeclaration" || node.source?.value.endsWith(".tsx") !== true) return [];
    return node.specifiers.flatMap(({ exported, exportKind }) => {
      const name = exported.type === "Identifier" ? exported.name : "";
      return exportKind !== "type" && node.exportKind !== "type" && /^[A-Z][a-z]/.test(name) ? [name] : [];
    });
  });
}

function shownIn(files: readonly SourceFile[]): Set<string> {
  const shown = new Set<string>();
  for (const file of files.filter(({ path }) => path.startsWith(gallery) && path.endsWith(".tsx"))) {
    visit(file, {
      JSXOpeningElement: ({ name }) => {
        if (name.type === "JSXIdentifier") shown.add(name.name);
      },
    });
  }
  return shown;
}

const missing = (files: readonly SourceFile[]): string[] => {
  const shown = shownIn(files);
  return componentsOf(files.find(({ path }) => path === door)).filter(
    (name) => !shown.has(name) && !without.has(name),
  );
};

test("the gallery shows every component that packages/ui exports", () => {
  expect(componentsOf(repository.find(({ path }) => path === door)).length).toBeGreaterThan(60);
  expect(missing(repository), "add it to a section of packages/ui/src/gallery, in its states").toEqual([]);
});

test("a component that no section draws is caught; types and functions are none", () => {
  const files = [
    {
      path: door,
      text: `export { Shown, type ShownProps } from "./shown.tsx";
        export { Forgotten } from "./forgotten.tsx";
        export { useShown } from "./use-shown.tsx";
        export type { Props } from "./props.tsx";`,
    },
    { path: `${gallery}a-section.tsx`, text: "export const A = () => <Shown />;" },
  ];
  expect(missing(files)).toEqual(["Forgotten"]);
});

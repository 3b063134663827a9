import { expect, test } from "vitest";
import type { Fault, SourceFile } from "./repository.ts";
import { repository, shown } from "./repository.ts";

const kebab = /^\.?[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
const saysNothing = /^(?:utils?|commons?|helpers?|types?|misc)(?:\.|$)/;
/** README.md, ASSUMPTIONS.md */
const capitals = /^[A-Z]+\.md$|^LICENSE$/;

function badlyNamed(files: readonly SourceFile[]): Fault[] {
  return files.flatMap(({ path }) =>
    path.split("/").flatMap((name): Fault[] => {
      if (saysNothing.test(name)) {
        const why = `"${name}" says nothing and gathers everything: name it after the one idea that it holds`;
        return [{ path, why }];
      }
      if (!kebab.test(name) && !capitals.test(name)) {
        return [{ path, why: `"${name}" is not kebab-case: one way of writing names, on every file system` }];
      }
      return [];
    }),
  );
}

test("every file and folder has a kebab-case name that says something", () => {
  expect(shown(badlyNamed(repository))).toEqual([]);
});

test("names in capitals and names that say nothing are caught", () => {
  const named = (path: string) => ({ path, text: "" });
  const good = [
    "README.md",
    ".ci/run",
    "packages/ui/src/date-picker.test.tsx",
    "docs/decisions/0001-node.md",
  ];
  const bad = ["apps/web/src/LoginPage.tsx", "packages/ui/src/utils/date.ts", "apps/web/src/types.ts"];
  expect(badlyNamed([...good, ...bad].map(named)).map(({ path }) => path)).toEqual(bad);
});

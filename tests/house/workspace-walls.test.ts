/** A workspace is used through the doors that its package.json names: a relative path into another one goes past them. */
import { posix } from "node:path";
import { expect, test } from "vitest";
import { importsOf } from "./imports.ts";
import type { Fault, SourceFile } from "./repository.ts";
import { isSource, repository, shown } from "./repository.ts";

/** The benchmarks measure parts that no door shows: a table of the store, a world. */
const exempt = /^bench\//;

const workspaceOf = (path: string) => /^(?:apps|packages)\/[^/]+\/|^bench\//.exec(path)?.[0] ?? "";

function climbs(files: readonly SourceFile[]): Fault[] {
  return files
    .filter((file) => isSource(file) && !exempt.test(file.path))
    .flatMap((file) =>
      importsOf(file).flatMap(({ specifier, line }): Fault[] => {
        if (!specifier.startsWith(".")) return [];
        const target = workspaceOf(posix.join(posix.dirname(file.path), specifier));
        if (target === workspaceOf(file.path)) return [];
        return [
          { path: file.path, line, why: `imports "${specifier}": name the package and one of its doors` },
        ];
      }),
    );
}

test("no relative import leads into another workspace", () => {
  expect(shown(climbs(repository))).toEqual([]);
});

test("a path into another workspace is caught, one inside the workspace is not", () => {
  const text = `import { a } from "../../../apps/mock-server/src/node.ts";
    import { b } from "../test/b.ts";
    export { c } from "../../ui/src/c.ts";`;
  const files = [{ path: "packages/firebase-kit/src/a.ts", text }];
  expect(climbs(files).map(({ line }) => line)).toEqual([1, 3]);
});

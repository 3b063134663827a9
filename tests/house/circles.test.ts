/** Files in an import cycle can only be read, moved and tested together. */
import { expect, test } from "vitest";
import { allImports, targetOf } from "./imports.ts";
import type { Fault, SourceFile } from "./repository.ts";
import { repository, shown } from "./repository.ts";

/** Without dynamic imports, which may form cycles: an area loads screens that link back to it. */
function graphOf(files: readonly SourceFile[]): Map<string, string[]> {
  const graph = new Map<string, string[]>(files.map(({ path }) => [path, []]));
  for (const each of allImports(files)) {
    const target = each.later ? undefined : targetOf(each);
    if (target !== undefined && graph.has(target)) graph.get(each.from)?.push(target);
  }
  return graph;
}

function circleOf(graph: ReadonlyMap<string, readonly string[]>, start: string): string[] | undefined {
  const ways = [[start]];
  const seen = new Set<string>();
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    for (const next of graph.get(way.at(-1) ?? "") ?? []) {
      if (next === start) return way;
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

function circles(files: readonly SourceFile[]): Fault[] {
  const graph = graphOf(files);
  const known = new Set<string>();
  return [...graph.keys()].flatMap((path): Fault[] => {
    const circle = known.has(path) ? undefined : circleOf(graph, path);
    if (circle === undefined) return [];
    for (const file of circle) known.add(file);
    const way = [...circle.slice(1), path].join(" → ");
    const why = `imports itself by way of ${way}: move what both need into a file of its own, types too`;
    return [{ path, why }];
  });
}

test("no file imports itself by way of others", () => {
  expect(shown(circles(repository))).toEqual([]);
});

test("a circle of three and one by a type are caught, once each; a file that two others import is not", () => {
  const file = (path: string, ...imported: string[]) => ({
    path: `apps/web/src/${path}`,
    text: imported.map((from) => `import type { A } from "${from}";`).join("\n"),
  });
  const files = [
    file("lists/a.ts", "./b.ts", "./shared.ts"),
    file("lists/b.ts", "#forms/c.ts", "./shared.ts"),
    file("forms/c.ts", "#lists/a.ts"),
    file("forms/d.ts", "./e.ts"),
    file("forms/e.ts", "./d.ts"),
    { path: "apps/web/src/lists/shared.ts", text: 'export const load = () => import("./a.ts");' },
  ];
  expect(circles(files).map(({ path }) => path)).toEqual([
    "apps/web/src/lists/a.ts",
    "apps/web/src/forms/d.ts",
  ]);
});

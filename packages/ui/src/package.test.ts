import { describe, expect, it } from "vitest";

const sources = import.meta.glob<string>(["./**/*.{ts,tsx}", "!./**/*.test.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What a module loads when it runs: imports of types only are gone by then. */
const imports = (source: string): string[] =>
  [...source.matchAll(/(?:^|\n)(?:import|export)(?! type)[^;]*?from "([^"]+)"/g)].map(
    ([, path = ""]) => path,
  );

/** All modules and packages that a module of ours reaches by static imports. */
function reach(entry: string, seen = new Set<string>()): Set<string> {
  for (const path of imports(sources[entry] ?? "")) {
    const target = path.startsWith(".")
      ? `./${new URL(path, `file:///${entry.slice(2)}`).pathname.slice(1)}`
      : path;
    if (seen.has(target)) continue;
    seen.add(target);
    if (path.startsWith(".")) reach(target, seen);
  }
  return seen;
}

describe("the package's doors", () => {
  it("never loads the grid through the main door", () => {
    const reached = [...reach("./index.ts")];
    expect(reached).toContain("react");
    expect(reached.filter((path) => path.startsWith("ag-grid"))).toEqual([]);
    expect([...reach("./grid/index.ts")]).toContain("ag-grid-react");
  });

  it("knows no route, no query library and no realtime service", () => {
    const packages = new Set(
      Object.values(sources)
        .flatMap(imports)
        .filter((path) => !path.startsWith(".")),
    );
    const allowed = /^(react|react-dom|downshift|lucide-react|ag-grid-(community|react)|@radix-ui\/.+)$/;
    expect([...packages].filter((name) => !allowed.test(name))).toEqual([]);
  });

  it("never takes all of AG Grid", () => {
    const takers = Object.entries(sources).filter(([, source]) =>
      /import[^;]*AllCommunityModule/.test(source),
    );
    expect(takers).toEqual([]);
  });
});

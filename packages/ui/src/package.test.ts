import { describe, expect, it } from "vitest";
import styles from "./styles.css?raw";

const sources = import.meta.glob<string>(["./**/*.{ts,tsx}", "!./**/*.test.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const imports = (source: string): string[] =>
  [...source.matchAll(/(?:^|\n)(?:import|export)(?! type)[^;]*?from "([^"]+)"/g)].map(
    ([, path = ""]) => path,
  );

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

const folderOf = (path: string): string => path.slice(2).split("/").slice(0, -1).join("/");

/** Modules directly in `src` are available to all and omitted. */
function folderArrows(): Map<string, string[]> {
  const arrows = new Map<string, Set<string>>();
  for (const [path, source] of Object.entries(sources)) {
    const from = folderOf(path);
    for (const target of imports(source).filter((each) => each.startsWith("."))) {
      const to = folderOf(`./${new URL(target, `file:///${path.slice(2)}`).pathname.slice(1)}`);
      if (from !== "" && to !== "" && to !== from) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  }
  return new Map([...arrows].map(([from, to]) => [from, [...to]]));
}

function circle(arrows: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const walk = (at: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(at)) return [...way.slice(way.indexOf(at)), at];
    if (done.has(at)) return undefined;
    for (const next of arrows.get(at) ?? []) {
      const found = walk(next, [...way, at]);
      if (found) return found;
    }
    done.add(at);
    return undefined;
  };
  for (const start of arrows.keys()) {
    const found = walk(start, []);
    if (found) return found;
  }
  return undefined;
}

describe("the package's doors", () => {
  it("never loads the grid through the main door", () => {
    const reached = [...reach("./index.ts")];
    expect(reached).toContain("react");
    expect(reached.filter((path) => path.startsWith("ag-grid"))).toEqual([]);
    expect([...reach("./table/grid/index.ts")]).toContain("ag-grid-react");
  });

  it("lets the light table reach nothing of the grid's folder", () => {
    const light = [...reach("./table/light/light-table.tsx")];
    expect(light).toContain("./table/controls.tsx");
    expect(light.filter((path) => path.startsWith("./table/grid/"))).toEqual([]);
  });

  it("has no circle between its folders", () => {
    expect(circle(folderArrows())).toBeUndefined();
    expect(
      circle(
        new Map([
          ["a", ["b"]],
          ["b", ["a"]],
        ]),
      ),
    ).toEqual(["a", "b", "a"]);
  });

  it("keeps the gallery's style sheet out of the application's", () => {
    expect(styles).toContain("./table/table.css");
    expect(styles).not.toContain("gallery");
    expect(sources["./gallery/index.ts"]).toContain("./gallery.css");
  });

  it("loads the rich text's editor and the calendar only when they are shown", () => {
    const reached = [...reach("./index.ts")];
    expect(reached.filter((path) => /^(@tiptap|react-day-picker)/.test(path))).toEqual([]);
    expect([...reach("./form/rich-text-editor.tsx")]).toContain("@tiptap/core");
    expect([...reach("./form/calendar.tsx")]).toContain("react-day-picker");
  });

  it("knows no route, no query library and no realtime service", () => {
    const packages = new Set(
      Object.values(sources)
        .flatMap(imports)
        .filter((path) => !path.startsWith(".")),
    );
    // Parts of the contract without routes: Paris time, allowed article elements, telephones, and errors of
    // typed amounts.
    const allowed =
      /^(@palier\/contract\/kit\/(amount-fault|article|french-count|paris-time|phone|shown-phone|typed-text)|react|react-dom|downshift|dompurify|lucide-react|react-day-picker(\/.+)?|ag-grid-(community|react)|@(radix-ui|tiptap)\/.+)$/;
    expect([...packages].filter((name) => !allowed.test(name))).toEqual([]);
  });

  it("never takes all of AG Grid", () => {
    const takers = Object.entries(sources).filter(([, source]) =>
      /import[^;]*AllCommunityModule/.test(source),
    );
    expect(takers).toEqual([]);
  });
});

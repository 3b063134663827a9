/** A folder without a row in import-walls.ts may not contain code. */
import { expect, test } from "vitest";
import { forTests, guarded, harnesses, others, sources, type WalledFolder } from "./import-walls.ts";
import { type Import, importsOf, targetOf } from "./imports.ts";
import type { Fault, SourceFile } from "./repository.ts";
import { isSource, isTest, repository, shown } from "./repository.ts";

const table = "tests/house/import-walls.ts";
const names = (packages: string) => packages.split(" ").filter((name) => name !== "");

const isOneOf = (specifier: string, packages: readonly string[]) =>
  packages.some((name) =>
    name === "node:" ? specifier.startsWith(name) : `${specifier}/`.startsWith(`${name}/`),
  );

interface Place {
  readonly sources: WalledFolder;
  readonly row: string;
  /** The row, or a subfolder separate from its neighbours. */
  readonly room: string;
}

const isTestCode = (path: string) => isTest({ path, text: "" }) || harnesses.includes(path);

const sourcesOf = (path: string) => sources.find(({ at }) => path.startsWith(`${at}/`));

function placeOf(path: string): Place | undefined {
  const found = sourcesOf(path);
  if (found === undefined) return undefined;
  const folders = path.slice(found.at.length + 1).split("/");
  const [first = ""] = folders;
  const row = folders.length > 1 || first in found.rows ? first : ".";
  const apart = (found.apart ?? []).filter((folder) => path.startsWith(`${found.at}/${folder}/`)).at(-1);
  const depth = apart === undefined ? 0 : apart.split("/").length + 1;
  const room = folders.length > depth && depth > 0 ? folders.slice(0, depth).join("/") : row;
  return row in found.rows ? { sources: found, row, room } : undefined;
}

/** With a trailing `/`; empty for the root's folders. */
const workspaceOf = (path: string) => /^(?:apps|packages)\/[^/]+\/|^bench\//.exec(path)?.[0] ?? "";

/** The path must be relative, or one of the web app's `#lists/…`. */
function wrongTarget(each: Import, target: string): string | undefined {
  // Benchmarks measure parts that no entry exports.
  if (workspaceOf(target) !== workspaceOf(each.from) && !each.from.startsWith("bench/")) {
    return `imports "${each.specifier}" of another workspace: name the package and one of its doors`;
  }
  const from = placeOf(each.from);
  const to = placeOf(target);
  if (from === undefined) return undefined;
  if (to?.sources !== from.sources) {
    const isBeside = isTestCode(each.from) || target === `${workspaceOf(target)}package.json`;
    return isBeside ? undefined : `imports "${each.specifier}" from outside ${from.sources.at}`;
  }
  if (each.specifier.startsWith(".") && from.sources.at === "apps/web/src" && from.room !== to.room) {
    return `imports "${each.specifier}": name the folder instead (#lists/…)`;
  }
  if (from.row === to.row && from.room !== to.room) {
    return `imports "${each.specifier}": ${from.room} and ${to.room} stand apart, so that each can be read, changed and deleted alone; links between screens go by path, shared parts into a folder above`;
  }
  const order = Object.keys(from.sources.rows);
  // A test may import its workspace's entry.
  const isDoor = isTestCode(each.from) && /^\.$|\./.test(to.row);
  if (order.indexOf(to.row) <= order.indexOf(from.row) || isDoor) return undefined;
  return `imports "${each.specifier}": ${from.row} stands above ${to.row} in ${from.sources.at}; take what differs as an argument, move what both need into a folder above them, or move the row in ${table}`;
}

function wrongPackage({ from, specifier }: Import): string | undefined {
  const place = placeOf(from);
  const row = place?.row ?? othersOf(from);
  if (place === undefined) {
    const allowed = names(others[row] ?? "");
    return !isOneOf(specifier, names(guarded)) || isOneOf(specifier, allowed)
      ? undefined
      : `imports ${specifier}, which few folders do: add it to "${row}" of \`others\` in ${table} if this has to be one of them`;
  }
  const { at, everywhere, rows } = place.sources;
  const allowed = names(`${everywhere} ${rows[row] ?? ""} ${isTestCode(from) ? forTests : ""}`);
  return isOneOf(specifier, allowed)
    ? undefined
    : `imports ${specifier}: add it to the row "${row}" of ${at} in ${table} if this folder may bring it along`;
}

/** Outside `src`, by the longest matching path. */
function othersOf(path: string): string {
  const folders = Object.keys(others).filter((folder) => path.startsWith(`${folder}/`));
  return folders.toSorted((a, b) => b.length - a.length)[0] ?? ".";
}

/** Outside `src`, a workspace's own row covers only files directly in it. */
function isUnlisted(path: string): boolean {
  if (sourcesOf(path) !== undefined) return placeOf(path) === undefined;
  const row = othersOf(path);
  const rest = row === "." ? path : path.slice(row.length + 1);
  return rest.includes("/") && (row === "." || /^(?:apps|packages)\/[^/]+$/.test(row));
}

function wrongImports(files: readonly SourceFile[]): Fault[] {
  return files.filter(isSource).flatMap((file): Fault[] => {
    const { path } = file;
    if (isUnlisted(path)) {
      return [
        { path, why: `stands in a folder without a row: give it one in ${table}, below what it needs` },
      ];
    }
    return importsOf(file).flatMap((each): Fault[] => {
      const target = targetOf(each);
      const why = target === undefined ? wrongPackage(each) : wrongTarget(each, target);
      return why === undefined ? [] : [{ path, line: each.line, why }];
    });
  });
}

test("every import is one that the table allows", () => {
  expect(shown(wrongImports(repository))).toEqual([]);
});

test("the table names no folder that is gone", () => {
  const rows = sources.flatMap(({ at, rows }) => Object.keys(rows).map((row) => `${at}/${row}`));
  const gone = [...rows, ...Object.keys(others)]
    .filter((row) => !row.endsWith("."))
    .filter((row) => !repository.some(({ path }) => path === row || path.startsWith(`${row}/`)));
  expect(gone).toEqual([]);
});

const file = (path: string, ...imported: string[]) => ({
  path,
  text: imported.map((from) => `import "${from}";`).join("\n"),
});

test("each shared folder of the web app is refused a feature, the app, and a package of another folder", () => {
  const shared = Object.keys(sources.find(({ at }) => at === "apps/web/src")?.rows ?? {}).filter(
    (row) => row !== "." && row !== "features" && row !== "app",
  );
  expect(shared.length).toBeGreaterThan(15);
  for (const folder of shared) {
    const planted = file(
      `apps/web/src/${folder}/planted.ts`,
      "#features/building/building.list.ts",
      "#app/router.tsx",
      "ag-grid-community",
      "react",
    );
    expect([folder, wrongImports([planted]).map(({ line }) => line)]).toEqual([folder, [1, 2, 3]]);
  }
});

test("a new folder, a way back, a neighbour, a climbing path and a guarded package are caught", () => {
  const bad = [
    file("apps/web/src/novelty/a.ts"),
    file("packages/ui/novelty/a.ts"),
    file("apps/web/src/api/a.ts", "#lists/define-list.ts"),
    file("apps/web/src/features/building/a.ts", "#features/user/user.list.ts"),
    file("apps/web/src/features/concierge/theme/a.ts", "../order/order.list.ts"),
    file("apps/web/src/lists/a.ts", "../api/call.ts"),
    file("apps/mock-server/src/world/a.ts", "../seed/seed.ts"),
    file("packages/firebase-kit/src/lock/a.ts", "../../../../apps/mock-server/src/node.ts"),
    file("packages/contract/src/areas/a.ts", "@ts-rest/core"),
    file("apps/web/e2e/a.spec.ts", "firebase/app"),
  ];
  expect(wrongImports(bad).map(({ path }) => path)).toEqual(bad.map(({ path }) => path));
  const good = [
    file("apps/web/src/lists/a.ts", "#api/call.ts", "./list-state.ts", "@palier/contract/areas/view"),
    file("apps/web/src/features/concierge/theme/a.ts", "./b.ts", "./tabs/c.ts", "#lists/define-list.ts"),
    file("apps/web/src/api/a.test.ts", "msw", "./call.ts"),
    file("packages/ui/src/basics/a.test.tsx", "@testing-library/react", "../index.ts"),
    file("packages/contract/src/kit/a.ts", "@ts-rest/core", "zod"),
    file("bench/a.ts", "../apps/mock-server/src/store/table.ts"),
  ];
  expect(shown(wrongImports(good))).toEqual([]);
});

/** A folder of shipped code that import-walls.ts does not name may not contain code. */
import { posix } from "node:path";
import { expect, test } from "vitest";
import { forTests, type WalledFolder, walls } from "./import-walls.ts";
import { type Fault, isSource, isTest, lineAt, repository, type SourceFile, shown } from "./repository.ts";

const table = "tests/house/import-walls.ts";

interface Place {
  readonly wall: WalledFolder;
  /** Of the wall's order. */
  readonly folder: string;
  /** The folder, or a subfolder that stands apart from its neighbours. */
  readonly room: string;
}

const isTestCode = (path: string) => isTest({ path, text: "" });
const names = (list = "") => list.split(" ").filter((name) => name !== "");
const wallOf = (path: string) => walls.find(({ at }) => path.startsWith(`${at}/`));

function placeOf(path: string): Place | undefined {
  const wall = wallOf(path);
  if (wall === undefined) return undefined;
  const order = names(wall.order);
  const parts = path.slice(wall.at.length + 1).split("/");
  const [first = ""] = parts;
  const folder = parts.length > 1 || order.includes(first) ? first : ".";
  const apart = names(wall.apart).findLast((each) => path.startsWith(`${wall.at}/${each}/`));
  const depth = apart === undefined ? 0 : apart.split("/").length + 1;
  const room = parts.length > depth && depth > 0 ? parts.slice(0, depth).join("/") : folder;
  return order.includes(folder) ? { wall, folder, room } : undefined;
}

/** With a trailing `/`; empty for the root's folders. */
const workspaceOf = (path: string) => /^(?:apps|packages)\/[^/]+\/|^bench\//.exec(path)?.[0] ?? "";

/** `specifier` must be relative, or one of the web app's `#lists/…`. */
function wrongTarget(path: string, specifier: string, target: string): string | undefined {
  // Benchmarks measure parts that no entry exports; tests read documents; the web app's tests are two projects.
  const isFree = path.startsWith("bench/") || path === "vitest.config.ts" || target.endsWith(".md?raw");
  if (workspaceOf(target) !== workspaceOf(path) && !isFree)
    return "of another workspace: name the package and one of its doors";
  const from = placeOf(path);
  const to = placeOf(target);
  if (from === undefined) return undefined;
  if (to?.wall !== from.wall) {
    const isShared = names(from.wall.everywhere).some((each) => target.startsWith(`${each}/`));
    const isBeside = isShared || isTestCode(path) || target === `${workspaceOf(target)}package.json`;
    return isBeside ? undefined : `from outside ${from.wall.at}`;
  }
  if (specifier.startsWith(".") && from.wall.at === "apps/web/src" && from.room !== to.room)
    return "by a path: name the folder instead (#lists/…)";
  if (from.folder === to.folder && from.room !== to.room)
    return `though ${from.room} and ${to.room} stand apart, so that each can be read, changed and deleted alone; links between screens go by path, shared parts into a folder before them`;
  const order = names(from.wall.order);
  // A test may import its workspace's entry.
  const isDoor = isTestCode(path) && /^\.$|\./.test(to.folder);
  if (order.indexOf(to.folder) <= order.indexOf(from.folder) || isDoor) return undefined;
  return `though ${from.folder} stands before ${to.folder} in ${from.wall.at}: take what differs as an argument, move what both need into a folder before them, or change the order in ${table}`;
}

function wrongPackage(path: string, specifier: string): string | undefined {
  const place = placeOf(path);
  if (place === undefined) return undefined;
  const { wall, folder } = place;
  const only = Object.entries(wall.only ?? {}).filter(([, folders]) => names(folders).includes(folder));
  const allowed = [wall.everywhere, ...only.map(([packages]) => packages), isTestCode(path) ? forTests : ""];
  const isAllowed = allowed
    .flatMap(names)
    .some((name) =>
      (name === "node:" ? specifier : `${specifier}/`).startsWith(name.replace(/[^:]$/, "$&/")),
    );
  return isAllowed ? undefined : `: let ${folder} of ${wall.at} bring it along in ${table}, if it may`;
}

/** Types, re-exports and `import()` of a literal included. */
const imports = /^(?:import|export)\b(?:[^"'`;=()]*?\bfrom)?\s+"([^"\n]+)"|\bimport\(\s*"([^"\n]+)"\s*\)/gm;

/** Undefined for a package. */
function targetOf(path: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(path), specifier);
  return /^apps\/web\//.test(path) && specifier.startsWith("#")
    ? `apps/web/src/${specifier.slice(1)}`
    : undefined;
}

function wrongImports(files: readonly SourceFile[]): Fault[] {
  return files.filter(isSource).flatMap(({ path, text }): Fault[] => {
    if (wallOf(path) !== undefined && placeOf(path) === undefined)
      return [{ path, why: `stands in a folder that ${table} does not name: put it behind what it needs` }];
    return [...text.matchAll(imports)].flatMap((found): Fault[] => {
      const specifier = found[1] ?? found[2] ?? "";
      const target = targetOf(path, specifier);
      const why = target === undefined ? wrongPackage(path, specifier) : wrongTarget(path, specifier, target);
      const line = lineAt(text, found.index);
      return why === undefined ? [] : [{ path, line, why: `imports "${specifier}" ${why}` }];
    });
  });
}

test("every import is one that the table allows", () => {
  expect(shown(wrongImports(repository))).toEqual([]);
});

const file = (path: string, ...imported: string[]) => ({
  path,
  text: imported.map((from) => `import "${from}";`).join("\n"),
});

test("a new folder, a way back, a neighbour, a climbing path and a guarded package are caught", () => {
  const bad = [
    file("apps/web/src/novelty/a.ts"),
    file("apps/web/src/api/a.ts", "#lists/define-list.ts"),
    file("apps/web/src/features/building/a.ts", "#features/user/user.list.ts"),
    file("apps/web/src/features/concierge/theme/a.ts", "../order/order.list.ts"),
    file("apps/web/src/lists/a.ts", "../api/call.ts"),
    file("apps/web/src/lists/b.ts", "#app/router.tsx"),
    file("apps/web/src/lists/c.ts", "ag-grid-community"),
    file("packages/firebase-kit/src/lock/a.ts", "../../../../apps/mock-server/src/node.ts"),
    file("packages/contract/src/areas/a.ts", "@ts-rest/core"),
    { path: "apps/web/src/api/b.ts", text: 'export {\n  a,\n} from "#lists/a.ts";' },
    { path: "apps/web/src/api/c.ts", text: 'const a = () => import("#lists/a.ts");' },
  ];
  expect(wrongImports(bad).map(({ path }) => path)).toEqual(bad.map(({ path }) => path));
  const good = [
    file("apps/web/src/features/concierge/theme/a.ts", "./b.ts", "./tabs/c.ts", "#lists/define-list.ts"),
    file("apps/web/src/api/a.test.ts", "msw", "./call.ts", "@palier/contract/areas/view"),
    file("packages/ui/src/basics/a.test.tsx", "@testing-library/react", "../index.ts"),
    file("packages/contract/src/kit/a.ts", "@ts-rest/core", "zod"),
  ];
  expect(shown(wrongImports(good))).toEqual([]);
});

import { expect, test } from "vitest";
import { type Measured, manyNeed, type Needed, type Script, sizesOf } from "./measured-scripts.ts";
import { agreedAnew, whatGrew, written } from "./script-sizes.ts";

/** Bytes and imports of a build's scripts, by name. A script consists of one module. */
type Build = Readonly<Record<string, { readonly bytes: number; readonly imports?: readonly string[] }>>;

const names = Array.from({ length: 20 }, (_, index) => `area-${index + 10}`);

const listBuild: Build = {
  app: { bytes: 600_000 },
  kit: { bytes: 140_000 },
  overlays: { bytes: 170_000 },
  plus: { bytes: 200 },
  ...Object.fromEntries(names.map((name) => [name, { bytes: 2_000, imports: ["kit"] }])),
};

const scriptsOf = (build: Build): ReadonlyMap<string, Script> =>
  new Map(
    Object.entries(build).map(([name, { bytes, imports = [] }]) => [
      `${name}.js`,
      {
        name,
        code: "x".repeat(bytes),
        imports: imports.map((each) => `${each}.js`),
        modules: { [`/house/packages/ui/src/${name}/a.ts`]: { renderedLength: bytes * 2 } },
      },
    ]),
  );

/** `more` comes with every area. */
const neededIn = (build: Build, more: readonly string[] = []): Needed =>
  Object.fromEntries(
    Object.entries(build)
      .filter(([name]) => name.startsWith("area-"))
      .map(([name, { imports = [] }]) => [
        `/admin/${name}`,
        ["app", name, ...imports, ...more].map((each) => `${each}.js`),
      ]),
  );

const measured = (build: Build, shared = ["app", "kit", "overlays"], more?: readonly string[]): Measured =>
  sizesOf(scriptsOf(build), neededIn(build, more), new Set(shared));

const agreed = agreedAnew({ shared: {}, addresses: {} }, measured(listBuild));
const grownBuild = (changes: Build): Build => ({ ...listBuild, ...changes });
const said = (changes: Build) => whatGrew(agreed, measured(grownBuild(changes)));

/** Lines of the written file that agreeing anew adds and removes. */
function moved(changes: Build) {
  const before = written(agreed).split("\n");
  const after = written(agreedAnew(agreed, measured(grownBuild(changes)))).split("\n");
  return {
    added: after.filter((line) => !before.includes(line)).map((line) => line.trim()),
    removed: before.filter((line) => !after.includes(line)).length,
  };
}

test("a script has a figure of its own where many addresses need it and it is no icon", () => {
  const found = (build: Build) => [...manyNeed(scriptsOf(build), neededIn(build, ["plus"]))];
  expect(found(listBuild)).toEqual(["app", "kit"]);
  const { "area-29": _, ...fewer } = listBuild;
  expect(found(fewer)).toEqual([]);
});

test("an address has one line, with what it shares and the bytes of its own", () => {
  expect(written(agreed)).toContain('\n    "/admin/area-12": { "needs": "app kit", "own": 2000 },\n');
  expect(written(agreed)).toContain(
    '\n    "app": { "bytes": 600000, "parts": { "packages/ui/src/app": 1200000 } },\n',
  );
  expect(JSON.parse(written(agreed))).toEqual(agreed);
});

test("an address that needs another shared script fails the build, which names it and the way to it", () => {
  const asks: Build = { "area-12": { bytes: 2_000, imports: ["kit", "overlays"] } };
  const wrong = said(asks);
  expect(wrong).toContain("/admin/area-12 needs overlays (170000), through area-12");
  expect(wrong).not.toContain("area-13");
  expect(moved(asks).added).toContain('"/admin/area-12": { "needs": "app kit overlays", "own": 2000 },');
});

test("an address's own script fails the build once all of it is over by more than 2 %, with what it holds", () => {
  expect(said({ "area-12": { bytes: 16_800, imports: ["kit"] } })).toBeUndefined();
  const heavy: Build = { "area-12": { bytes: 17_000, imports: ["kit"] } };
  expect(said(heavy)).toContain(
    "/admin/area-12: 757000, 742000 agreed: its own +15000\n" +
      "In letters before minification:\n" +
      "  /admin/area-12 alone has packages/ui/src/area-12 34000\n",
  );
  expect(said(heavy)).not.toContain("area-13");
  expect(moved(heavy)).toEqual({
    added: ['"/admin/area-12": { "needs": "app kit", "own": 17000 },'],
    removed: 1,
  });
});

test("a shared script that grew is named with its parts, and agreed anew in its own line", () => {
  expect(said({ kit: { bytes: 154_800 } })).toBeUndefined();
  const heavy: Build = { kit: { bytes: 155_000 }, "area-12": { bytes: 2_100, imports: ["kit"] } };
  expect(said(heavy)).toContain("/admin/area-12: 757100, 742000 agreed: kit +15000, its own +100");
  expect(said(heavy)).toContain("\n  and 15 more\n");
  expect(said(heavy)).toContain("letters before minification:\n  kit: packages/ui/src/kit +30000\nWhere");
  expect(moved(heavy)).toEqual({
    added: ['"kit": { "bytes": 155000, "parts": { "packages/ui/src/kit": 310000 } }'],
    removed: 1,
  });
});

test("what grew a little in every file is too much together, and agreed anew where it grew most", () => {
  const drift: Build = { app: { bytes: 609_000 }, kit: { bytes: 146_000 } };
  expect(said(drift)).toContain("/admin/area-10: 757000, 742000 agreed: app +9000, kit +6000");
  expect(moved(drift).added).toEqual([
    '"app": { "bytes": 609000, "parts": { "packages/ui/src/app": 1218000 } },',
  ]);
});

test("a new address is to be agreed, and moves no other line", () => {
  const area: Build = { "area-30": { bytes: 2_000, imports: ["kit"] }, app: { bytes: 601_000 } };
  expect(said(area)).toContain("/admin/area-30: 743000, nothing agreed");
  expect(moved(area).added).toEqual([
    // The line before the last one has a comma now.
    '"/admin/area-29": { "needs": "app kit", "own": 2000 },',
    '"/admin/area-30": { "needs": "app kit", "own": 2000 }',
  ]);
});

test("what is gone or became much lighter is agreed anew", () => {
  const { "area-29": _, ...rest } = grownBuild({ kit: { bytes: 100_000 } });
  const { shared, addresses } = agreedAnew(agreed, measured(rest));
  expect(shared.app?.bytes).toBe(600_000);
  expect(shared.kit?.bytes).toBe(100_000);
  expect(addresses).not.toHaveProperty("/admin/area-29");
  expect(addresses["/admin/area-28"]).toEqual({ needs: "app kit", own: 2_000 });
});

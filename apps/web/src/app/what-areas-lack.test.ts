import { contract, lockAreaOf, lockAreas, routesOf } from "@palier/contract";
import { UsersIcon } from "@palier/ui";
import { expect, test } from "vitest";
import type { AnyArea } from "#areas/area.ts";
import { screensOfAreas } from "../../e2e/kit/screens.ts";
import { areas } from "./areas.ts";

const features = "../features/";
const sources = Object.keys(import.meta.glob(["../features/**/*.ts", "../features/**/*.tsx"]));
const journeys = Object.values(
  import.meta.glob<string>(["../../e2e/**/*.spec.ts", "!**/every-screen.spec.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const contractAreas = new Set(routesOf(contract).map(({ meta }) => meta.area));

type Stated = Pick<
  AnyArea["declaration"],
  "name" | "at" | "entity" | "texts" | "menu" | "list" | "screen" | "record"
>;

/** `specs`: texts of specs that act. */
function lacks(
  { name, at = name, entity, menu, list, screen, record, texts }: Stated,
  specs: readonly string[],
): string[] {
  const word = name.split("/").at(-1) ?? name;
  const missing = (isThere: boolean, what: string) => (isThere ? [] : [`${name}: ${what}`]);
  return [
    ...missing(contractAreas.has(name), "no route of the contract has this name as its area"),
    // Reached from another area's records.
    ...missing(
      menu !== undefined || (list === undefined && screen === undefined),
      `no menu entry (menu in ${word}.area.ts)`,
    ),
    ...missing(
      list !== undefined || screen !== undefined || record !== undefined,
      `neither list, screen nor record (${word}.area.ts)`,
    ),
    ...missing(texts.title !== "", `no title (texts in ${word}.area.ts)`),
    ...missing(
      record === undefined || (entity !== undefined && lockAreas.includes(lockAreaOf(entity))),
      `its records cannot be locked: no route of the contract that changes "${entity}" names its lock (record in the route's notes, entity in ${word}.area.ts)`,
    ),
    ...missing(
      specs.some((text) => new RegExp(`["'\`]/admin/${at}(?![a-z-])`).test(text)),
      `no journey: no spec in e2e visits /admin/${at}`,
    ),
  ];
}

test("an empty list says what to do first, or where its rows come from", async () => {
  const silent = await Promise.all(
    areas.map(async ({ declaration: { name, at = name, list } }) => {
      const texts = (await list?.())?.list.definition.texts;
      const word = name.split("/").at(-1) ?? name;
      return texts !== undefined && texts.first === undefined
        ? [`${at}: its list says no \`first\` (listTextsOf in ${word}.texts.ts)`]
        : [];
    }),
  );
  expect(silent.flat()).toEqual([]);
});

/** Screens without `*.area.ts`, which nothing leads to. */
function unstated(files: readonly string[]): string[] {
  const screens = files.filter((file) => /\.(?:list|record)\.tsx?$/.test(file));
  const folders = new Set(screens.map((file) => file.slice(0, file.lastIndexOf("/"))));
  return [...folders].filter((folder) => !files.includes(`${folder}/${folder.split("/").at(-1)}.area.ts`));
}

function sharedPlaces(stated: readonly Stated[]): string[] {
  const entries = stated.flatMap(({ name, at = name, menu }) =>
    menu === undefined ? [] : [{ ...menu, at }],
  );
  return entries.flatMap(({ group, order, at }, index) => {
    const first = entries.slice(0, index).find((each) => each.group === group && each.order === order);
    if (first === undefined) return [];
    const taken = entries.filter((each) => each.group === group).map((each) => each.order);
    return [
      `${at}: menu order ${order} of "${group}" is taken by ${first.at}; ${Math.max(...taken) + 1} is free`,
    ];
  });
}

const files = sources.map((path) => path.slice(features.length));

test("no area with screens lacks its menu entry, list, texts, lock or journey", () => {
  expect(areas.length).toBeGreaterThan(1);
  expect(areas.flatMap(({ declaration }) => lacks(declaration, journeys))).toEqual([]);
  expect(unstated(files).map((folder) => `${folder}: screens, but no *.area.ts`)).toEqual([]);
});

test("A06 every area is gone through, alone by `every-screen --grep`, among others in all tests", async () => {
  const names = areas.map(({ declaration: { name, at } }) => (at === undefined ? name : `${name} at ${at}`));
  const [alone, together] = await Promise.all([screensOfAreas(1), screensOfAreas(4)]);
  expect(alone.map((each) => each.areas).toSorted()).toEqual(["of no area", ...names].toSorted());
  expect(alone.filter(({ screens }) => screens.length === 0)).toEqual([]);
  const paths = (all: typeof alone) => all.flatMap(({ screens }) => screens.map(({ path }) => path));
  expect(paths(together)).toEqual(paths(alone));
  expect(paths(together)).toEqual([...new Set(paths(together))]);
});

test("each menu entry has a place of its own in its group", () => {
  expect(sharedPlaces(areas.map(({ declaration }) => declaration))).toEqual([]);
  const entry = (name: string, order: number): Stated => ({
    name,
    texts: { title: name },
    menu: { group: "property", icon: UsersIcon, order },
  });
  expect(sharedPlaces([entry("building", 1), entry("wallet", 3), entry("module", 1)])).toEqual([
    'module: menu order 1 of "property" is taken by building; 4 is free',
  ]);
});

test("each part that is left out is named", () => {
  const whole = {
    name: "building",
    entity: "building",
    texts: { title: "Immeubles" },
    menu: { group: "property", icon: UsersIcon, order: 1 },
    list: () => Promise.reject(new Error("never loaded")),
    record: () => Promise.reject(new Error("never loaded")),
  } as const;
  const { menu: _menu, ...noMenu } = whole;
  const { list: _list, record: _record, ...noScreens } = whole;
  const visits = ['page.goto("/admin/building?city=Lyon")'];
  const of = (stated: Stated, journeysOf: readonly string[] = visits) => lacks(stated, journeysOf);
  expect(of(whole)).toEqual([]);
  expect(of(noMenu)).toEqual([expect.stringContaining("no menu entry")]);
  expect(of(noScreens)).toEqual([expect.stringContaining("neither list, screen nor record")]);
  expect(of({ ...whole, texts: { title: "" } })).toEqual([expect.stringContaining("no title")]);
  expect(of({ ...whole, entity: "wallet-without-forms" })).toEqual([
    expect.stringContaining("cannot be locked"),
  ]);
  expect(of(whole, ['page.goto("/admin/building-service")'])).toEqual([
    expect.stringContaining("no journey"),
  ]);
  expect(of({ ...whole, name: "buildings" })).toContainEqual(
    expect.stringContaining("no route of the contract"),
  );
  expect(unstated(["building/building.list.ts", "home/home-screen.tsx"])).toEqual(["building"]);
});

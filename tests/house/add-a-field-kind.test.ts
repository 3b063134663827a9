/** Carries docs/add-a-field-kind.md out in memory, and leaves each of its places out in turn. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Compiler, compiler, type Texts } from "./compiler.ts";
import { isSource, repository } from "./repository.ts";

const root = join(import.meta.dirname, "..", "..");
const textOf = (path: string): string => readFileSync(join(root, path), "utf8");
const guide = textOf("docs/add-a-field-kind.md");
/** Of each table the files, with what stands beside them. */
const [ofKinds = [], ofFilters = [], ofWays = []] = guide
  .split("| --- | --- |")
  .slice(1)
  .map((table) =>
    [...table.matchAll(/^\| `(\S+)` \| (.*) \|$/gm)].map(([, path = "", says = ""]) => ({ path, says })),
  );

/** In every list of kinds, of filters' kinds, of ways to sort and to search. */
const words = /\blongText\b|"flag"|\bfieldKinds\b/;
const compiled = repository
  .filter((file) => /^(?:apps|packages|bench)\/.*\.tsx?$/.test(file.path) && isSource(file))
  .filter(({ text, path }) => words.test(text) || ofFilters.some((each) => each.path === path))
  .map(({ path }) => path);

/** For slow machines, in ms. */
const patience = 300_000;

let asked: Compiler;
beforeAll(() => {
  asked = compiler(compiled);
}, patience);
afterAll(() => asked.close());

const kind = "percentage";
const kit = "packages/contract/src/kit";

/** A file's text with the new one in place of the old. */
function changed(path: string, from: string, to: string): [path: string, text: string] {
  const text = textOf(path);
  expect(text.split(from), path).toHaveLength(2);
  return [path, text.replace(from, to)];
}

const newKind = () => changed(`${kit}/field.ts`, '\n  | "color"', `\n  | "${kind}"\n  | "color"`);

/** Where a file says what it does with a color, which no other list of words has. */
const place = /^ *(?:case "color":|color: .*,|\| "color")$/gm;

/** A percentage is treated as a color is, but in one place. */
function carried(path: string, leftOut = -1): [path: string, text: string] {
  let at = -1;
  const text = textOf(path).replaceAll(place, (line) => {
    at += 1;
    return at === leftOut ? line : `${line.replace("color", kind)}\n${line}`;
  });
  return [path, text];
}

const wholly = (): Texts => new Map([newKind(), ...ofKinds.map(({ path }) => carried(path))]);

const pathsOf = (some: readonly { readonly path: string }[]): string[] =>
  some.map(({ path }) => path).toSorted();

test("a new kind is refused by the files of the guide, by its name, and by no others", () => {
  const refusals = asked.refusals(compiled, new Map([newKind()]));
  expect(pathsOf(refusals)).toEqual(pathsOf(ofKinds));
  expect(refusals.filter(({ why }) => !why.includes(kind))).toEqual([]);
});

const placesIn = (path: string): number => textOf(path).match(place)?.length ?? 0;
const most = Math.max(...ofKinds.map(({ path }) => placesIn(path)));

/** One place of each file at once: what a file says of kinds is checked in itself. */
test.each(Array.from({ length: most }, (_, index) => index + 1))(
  "left out of its place %i alone, each of them misses it by its name",
  (nth) => {
    const having = ofKinds.filter(({ path }) => placesIn(path) >= nth);
    const left = having.map(({ path }) => carried(path, nth - 1));
    const refusals = asked.refusals(pathsOf(having), new Map([...wholly(), ...left]));
    expect(pathsOf(refusals)).toEqual(pathsOf(having));
    expect(refusals.filter(({ why }) => !why.includes(kind))).toEqual([]);
  },
);

test("carried by all of them it compiles, and a new filter is refused by the guide's file alone", () => {
  const filter = changed(`${kit}/filter.ts`, '"reference" | "choice"', `"reference" | "choice" | "${kind}"`);
  const refusals = asked.refusals(compiled, new Map([...wholly(), filter]));
  expect(pathsOf(refusals)).toEqual(pathsOf(ofFilters));
});

test.each([
  ["sort", '| "choice" | "flag"', '| "choice" | "flag" | "sound"'],
  ["search", '| "number" | "title"', '| "number" | "title" | "sound"'],
])("a new way to %s is refused by the files of the guide, by its name, and by no others", (way, from, to) => {
  const refusals = asked.refusals(compiled, new Map([changed(`${kit}/field-kinds.ts`, from, to)]));
  expect(pathsOf(refusals)).toEqual(pathsOf(ofWays.filter(({ says }) => says.startsWith(`to ${way}`))));
  expect(refusals.filter(({ why }) => !why.includes("sound"))).toEqual([]);
});

/** Exactly the guide's files refuse a new field kind. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Copy, copied } from "./copy.ts";

const guide = readFileSync(join(import.meta.dirname, "..", "..", "docs", "add-a-field-kind.md"), "utf8");
const [ofKinds = [], ofFilters = []] = guide
  .split("| --- | --- |")
  .slice(1)
  .map((table) => [...table.matchAll(/^\| `(\S+)` \|/gm)].map(([, path = ""]) => path));
/** Longer than a slow machine needs. */
const patience = 300_000;

let copy: Copy;
beforeAll(() => {
  copy = copied();
  const config = {
    extends: "./tsconfig.json",
    compilerOptions: { incremental: false, noEmit: true },
    include: ["src/vite-env.d.ts"],
    files: [...ofKinds, ...ofFilters].map((path) => `../../${path}`),
  };
  writeFileSync(join(copy.folder, "apps", "web", "tsconfig.kind.json"), JSON.stringify(config));
}, patience);
afterAll(() => copy.remove(), patience);

function write(path: string, below: string, line: string) {
  const file = join(copy.folder, path);
  const text = readFileSync(file, "utf8");
  expect(text.split(below)).toHaveLength(2);
  writeFileSync(file, text.replace(below, below + line));
}

async function refused(): Promise<string[]> {
  const said = await copy.printed("apps/web", "node_modules/typescript/bin/tsc", "-p", "tsconfig.kind.json");
  const paths = [...said.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, path = ""]) =>
    path.startsWith("../")
      ? path.replace(/^(?:\.\.\/)+/, path.startsWith("../../") ? "" : "apps/")
      : `apps/web/${path}`,
  );
  return [...new Set(paths)].toSorted();
}

test(
  "the compiler names the files of the guide for a new kind, and of a new filter",
  async () => {
    write("packages/contract/src/kit/field.ts", '\n  | "number"', '\n  | "percentage"');
    expect(await refused()).toEqual(ofKinds.toSorted());
    write("packages/contract/src/kit/filter.ts", '"reference" | "choice"', ' | "percentage"');
    expect(await refused()).toEqual([...ofKinds, ...ofFilters].toSorted());
  },
  patience,
);

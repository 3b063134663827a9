/** Importing the kit's entry points loads none of Firebase (S16). */
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { expect, test } from "vitest";

const source = resolve(import.meta.dirname, "../src");
/** `import … from "x"` and `export … from "x"`, except types; `import()` starts a chunk. */
const loads = /^(?:import|export)\s+(?!type\b)(?:[^;]*?\bfrom\s+)?["']([^"']+)["']/gm;

/** All packages loaded along with a file. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return [...readFileSync(file, "utf8").matchAll(loads)].flatMap(([, name = ""]) =>
    name.startsWith(".") ? packagesOf(resolve(dirname(file), name), seen) : [name],
  );
}

test("S16: no door of the kit loads Firebase by itself", () => {
  const door = (name: string) => [...new Set(packagesOf(`${source}/${name}.ts`))].sort();
  expect(door("index")).toEqual([]);
  expect(door("firebase")).toEqual([]);
  expect(packagesOf(`${source}/../rules/index.ts`)).toEqual([]);
  expect(door("react")).toEqual(["react"]);
});

test("each of the three chunks loads its own part of the SDK", () => {
  const chunk = (name: string) => [...new Set(packagesOf(`${source}/firebase/${name}.ts`))].sort();
  expect(chunk("app-and-auth")).toEqual(["firebase/app", "firebase/auth"]);
  expect(chunk("database")).toEqual(["firebase/database"]);
  expect(chunk("messaging")).toEqual(["firebase/app", "firebase/messaging"]);
});

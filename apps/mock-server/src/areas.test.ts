import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { areas } from "./areas.ts";

const stated = globSync("areas/**/*.ts", { cwd: import.meta.dirname }).flatMap((path) => {
  const text = readFileSync(join(import.meta.dirname, path), "utf8");
  return /defineArea\(\{\s*area: "([^"]+)"/.exec(text)?.slice(1) ?? [];
});

test("each area that a file defines is served", () => {
  const served = new Set(areas.map(({ area }) => area));
  expect(stated.length).toBeGreaterThan(20);
  expect(
    stated.filter((area) => !served.has(area)),
    "not joined to src/areas.ts (a concierge's to areas/concierge/concierge-areas.ts)",
  ).toEqual([]);
});

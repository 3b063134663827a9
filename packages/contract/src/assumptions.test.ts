import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { assumptionsText } from "../scripts/assumptions-text.ts";
import { contract, routesOf } from "./index.ts";

describe("B08 ASSUMPTIONS.md", () => {
  test("B08 is what the contract says now (else: npm run generate)", () => {
    const file = readFileSync(new URL("../ASSUMPTIONS.md", import.meta.url), "utf8");
    expect(file).toBe(assumptionsText());
  });

  test("B08 lists every operation that the specification does not name", () => {
    const lines = [...assumptionsText().matchAll(/^- \[ \] Extensions? (.*)$/gm)].map(
      ([, line = ""]) => line,
    );
    const named = lines.flatMap((line) => [...line.matchAll(/(?:^|, )`([A-Z, ]+) (\/[^`]+)`/g)]);
    const listed = named.flatMap(([, methods = "", template = ""]) =>
      methods.split(", ").map((method) => `${method} ${template}`),
    );
    const extensions = routesOf(contract).filter((route) => route.meta.provenance !== "spec");
    expect(extensions.map((route) => `${route.method} ${route.template}`).sort()).toEqual(listed.sort());
  });
});

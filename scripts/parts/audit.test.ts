import { expect, test } from "vitest";
import { judged, newer } from "../audit.mjs";

const found = (severity: string) =>
  JSON.stringify({
    advisories: { 7: { github_advisory_id: "GHSA-a", severity, title: "Reads what it must not" } },
  });

test("a high or critical fault fails, a lower one is only said", () => {
  for (const [severity, code] of [
    ["critical", 1],
    ["high", 1],
    ["moderate", 0],
    ["low", 0],
  ] as const) {
    const { code: own, lines } = judged(found(severity));
    expect([severity, own]).toEqual([severity, code]);
    expect(lines[0]).toBe(`${severity}  GHSA-a  Reads what it must not`);
  }
  expect(judged('{"advisories":{}}')).toEqual({ code: 0, lines: ["0 known, 0 too high"] });
});

test("what has a newer version is named with who uses it, or that nothing is known", () => {
  const vite = {
    current: "8.3.8",
    latest: "8.4.0",
    isDeprecated: true,
    dependentPackages: [{ name: "palier" }],
  };
  expect(newer(JSON.stringify({ vite }))).toEqual(["vite  8.3.8 -> 8.4.0  DEPRECATED  (palier)"]);
  expect(newer("{}")).toEqual([]);
  for (const text of ["", "ERR_PNPM"]) expect(newer(text)).toEqual([expect.stringContaining("NOT KNOWN")]);
});

test("a registry that answers no audit is neither a pass nor a fault, and is said aloud", () => {
  for (const text of ["", "ERR_PNPM_AUDIT_BAD_RESPONSE responded with 405", "{}", "null", '{"error":{}}']) {
    const { code, lines } = judged(text);
    expect([text, code]).toEqual([text, 3]);
    expect(lines[0]).toContain("NOT JUDGED");
  }
});

import { expect, test } from "vitest";
import { judged } from "../audit.mjs";

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

test("a registry that answers no audit is neither a pass nor a fault, and is said aloud", () => {
  for (const text of ["", "ERR_PNPM_AUDIT_BAD_RESPONSE responded with 405", "{}", "null", '{"error":{}}']) {
    const { code, lines } = judged(text);
    expect([text, code]).toEqual([text, 3]);
    expect(lines[0]).toContain("NOT JUDGED");
  }
});

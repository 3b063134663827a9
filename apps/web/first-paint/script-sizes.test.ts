import { expect, test } from "vitest";
import { agreedAnew, type ScriptSizes, whatGrew } from "./script-sizes.ts";

const agreed: ScriptSizes = {
  addresses: { "/admin/building": 1000, "/admin/user": 1000 },
  parts: { zod: 600, "packages/ui/src/table": 300 },
};

test("an address that needs more script than was agreed is named, with what grew most", () => {
  const now: ScriptSizes = {
    addresses: { "/admin/building": 1021, "/admin/user": 1000 },
    parts: { zod: 590, "packages/ui/src/table": 301, moment: 80 },
  };
  const said = whatGrew(agreed, now);
  expect(said).toContain("/admin/building: 1021, 1000 agreed");
  expect(said).not.toContain("/admin/user");
  expect(said).not.toContain("zod");
  expect(said?.indexOf("moment: +80")).toBeLessThan(said?.indexOf("packages/ui/src/table: +1") ?? 0);
});

test("a little more is nothing, and a new address is to be agreed", () => {
  expect(whatGrew(agreed, { ...agreed, addresses: { "/admin/building": 1019 } })).toBeUndefined();
  expect(whatGrew(agreed, { ...agreed, addresses: { "/admin/new": 10 } })).toContain(
    "/admin/new: 10, 0 agreed",
  );
});

test("agreed to anew, only what is new, gone or moved by more than the tolerance changes", () => {
  const now: ScriptSizes = {
    addresses: { "/admin/building": 1019, "/admin/new": 10, "/admin/user": 970 },
    parts: { moment: 80, zod: 595 },
  };
  expect(agreedAnew(agreed, now)).toEqual({
    addresses: { "/admin/building": 1000, "/admin/new": 10, "/admin/user": 970 },
    parts: { moment: 80, zod: 600 },
  });
});

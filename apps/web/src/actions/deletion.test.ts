import { buildingRoutes } from "@palier/contract/areas/building";
import { expect, test } from "vitest";
import { deletion } from "./deletion.ts";

const route = buildingRoutes.delete;
const parcel = { id: 7, version: 2, code: "C-9001" };

test("A05 a deletion asks by the record's own name, or by the one that its list gives", () => {
  const asked = deletion(route).confirm?.({ id: 7, version: 2, name: "Les Tilleuls" });
  expect(asked?.title).toContain("Les Tilleuls");
  const action = deletion(route, { name: ({ code }: typeof parcel) => code });
  expect(action.confirm?.(parcel).title).toContain("C-9001");
  expect(action.done?.(parcel)).toContain("C-9001");
});

test("a record without a name of its own needs one", () => {
  // @ts-expect-error `name` is missing
  deletion<typeof parcel>(route, {});
});

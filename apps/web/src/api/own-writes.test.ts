import { buildingRoutes } from "@palier/contract/areas/building";
import { expect, test, vi } from "vitest";

// Other files of this worker have written.
vi.resetModules();
const { mostKept, noteOwnWrite, ownWrites } = await import("./own-writes.ts");

const route = buildingRoutes.edit.post;
const write = (id: number) => noteOwnWrite(route, { id }, { id, version: 2 });
const known = (id: number) => ownWrites(route, { id }, 1, 2);

test("a page that writes all day remembers its latest writes and no more", () => {
  write(1);
  expect(known(1)).toBe("here");
  for (let id = 2; id <= mostKept + 1; id += 1) write(id);
  expect([known(1), known(2), known(mostKept + 1)]).toEqual([undefined, "here", "here"]);
});

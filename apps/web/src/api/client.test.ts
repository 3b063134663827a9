import { buildingRoutes } from "@palier/contract/areas/building";
import { dashboardRoutes } from "@palier/contract/areas/dashboard";
import { expect, test } from "vitest";
import { call } from "./call.ts";
import { clientOf } from "./client.ts";
import { freshWorld } from "./fresh-world.ts";
import { serverTime } from "./server-time.ts";

const world = freshWorld();

test("A03 ts-rest's hooks check their answers and fail as every call does", async () => {
  const page = await clientOf(buildingRoutes).list.query({ params: {}, query: { length: 2 } });
  expect(page.status === 200 && page.body.data).toHaveLength(2);
  const wrong = clientOf({
    list: { ...buildingRoutes.list, responses: { 200: buildingRoutes.edit.post.responses[200] } },
  });
  await expect(wrong.list.query({ params: {} })).rejects.toMatchObject({ failure: { kind: "malformed" } });
  await expect(
    clientOf(buildingRoutes).edit.get.query({ params: { id: 999_999 }, query: {} }),
  ).rejects.toMatchObject({
    failure: { kind: "problem", status: 404 },
  });
});

test("A24 the page learns the server's time by hooks as by calls", async () => {
  for (const [at, read] of [
    ["2026-11-20T09:30:00.000Z", () => clientOf(dashboardRoutes).summary.query({ params: {}, query: {} })],
    ["2026-11-21T09:30:00.000Z", () => call(dashboardRoutes.waiting)],
  ] as const) {
    await world.clock({ freeze: true, set: at });
    await read();
    expect(serverTime()).toBe(Date.parse(at));
  }
});

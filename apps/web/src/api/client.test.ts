import { buildingRoutes } from "@palier/contract/areas/building";
import { expect, test } from "vitest";
import { clientOf } from "./client.ts";
import { freshWorld } from "./fresh-world.ts";

freshWorld();

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

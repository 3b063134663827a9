import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildingHistory, createBuilding, readForm } from "./building-forms.ts";
import { type Client, json, openDoor, type TableAnswer } from "./harness.ts";

const door = await openDoor();
let client: Client;
beforeAll(async () => {
  client = await door.signedIn();
});
afterAll(() => door.close());

const form = (id: number, area?: string) => readForm(client, id, area);
const history = (id: number) => buildingHistory(client, id);
const create = (more?: object) => createBuilding(client, more);

describe("a building's services", () => {
  const withService = (path: string) =>
    json<TableAnswer>(client.get(`${path}${path.includes("?") ? "&" : "?"}length=500`));
  const managed = (id: number) => `/admin/building/${id}/managed-services/1`;

  test("S24 the four odd paths: who has a service, and to whom it can be added", async () => {
    const { id } = await create();
    for (const [kind, path] of [
      ["managed", "managed-services"],
      ["negotiated", "negotiated-service"],
    ] as const) {
      const candidates = `/admin/${kind}-services/building/ajax/${id}`;
      const service = (await withService(`${candidates}?assigned=false`)).data[0]?.id;
      const having = `/ajax/${service}/admin/building/${path}`;
      const addable = `/buildings/ajax${service}/admin/building/${kind}-services`;
      const before = [await withService(having), await withService(addable)];
      expect((await client.send(`/admin/building/${id}/${kind}-services/${service}/add`)).status).toBe(200);
      expect((await client.send(`/admin/building/${id}/${kind}-services/${service}/add`)).status).toBe(200);
      const after = [await withService(having), await withService(addable)];
      expect(
        after.map((each) => each.recordsTotal - (before[after.indexOf(each)]?.recordsTotal ?? 0)),
      ).toEqual([1, -1]);
      expect(after.map(({ data }) => data.some((row) => row.id === id))).toEqual([true, false]);
    }
    expect((await client.get("/ajax/99999/admin/building/managed-services")).status).toBe(404);
    expect((await client.get("/buildings/ajax/admin/building/managed-services")).status).toBe(404);
  });

  test("adding and removing are in the building's history, and counted on the service", async () => {
    const { id } = await create();
    const count = async () => (await form(1, "managed-services")).record.buildingCount;
    const before = Number(await count());
    await client.send(`${managed(id)}/add`);
    expect(await count()).toBe(before + 1);
    await client.send(`${managed(id)}/remove`);
    expect(await count()).toBe(before);
    expect((await history(id)).map(({ event }) => event)).toEqual(["unassigned", "assigned", "created"]);
    await client.send(`${managed(id)}/add`);
    await client.send(`/admin/building/delete/${id}`);
    expect(await count()).toBe(before);
  });

  test("negotiated services of a building", async () => {
    const { id } = await create();
    const [free] = (await withService(`/admin/negotiated-services/building/ajax/${id}`)).data;
    await client.send(`/admin/building/${id}/negotiated-services/${free?.id}/add`);
    const { data } = await withService(`/admin/building/${id}/negotiated-services/ajax`);
    expect(data.map((row) => row.id)).toEqual([free?.id]);
  });
});

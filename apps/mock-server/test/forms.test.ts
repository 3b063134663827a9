import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, json, openDoor, type ProblemAnswer, type TableAnswer } from "./harness.ts";

const door = await openDoor();
let client: Client;
beforeAll(async () => {
  client = await door.signedIn();
});
afterAll(() => door.close());

interface Form {
  values: Record<string, unknown> & { version: number };
  choices: Record<string, { id: string | number; text: string }[]>;
  record: Record<string, unknown> & { id: number };
}

const form = (id: number, area = "building") => json<Form>(client.get(`/admin/${area}/edit/${id}`));
const save = (id: number, values: object, area = "building") =>
  client.post(`/admin/${area}/edit/${id}`, values);
const history = async (id: number) =>
  (
    await json<{ data: { event: string; summary: string; byAdmin: string; changes: object[] }[] }>(
      client.get(`/admin/building/history/${id}`),
    )
  ).data;

let number = 0;
const fresh = (more: object = {}) => {
  number += 1;
  return {
    name: "Résidence des Essais",
    reference: `ESSAI-${number}`,
    street: "1, rue du Test",
    postalCode: "69003",
    city: "Lyon",
    neighborhoodId: null,
    walletId: null,
    status: "draft",
    lotCount: 12,
    managerEmail: null,
    accessInstructions: null,
    ...more,
  };
};
const create = async (more: object = {}) =>
  json<Record<string, unknown> & { id: number; version: number }>(
    client.post("/admin/building/new", fresh(more)),
  );

describe("forms change the state", () => {
  test("a new form has choices and what can be known before; an edit form has the record", async () => {
    const blank = await json<Form>(client.get("/admin/building/new"));
    expect(blank.values).toMatchObject({ status: "draft", lotCount: 0, neighborhoodId: null });
    expect(blank.choices.status).toContainEqual({ id: "draft", text: "Brouillon" });
    const edited = await form(1);
    expect(edited.record.id).toBe(1);
    expect(edited.values.name).toBe(edited.record.name);
    expect(edited.values.version).toBe(edited.record.version);
  });

  test("what is created is listed; what is saved is read again, with a higher version", async () => {
    const answer = await client.post("/admin/building/new", fresh());
    expect(answer.status).toBe(201);
    const record = await json<{ id: number; version: number; reference: string }>(answer);
    const found = await json<TableAnswer>(
      client.get(`/admin/building/ajax-list?search[value]=${record.reference}`),
    );
    expect(found.data.map(({ id }) => id)).toContain(record.id);
    const { values } = await form(record.id);
    const saved = await save(record.id, { ...values, name: "  Le Nouveau Nom " });
    expect(saved.status).toBe(200);
    expect(await json(saved)).toMatchObject({ name: "Le Nouveau Nom", version: record.version + 1 });
  });

  test("a value that must be unique is refused at its field, the record's own is not", async () => {
    const record = await create();
    const answer = await client.post("/admin/building/new", fresh({ reference: record.reference }));
    expect(answer.status).toBe(422);
    expect(await json<ProblemAnswer>(answer)).toMatchObject({ errors: [{ path: "reference" }] });
    const { values } = await form(record.id);
    expect((await save(record.id, values)).status).toBe(200);
  });

  test("a reference to nothing is refused at its field", async () => {
    const answer = await client.post("/admin/building/new", fresh({ neighborhoodId: 9_999_999 }));
    expect(answer.status).toBe(422);
    expect(await json<ProblemAnswer>(answer)).toMatchObject({ errors: [{ path: "neighborhoodId" }] });
  });

  test("L05 a stale version gets 409 with the record as it stands, and changes nothing", async () => {
    const { id } = await create();
    const { values } = await form(id);
    await save(id, { ...values, name: "Le mien" });
    const answer = await save(id, { ...values, name: "Le leur" });
    expect(answer.status).toBe(409);
    expect(await json<ProblemAnswer>(answer)).toMatchObject({
      type: "/problems/stale-version",
      current: { id, name: "Le mien", version: values.version + 1 },
    });
    expect((await form(id)).values.name).toBe("Le mien");
  });

  test("L05 a record that another admin holds is refused with 423 and the holder, to save and to delete", async () => {
    const { id } = await create();
    const world = door.app.world("default");
    const holder = { email: "karim.benali@palier.test", name: "Karim Benali", since: "2026-11-20T09:42:00Z" };
    world.lockHolder = (entity, held) => (entity === "building" && held === id ? holder : undefined);
    const { values } = await form(id);
    for (const answer of [await save(id, values), await client.post(`/admin/building/delete/${id}`)]) {
      expect(answer.status).toBe(423);
      expect(await json<ProblemAnswer>(answer)).toMatchObject({ holder: { name: "Karim Benali" } });
    }
    world.lockHolder = () => undefined;
    expect((await save(id, values)).status).toBe(200);
  });

  test("A11 history says who changed what, by the fields' labels and in French", async () => {
    const record = await create({ neighborhoodId: 1 });
    const { values } = await form(record.id);
    await save(record.id, { ...values, status: "active", lotCount: 13, neighborhoodId: 2 });
    const names = await Promise.all([1, 2].map(async (id) => (await form(id, "neighborhood")).record.name));
    const [updated, created] = await history(record.id);
    expect(created).toMatchObject({ event: "created", byAdmin: "Jeanne Martin" });
    expect(updated).toMatchObject({
      event: "updated",
      changes: expect.arrayContaining([
        { field: "status", label: "Statut", from: "Brouillon", to: "Actif" },
        { field: "lotCount", label: "Lots", from: "12", to: "13" },
        { field: "neighborhoodName", label: "Quartier", from: names[0], to: names[1] },
      ]),
    });
    expect(updated?.changes).toHaveLength(3);
  });
});

describe("what other records say of a record follows", () => {
  test("a neighbourhood's new name is seen on its buildings, whose forms stay current", async () => {
    const { id, version } = await create({ neighborhoodId: 3 });
    const { values } = await form(3, "neighborhood");
    await save(3, { ...values, name: "Quartier Neuf" }, "neighborhood");
    expect((await form(id)).record).toMatchObject({ neighborhoodName: "Quartier Neuf", version });
  });

  test("counts follow creation, moving and deletion", async () => {
    const counts = async () => {
      const records = await Promise.all(
        [4, 5].map(async (id) => (await form(id, "neighborhood")).record.buildingCount),
      );
      return records.map(Number);
    };
    const [four = 0, five = 0] = await counts();
    const { id } = await create({ neighborhoodId: 4 });
    expect(await counts()).toEqual([four + 1, five]);
    const { values } = await form(id);
    await save(id, { ...values, neighborhoodId: 5 });
    expect(await counts()).toEqual([four, five + 1]);
    expect((await client.post(`/admin/building/delete/${id}`)).status).toBe(200);
    expect(await counts()).toEqual([four, five]);
  });
});

describe("deleting", () => {
  test("what is gone is gone: 404, also for its form; its history stays", async () => {
    const { id, version } = await create();
    expect((await client.post(`/admin/building/delete/${id}`, { version: version + 7 })).status).toBe(409);
    expect((await client.post(`/admin/building/delete/${id}`, { version })).status).toBe(200);
    expect((await client.post(`/admin/building/delete/${id}`)).status).toBe(404);
    expect((await client.get(`/admin/building/edit/${id}`)).status).toBe(404);
    expect((await history(id)).map(({ event }) => event)).toEqual(["deleted", "created"]);
  });

  test("a record that others need stays, and the answer says in French who needs it", async () => {
    await create({ neighborhoodId: 6 });
    const answer = await client.post("/admin/neighborhood/delete/6");
    expect(answer.status).toBe(409);
    expect((await json<ProblemAnswer>(answer)).detail).toMatch(/^Suppression impossible.*immeuble/);
  });

  test("an admin can neither disable nor delete itself", async () => {
    const { values } = await form(1, "account-admin");
    const disabled = await save(1, { ...values, enabled: false }, "account-admin");
    expect(disabled.status).toBe(422);
    expect(await json<ProblemAnswer>(disabled)).toMatchObject({ errors: [{ path: "enabled" }] });
    const deleted = await client.post("/admin/account-admin/delete/1");
    expect(deleted.status).toBe(409);
    expect((await json<ProblemAnswer>(deleted)).detail).toContain("votre propre compte");
  });
});

describe("a building's services", () => {
  const withService = (path: string) => json<TableAnswer>(client.get(`${path}?length=500`));
  const managed = (id: number) => `/admin/building/${id}/managed-services/1`;

  test("S24 the four odd paths: who has a service, and to whom it can be added", async () => {
    const { id } = await create();
    for (const [kind, having] of [
      ["managed", "/ajax/1/admin/building/managed-services"],
      ["negotiated", "/ajax/1/admin/building/negotiated-service"],
    ] as const) {
      const addable = `/buildings/ajax1/admin/building/${kind}-services`;
      const before = [await withService(having), await withService(addable)];
      expect((await client.post(`/admin/building/${id}/${kind}-services/1/add`)).status).toBe(200);
      expect((await client.post(`/admin/building/${id}/${kind}-services/1/add`)).status).toBe(200);
      const after = [await withService(having), await withService(addable)];
      expect(
        after.map((each) => each.recordsTotal - (before[after.indexOf(each)]?.recordsTotal ?? 0)),
      ).toEqual([1, -1]);
      expect(after.map(({ data }) => data.some((row) => row.id === id))).toEqual([true, false]);
    }
    expect((await client.get("/ajax/99999/admin/building/managed-services")).status).toBe(404);
    expect((await client.get("/buildings/ajax/admin/building/managed-services")).status).toBe(404);
  });

  test("adding and removing are told in the building's history, and counted on the service", async () => {
    const { id } = await create();
    const count = async () => (await form(1, "managed-services")).record.buildingCount;
    const before = Number(await count());
    await client.post(`${managed(id)}/add`);
    expect(await count()).toBe(before + 1);
    await client.post(`${managed(id)}/remove`);
    expect(await count()).toBe(before);
    expect((await history(id)).map(({ event }) => event)).toEqual(["unassigned", "assigned", "created"]);
    await client.post(`${managed(id)}/add`);
    await client.post(`/admin/building/delete/${id}`);
    expect(await count()).toBe(before);
  });

  test("negotiated services of a building", async () => {
    const { id } = await create();
    await client.post(`/admin/building/${id}/negotiated-services/2/add`);
    const { data } = await withService(`/admin/building/${id}/negotiated-services/ajax`);
    expect(data.map((row) => row.id)).toEqual([2]);
  });
});

describe("choices for a selector", () => {
  interface Options {
    results: { id: string | number; text: string }[];
    pagination: { more: boolean };
  }
  const options = (query: string, path = "/admin/building/ajax/search") =>
    json<Options>(client.get(`${path}?${query}`));

  test("twenty a page, sorted, and « more » is exact", async () => {
    const seen: string[] = [];
    for (let page = 1; ; page += 1) {
      const { results, pagination } = await options(`page=${page}`);
      seen.push(...results.map(({ text }) => text));
      expect(results.length).toBe(pagination.more ? 20 : results.length);
      expect(results.length).toBeGreaterThan(0);
      if (!pagination.more) break;
    }
    expect(seen).toHaveLength(door.app.world("default").table("building").size);
    expect(seen).toEqual([...seen].sort(new Intl.Collator("fr", { numeric: true }).compare));
  });

  test("found without accents, and by ids", async () => {
    const { id } = await create({ name: "Château d’Été", city: "Béziers-Essai" });
    expect((await options("term=chateau d'ete")).results).toEqual([{ id, text: "Château d’Été" }]);
    expect((await options(`ids=${id},999999,x`)).results).toEqual([{ id, text: "Château d’Été" }]);
    const cities = await options("term=beziers-e", "/admin/building/building-cities-list");
    expect(cities).toEqual({
      results: [{ id: "Béziers-Essai", text: "Béziers-Essai" }],
      pagination: { more: false },
    });
  });
});

test("a browser's push registration is kept in the world", async () => {
  const registration = {
    firebaseToken: "t",
    language: "fr",
    deviceVersion: "140",
    platform: "web",
    model: "Firefox",
  };
  expect(await json(client.post("/admin/account-admin/update-firebase-token", registration))).toEqual({
    ok: true,
  });
  expect(door.app.world("default").pushRegistrations.get(1)).toEqual(registration);
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  buildingHistory,
  createBuilding,
  type Form,
  newBuilding,
  readForm,
  saveForm,
} from "./building-forms.ts";
import { type Client, json, openDoor, type ProblemAnswer, type TableAnswer } from "./harness.ts";

const door = await openDoor();
let client: Client;
beforeAll(async () => {
  client = await door.signedIn();
});
afterAll(() => door.close());

const form = (id: number, area?: string) => readForm(client, id, area);
const save = (id: number, values: object, area?: string) => saveForm(client, id, values, area);
const history = (id: number) => buildingHistory(client, id);
const create = (more?: object) => createBuilding(client, more);

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
    const answer = await client.send("/admin/building/new", newBuilding());
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
    const answer = await client.send("/admin/building/new", newBuilding({ reference: record.reference }));
    expect(answer.status).toBe(422);
    expect(await json<ProblemAnswer>(answer)).toMatchObject({ errors: [{ path: "reference" }] });
    const { values } = await form(record.id);
    expect((await save(record.id, values)).status).toBe(200);
  });

  test("a reference to nothing is refused at its field", async () => {
    const answer = await client.send("/admin/building/new", newBuilding({ neighborhoodId: 9_999_999 }));
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

  test("L05 a stale version names who saved last: the caller too, and nobody where it is not known", async () => {
    const { id } = await create();
    const { values } = await form(id);
    await save(id, { ...values, name: "Le mien" });
    const own = await json<ProblemAnswer>(await save(id, { ...values, name: "Un autre" }));
    expect(own).toMatchObject({
      changedBy: { email: "jeanne.martin@palier.test", name: "Jeanne Martin" },
      detail: expect.stringContaining("vous-même"),
    });
    // By a tester, or the clock.
    door.app.world("default").table("building").patch(id, { city: "Lyon" });
    const unknown = await json<ProblemAnswer>(await save(id, { ...values, name: "Un autre" }));
    expect(unknown).not.toHaveProperty("changedBy");
    expect(unknown).toMatchObject({ detail: expect.stringContaining("ailleurs") });
  });

  test("L05 a record that another admin holds is refused with 423 and the holder, to save and to delete", async () => {
    const { id } = await create();
    const world = door.app.world("default");
    const holder = { email: "karim.benali@palier.test", name: "Karim Benali", since: "2026-11-20T09:42:00Z" };
    world.lockHolder = (entity, held) => (entity === "building" && held === id ? holder : undefined);
    const { values } = await form(id);
    for (const answer of [await save(id, values), await client.send(`/admin/building/delete/${id}`)]) {
      expect(answer.status).toBe(423);
      expect(await json<ProblemAnswer>(answer)).toMatchObject({ holder: { name: "Karim Benali" } });
    }
    world.lockHolder = () => undefined;
    expect((await save(id, values)).status).toBe(200);
  });

  test("A11 history says who changed what, by the fields' labels and in French", async () => {
    const record = await create({ neighborhoodId: 1 });
    const { values } = await form(record.id);
    await save(record.id, { ...values, city: "Bron", lotCount: 13, neighborhoodId: 2 });
    const names = await Promise.all([1, 2].map(async (id) => (await form(id, "neighborhood")).record.name));
    const [updated, created] = await history(record.id);
    expect(created).toMatchObject({ event: "created", byAdmin: "Jeanne Martin" });
    expect(updated).toMatchObject({
      event: "updated",
      changes: expect.arrayContaining([
        { field: "city", label: "Ville", from: "Lyon", to: "Bron" },
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
    expect((await client.send(`/admin/building/delete/${id}`)).status).toBe(200);
    expect(await counts()).toEqual([four, five]);
  });
});

describe("deleting", () => {
  test("what is gone is gone: 404, also for its form; its history stays", async () => {
    const { id, version } = await create();
    expect((await client.send(`/admin/building/delete/${id}`, { version: version + 7 })).status).toBe(409);
    expect((await client.send(`/admin/building/delete/${id}`, { version })).status).toBe(200);
    expect((await client.send(`/admin/building/delete/${id}`)).status).toBe(404);
    expect((await client.get(`/admin/building/edit/${id}`)).status).toBe(404);
    expect((await history(id)).map(({ event }) => event)).toEqual(["deleted", "created"]);
  });

  test("a record that others need stays, and the answer says in French who needs it", async () => {
    await create({ neighborhoodId: 6 });
    const answer = await client.send("/admin/neighborhood/delete/6");
    expect(answer.status).toBe(409);
    expect((await json<ProblemAnswer>(answer)).detail).toMatch(/^Suppression impossible.*immeuble/);
  });
});

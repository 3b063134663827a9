import { afterAll, describe, expect, test } from "vitest";
import { json, openDoor, type ProblemAnswer, type TableAnswer } from "./harness.ts";

const door = await openDoor();
const client = await door.signedIn();
const world = door.app.world("default");
afterAll(() => door.close());

type Row = Record<string, unknown> & { id: number; version: number };
interface Form {
  values: Record<string, unknown>;
  choices: Record<string, { id: number | string; text: string }[]>;
  record: Row;
}
const form = (area: string, id: number | string) =>
  json<Form>(client.get(`/admin/${area}/${id === "new" ? "new" : `edit/${id}`}`));
const save = async (area: string, id: number, changes: object) =>
  client.send(`/admin/${area}/edit/${id}`, { ...(await form(area, id)).values, ...changes });
const saved = async (area: string, id: number, changes: object) => json<Row>(save(area, id, changes));
const problem = async (answer: Response) => ({
  code: answer.status,
  ...(await json<ProblemAnswer & { allowed?: string[] }>(answer)),
});
const list = async (path: string) =>
  (await json<TableAnswer>(client.get(`${path}${path.includes("?") ? "&" : "?"}length=500`))).data;
const now = () => world.clock.instant();

describe("incidents", () => {
  test("go on step by step; resolving says when, reopening takes it back", async () => {
    const [incident] = await list("/admin/incident/ajax/list?status=open");
    const id = incident?.id ?? 0;
    expect(await problem(await save("incident", id, { status: "closed" }))).toMatchObject({
      code: 409,
      type: "/problems/wrong-state",
      allowed: ["inProgress"],
      detail: expect.stringMatching(/Possible à présent\s: «\sEn cours\s»\.$/),
    });
    expect(await saved("incident", id, { status: "inProgress" })).toMatchObject({ resolvedAt: null });
    const resolved = await saved("incident", id, { status: "resolved" });
    expect(Math.abs(Date.parse(String(resolved.resolvedAt)) - Date.parse(now()))).toBeLessThan(60_000);
    expect(await saved("incident", id, { status: "inProgress" })).toMatchObject({ resolvedAt: null });
    const again = await saved("incident", id, { status: "resolved" });
    expect(await saved("incident", id, { status: "closed" })).toMatchObject({ resolvedAt: again.resolvedAt });
    expect(await problem(await save("incident", id, { status: "open" }))).toMatchObject({
      code: 409,
      allowed: [],
      detail: expect.stringContaining("Aucun changement n’est possible."),
    });
  });

  test("show their assignee's name, also when it changes; an unknown one is 422", async () => {
    const [incident] = await list("/admin/incident/ajax/list");
    const id = incident?.id ?? 0;
    const { record, values } = await form("account-admin", 5);
    expect(await saved("incident", id, { assigneeId: 5 })).toMatchObject({
      assigneeName: `${record.firstName} ${record.lastName}`,
    });
    await client.send("/admin/account-admin/edit/5", { ...values, lastName: "Autre" });
    expect((await form("incident", id)).record.assigneeName).toBe(`${record.firstName} Autre`);
    expect(await saved("incident", id, { assigneeId: null })).toMatchObject({ assigneeName: null });
    const unknown = await problem(await save("incident", id, { assigneeId: 999_999 }));
    expect(unknown).toMatchObject({ code: 422, errors: [{ path: "assigneeId" }] });
  });
});

describe("news", () => {
  const article = {
    title: "Essai",
    body: "<p>Bonjour</p>",
    scope: "all",
    status: "draft",
    publishAt: null,
    pinned: false,
    notify: false,
  };
  const create = (more: object = {}) => client.send("/admin/news/new", { ...article, ...more });

  test("a new one is by who writes it; only the targets of its scope are kept, with their names", async () => {
    const first = (await form("building", 1)).record;
    const made = await json<Row>(create({ scope: "buildings", buildingIds: [1, 1], neighborhoodIds: [2] }));
    expect(made).toMatchObject({
      authorName: "Jeanne Martin",
      buildingIds: [1],
      neighborhoodIds: [],
      targetNames: [first.name],
    });
    await save("building", 1, { name: "Le Nouveau Nom" });
    const row = (await list("/admin/news/ajax/list")).find(({ id }) => id === made.id);
    expect(row?.targetNames).toEqual(["Le Nouveau Nom"]);
    expect((await form("news", made.id)).choices.buildingIds).toContainEqual({
      id: 1,
      text: "Le Nouveau Nom",
    });
    const everybody = await saved("news", made.id, { scope: "all" });
    expect(everybody).toMatchObject({ buildingIds: [], targetNames: [] });
  });

  test("targets are named by the scope, and exist", async () => {
    expect(await problem(await create({ scope: "buildings" }))).toMatchObject({
      code: 422,
      errors: [{ path: "buildingIds" }],
    });
    const unknown = await create({ scope: "neighborhoods", neighborhoodIds: [1, 999_999] });
    expect(await problem(unknown)).toMatchObject({ code: 422, errors: [{ path: "neighborhoodIds" }] });
  });

  test("a text is stored without what could run; one that is nothing else is refused", async () => {
    const made = await json<Row>(
      create({ body: '<p onclick="x()">Bon<script>alert(1)</script>jour</p><img src=x onerror=alert(1)>' }),
    );
    expect(made.body).toBe("<p>Bonjour</p>");
    expect(await saved("news", made.id, { body: "<a href='javascript:x()'>Ici</a>" })).toMatchObject({
      body: "<a>Ici</a>",
    });
    expect((await form("news", made.id)).values.body).toBe("<a>Ici</a>");
    expect(await problem(await create({ body: "<script>alert(1)</script>" }))).toMatchObject({
      code: 422,
      errors: [{ path: "body" }],
    });
  });

  test("what news are addressed to stays", async () => {
    const values = { name: "Les Essais", city: "Lyon", postalCodes: [], status: "draft" };
    const { id } = await json<Row>(client.send("/admin/neighborhood/new", values));
    const made = await json<Row>(create({ scope: "neighborhoods", neighborhoodIds: [id] }));
    const refused = await problem(await client.send(`/admin/neighborhood/delete/${id}`));
    expect(refused).toMatchObject({ code: 409 });
    expect(refused.detail).toContain("actualité");
    expect((await client.send(`/admin/news/delete/${made.id}`)).status).toBe(200);
    expect((await client.send(`/admin/neighborhood/delete/${id}`)).status).toBe(200);
  });

  test("a scheduled one has a time to come, and is published when it comes", async () => {
    expect(await problem(await create({ status: "scheduled" }))).toMatchObject({
      code: 422,
      errors: [{ path: "publishAt" }],
    });
    const past = await create({ status: "scheduled", publishAt: "2026-11-20T08:00:00Z" });
    expect(await problem(past)).toMatchObject({ code: 422, errors: [{ path: "publishAt" }] });
    const made = await json<Row>(create({ status: "scheduled", publishAt: "2026-11-20T23:00:00Z" }));
    const status = async () => (await list("/admin/news/ajax/list")).find(({ id }) => id === made.id)?.status;
    expect(await status()).toBe("scheduled");
    world.clock.move(24 * 3_600_000);
    // The session expired.
    await client.signIn();
    expect(await status()).toBe("published");
  });

  test("publishing says when; from the archive the way leads over a draft", async () => {
    const made = await json<Row>(create({}));
    const publish = () => client.send(`/admin/news/${made.id}/publish`, { notify: false, residentCount: 0 });
    expect((await json<Row>(publish())).publishAt).not.toBeNull();
    await saved("news", made.id, { status: "archived" });
    expect(await problem(await save("news", made.id, { status: "scheduled" }))).toMatchObject({
      code: 409,
      allowed: ["draft"],
    });
    expect(await problem(await publish())).toMatchObject({ code: 409 });
    expect(await saved("news", made.id, { status: "draft" })).toMatchObject({ status: "draft" });
  });
});

describe("settings", () => {
  test.each([
    ["number", "12,5", "12.5"],
    ["boolean", "oui", "true"],
    ["email", "personne", "quelqu.un@exemple.fr"],
    ["url", "exemple.fr", "https://exemple.fr/"],
    ["color", "rouge", "#A0B1C2"],
    ["text", "   ", "Bonjour"],
  ])("a %s is not « %s »", async (type, wrong, right) => {
    const setting = (await list("/admin/settings/ajax")).find(
      (each) => each.type === type && each.value !== right,
    );
    const id = setting?.id ?? 0;
    expect(await problem(await save("settings", id, { value: wrong }))).toMatchObject({
      code: 422,
      errors: [{ path: "value" }],
    });
    expect((await form("settings", id)).record.value).toBe(setting?.value);
    expect(await saved("settings", id, { value: right })).toMatchObject({
      value: right,
      updatedBy: "Jeanne Martin",
    });
    const history = await list(`/admin/settings/history/${id}`);
    expect(history[0]).toMatchObject({ event: "updated", changes: [{ field: "value", to: right }] });
  });
});

test("A15 a setting's number stays within the bounds of its record", async () => {
  const rows = await list("/admin/settings/ajax");
  const id = rows.find(({ key }) => key === "concierge.toleranceRate")?.id ?? 0;
  const { record } = await form("settings", id);
  expect(record).toMatchObject({ minimum: 0, maximum: 100 });
  for (const [value, message] of [
    ["-5", "Indiquez 0 ou plus."],
    ["100.5", "Indiquez 100 ou moins."],
  ] as const) {
    const refused = await problem(await save("settings", id, { value }));
    expect(refused).toMatchObject({ code: 422, errors: [{ path: "value", message }] });
  }
  expect((await form("settings", id)).record.value).toBe(record.value);
  expect(await saved("settings", id, { value: "100" })).toMatchObject({ value: "100" });
});

describe("modules", () => {
  test("off is on in no building, on again in those in which it was", async () => {
    const before = (await form("modules", 1)).record;
    expect(before.enabled).toBe(true);
    expect(await saved("modules", 1, { label: "Autre" })).toMatchObject({
      buildingCount: before.buildingCount,
    });
    const turned = async (enabled: boolean) => {
      const { version, buildingCount } = (await form("modules", 1)).record;
      return json<Row>(client.post("/admin/modules/1/enabled", { enabled, buildingCount, version }));
    };
    const off = await turned(false);
    expect(off).toMatchObject({ enabled: false, buildingCount: 0, version: before.version + 2 });
    expect(off.updatedAt).not.toBe(before.updatedAt);
    expect(await turned(true)).toMatchObject({
      buildingCount: before.buildingCount,
    });
    expect(await problem(await save("modules", 1, { version: 1 }))).toMatchObject({ code: 409 });
  });
});

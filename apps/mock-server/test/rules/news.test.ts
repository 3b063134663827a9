/** News: whom they address, when they are published, and whom they notify. */
import { describe, expect, test } from "vitest";
import type { Row } from "../kit/client.ts";
import { freshWorlds } from "../kit/worlds.ts";

const { world, rows, find, form, recordOf, post, send, edit, done, refused, history, patch, at, table } =
  freshWorlds();

const article = {
  title: "Coupure d’eau",
  body: "<p>Jeudi</p>",
  scope: "all",
  neighborhoodIds: [],
  buildingIds: [],
  status: "draft",
  publishAt: null,
  pinned: false,
  notify: true,
};
const write = (more: object = {}) => post("/admin/news/new", { ...article, ...more });
const make = (more: object = {}) => done(write(more));
const pathOf = (id: number) => `/admin/news/edit/${id}`;
const publishOf = (id: number) => `/admin/news/${id}/publish`;
const messages = async (id: number) =>
  (await world().control.outbox()).messages.filter(({ data }) => data.newsId === String(id));
const active = async (where = "") =>
  (await table(`/admin/user/ajax-list?status=active${where}`)).recordsFiltered;

describe("a news item", () => {
  test("is by who writes it, and keeps the targets of its scope alone, with their present names", async () => {
    const made = await make({ scope: "buildings", buildingIds: [1, 1], neighborhoodIds: [2] });
    const own = { authorName: "Jeanne Martin", buildingIds: [1], neighborhoodIds: [] };
    expect(made).toMatchObject({ ...own, targetNames: [(await recordOf("/admin/building/edit/1")).name] });
    await done(edit("/admin/building/edit/1", { name: "Le Nouveau Nom" }));
    expect((await find("/admin/news/ajax/list", ({ id }) => id === made.id)).targetNames).toEqual([
      "Le Nouveau Nom",
    ]);
    expect(await done(edit(pathOf(made.id), { scope: "all" }))).toMatchObject({
      buildingIds: [],
      targetNames: [],
    });
    expect(await refused(write({ scope: "buildings" }))).toMatchObject({
      code: 422,
      errors: [{ path: "buildingIds" }],
    });
  });

  test("is stored without what could run, and refused if it is nothing else", async () => {
    const made = await make({
      body: '<p onclick="x()">Bon<script>alert(1)</script>jour</p><img src=x onerror=alert(1)>',
    });
    expect(made.body).toBe("<p>Bonjour</p>");
    const saved = await done(edit(pathOf(made.id), { body: "<a href='javascript:x()'>Ici</a>" }));
    expect(saved.body).toBe("<a>Ici</a>");
    const nothing = await refused(write({ body: "<script>alert(1)</script>" }));
    expect(nothing).toMatchObject({ code: 422, errors: [{ path: "body" }] });
  });

  test("keeps what it is addressed to from being deleted", async () => {
    const place = await done(
      send("/admin/neighborhood/new", { name: "Les Essais", city: "Lyon", status: "draft" }),
    );
    const made = await make({ scope: "neighborhoods", neighborhoodIds: [place.id] });
    const remove = () => send(`/admin/neighborhood/delete/${place.id}`);
    expect(await refused(remove())).toMatchObject({
      code: 409,
      detail: expect.stringContaining("actualité"),
    });
    await done(send(`/admin/news/delete/${made.id}`));
    await done(remove());
  });

  test("comes after pinned ones, the newest first, unless another order is asked for", async () => {
    const news = await rows("/admin/news/ajax/list");
    const pins = news.map(({ pinned }) => Number(pinned));
    expect(pins).toEqual(pins.toSorted((a, b) => b - a));
    expect(new Set(pins).size).toBe(2);
    const times = news.filter(({ pinned, publishAt }) => pinned === false && publishAt !== null);
    expect(times.map(({ publishAt }) => publishAt)).toEqual(
      times
        .map(({ publishAt }) => publishAt)
        .sort()
        .reverse(),
    );
    const byId = await rows("/admin/news/ajax/list?columns[0][data]=id&order[0][column]=0&order[0][dir]=asc");
    expect(byId.map(({ id }) => id)).toEqual(news.map(({ id }) => id).sort((a, b) => a - b));
  });
});

describe("a scheduled news item", () => {
  const scheduled = { status: "scheduled", publishAt: "2026-12-01T08:00:00.500Z" };

  test("A04 has a time to come, is published at its hour, and an open form is stale then", async () => {
    for (const publishAt of [null, "2026-11-20T08:00:00Z"])
      expect(await refused(write({ status: "scheduled", publishAt }))).toMatchObject({
        code: 422,
        errors: [{ path: "publishAt" }],
      });
    const { id } = await make(scheduled);
    const open = await form(pathOf(id));
    at("2026-12-01T07:59:59Z");
    expect((await recordOf(pathOf(id))).status).toBe("scheduled");
    at("2026-12-01T08:00:00Z");
    expect(await refused(post(pathOf(id), { ...open.values, title: "Trop tard" }))).toMatchObject({
      code: 409,
      type: "/problems/stale-version",
      current: { status: "published" },
    });
    const [line] = await history(`/admin/news/history/${id}`);
    expect(line).toMatchObject({ byAdmin: "Palier (automatique)", at: "2026-12-01T08:00:00Z" });
  });

  test("T05 is published before a played administrator saves, or the control API looks", async () => {
    const { id } = await make(scheduled);
    const karim = world().control.admin("karim.benali@palier.test");
    await karim.open("news", id);
    at("2026-12-02T00:00:00Z");
    await expect(karim.save("news", id, { title: "Trop tard" })).rejects.toMatchObject({ status: 409 });
    const { tables } = await world().control.snapshot();
    expect(tables.news?.rows.find((row) => row.id === id)?.status).toBe("published");
  });

  test("is announced at its hour to the active residents of its buildings, once", async () => {
    const { id } = await make({ ...scheduled, scope: "buildings", buildingIds: [3, 8] });
    at("2026-12-01T07:00:00Z");
    expect(await messages(id)).toEqual([]);
    const residents = (await active("&buildingId=3")) + (await active("&buildingId=8"));
    expect(residents).toBeGreaterThan(0);
    at("2026-12-03T00:00:00Z");
    const notification = { title: "Coupure d’eau" };
    const message = { at: "2026-12-01T08:00:00Z", notification, tokens: [], residents };
    expect(await messages(id)).toMatchObject([message]);
    await done(edit(pathOf(id), { title: "Corrigé" }));
    expect(await messages(id)).toHaveLength(1);
  });
});

describe("A18 publishing", () => {
  test("notifies a neighbourhood or all, or nobody where notify is off", async () => {
    const near = (await rows("/admin/building/ajax-list?neighborhoodId=2")).map(({ id }) =>
      active(`&buildingId=${id}`),
    );
    const publish = async (more: object, notify: boolean) => {
      const { id } = await make(more);
      expect((await done(edit(publishOf(id), { notify }))).publishAt).not.toBeNull();
    };
    await publish({ scope: "neighborhoods", neighborhoodIds: [2] }, true);
    await publish({}, false);
    await publish({}, true);
    const { messages: sent } = await world().control.outbox();
    const sum = (await Promise.all(near)).reduce((a, b) => a + b, 0);
    expect(sent.map(({ residents }) => residents)).toEqual([sum, await active()]);
  });

  test("is done by no form: neither now nor with a date to come, and the refusal names « Programmée »", async () => {
    const { id } = await make();
    for (const publishAt of [null, "2027-05-03T06:00:00Z"])
      for (const answer of [
        write({ status: "published", publishAt }),
        edit(pathOf(id), { status: "published", publishAt }),
      ]) {
        const { code, errors } = await refused(answer);
        expect(code).toBe(422);
        expect(errors?.find(({ path }) => path === "status")?.message).toContain("«\u00a0Programmée\u00a0»");
      }
  });

  test("sends nothing to another number of residents than was shown, and says the present one", async () => {
    const { id } = await make({ scope: "buildings", buildingIds: [3, 8] });
    const open = await form(publishOf(id));
    const count = Number(open.record.residentCount);
    const leaves = await find("/admin/user/ajax-list?buildingId=3&status=active", () => true);
    await patch("user", leaves.id, { status: "disabled" });
    expect(await refused(post(publishOf(id), { ...open.values, notify: true }))).toMatchObject({
      code: 409,
      current: { id, status: "draft", residentCount: count - 1 },
    });
    expect(await messages(id)).toEqual([]);
    // Nobody is notified, so the number does not matter.
    await done(post(publishOf(id), { ...open.values, notify: false }));
  });

  test("again after it was a draft announces nothing by itself; a second message is a decision of its own", async () => {
    const { id } = await make();
    const first = await done<Row>(edit(publishOf(id), { notify: true }));
    expect(first).toMatchObject({ status: "published", notifiedAt: "2026-11-20T09:30:00Z" });
    await done(edit(pathOf(id), { status: "archived" }));
    expect(await refused(edit(publishOf(id), { notify: true }))).toMatchObject({
      code: 409,
      allowed: ["draft", "scheduled", "published"],
    });
    await done(edit(pathOf(id), { status: "draft" }));
    await done(edit(pathOf(id), { status: "scheduled", publishAt: "2026-12-31T22:59:00Z" }));
    at("2026-12-31T22:59:00Z");
    expect((await recordOf(pathOf(id))).status).toBe("published");
    expect(await messages(id)).toHaveLength(1);
    await done(edit(publishOf(id), { notify: true }));
    expect(await messages(id)).toHaveLength(2);
  });
});

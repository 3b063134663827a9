import { describe, expect, test } from "vitest";
import { frozenWorlds, type Row } from "./frozen-worlds.ts";
import { type Client, json, otherEmail } from "./harness.ts";

const { house, world, client, rows, first, get, form, post, edit, refused, at } = await frozenWorlds();

describe("a news item that its author wants announced", () => {
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
  const written = async (values: object): Promise<string> => {
    const made = await post("/admin/news/new", { ...article, ...values });
    expect(made.status).toBe(201);
    return String(((await made.json()) as { id: number }).id);
  };
  const active = async (where = "") => (await rows(`/admin/user/ajax-list?status=active${where}`)).length;

  test("is announced when it is published by its hour, to the active residents of its buildings, once", async () => {
    const id = await written({
      scope: "buildings",
      buildingIds: [3, 8],
      status: "scheduled",
      publishAt: "2026-12-01T08:00:00Z",
    });
    at("2026-12-01T07:00:00Z");
    expect((await world().outbox()).messages).toEqual([]);
    const residents = (await active("&buildingId=3")) + (await active("&buildingId=8"));
    expect(residents).toBeGreaterThan(0);
    at("2026-12-03T00:00:00Z");
    const expected = {
      at: "2026-12-01T08:00:00Z",
      notification: { title: "Coupure d’eau" },
      data: { newsId: id },
      tokens: [],
      residents,
    };
    const sent = async () => (await world().outbox()).messages.filter(({ data }) => data.newsId === id);
    expect(await sent()).toMatchObject([expected]);
    await edit(`/admin/news/edit/${id}`, { title: "Corrigé" });
    expect(await sent()).toMatchObject([expected]);
  });

  test("is announced when an admin publishes it, to a neighbourhood or to all; without notify it is not", async () => {
    const buildings = (await rows("/admin/building/ajax-list?neighborhoodId=2")).map(({ id }) => id);
    const near = await Promise.all(buildings.map((id) => active(`&buildingId=${id}`)));
    const publish = async (id: string, notify: boolean) =>
      expect((await edit(`/admin/news/${id}/publish`, { notify })).status).toBe(200);
    await publish(await written({ scope: "neighborhoods", neighborhoodIds: [2] }), true);
    await publish(await written({}), false);
    await publish(await written({}), true);
    const { messages } = await world().outbox();
    const all = Number(
      (await get<{ recordsFiltered: number }>("/admin/user/ajax-list?status=active")).recordsFiltered,
    );
    expect(messages.map(({ residents }) => residents)).toEqual([
      near.reduce((sum, each) => sum + each, 0),
      all,
    ]);
  });
});

describe("A18 publishing", () => {
  const article = {
    title: "Essai",
    body: "<p>Essai</p>",
    scope: "all",
    neighborhoodIds: [],
    buildingIds: [],
  };
  const draft = { ...article, status: "draft", publishAt: null, pinned: false, notify: true };
  const make = async (values: object = {}) => json<Row>(post("/admin/news/new", { ...draft, ...values }));
  const publishOf = (id: number) => `/admin/news/${id}/publish`;
  const messages = async (id: number) =>
    (await world().outbox()).messages.filter(({ data }) => data.newsId === String(id));

  test("is done by no form: neither now nor with a date to come, and the refusal names « Programmée »", async () => {
    const { id } = await make();
    for (const publishAt of [null, "2027-05-03T06:00:00Z"]) {
      const wanted = { status: "published", publishAt };
      for (const answer of [
        post("/admin/news/new", { ...draft, ...wanted }),
        edit(`/admin/news/edit/${id}`, wanted),
      ]) {
        expect(await refused(answer)).toMatchObject({
          code: 422,
          errors: expect.arrayContaining([
            { path: "status", message: expect.stringContaining("«\u00a0Programmée\u00a0»") },
          ]),
        });
      }
    }
    expect(await messages(id)).toEqual([]);
    expect((await form(`/admin/news/edit/${id}`)).choices.status?.map((each) => each.id)).not.toContain(
      "published",
    );
  });

  test("sends nothing to another number of residents than was shown, and says the present one", async () => {
    const { id } = await make({ scope: "buildings", buildingIds: [3, 8] });
    const open = await form(publishOf(id));
    const count = Number(open.record.residentCount);
    const [leaves] = await rows("/admin/user/ajax-list?buildingId=3&status=active");
    await world().patch("user", Number(leaves?.id), { status: "disabled" });
    const answer = await refused(post(publishOf(id), { ...open.values, notify: true }));
    expect(answer).toMatchObject({ code: 409, current: { id, status: "draft", residentCount: count - 1 } });
    expect(await messages(id)).toEqual([]);
    // Nobody is notified, so the number does not matter.
    expect((await post(publishOf(id), { ...open.values, notify: false })).status).toBe(200);
  });

  test("says how many residents get a message, and sends it once; a date to come is refused afterwards", async () => {
    const { id } = await make({ scope: "buildings", buildingIds: [3, 8] });
    const open = await form(publishOf(id));
    const body = { ...open.values, notify: true };
    const key = { "idempotency-key": "publish-1" };
    const once = await json<Row>(client().post(publishOf(id), body, key));
    expect(once).toMatchObject({ status: "published", notifiedAt: "2026-11-20T09:30:00Z" });
    expect(await json(client().post(publishOf(id), body, key))).toEqual(once);
    expect(await refused(post(publishOf(id), body))).toMatchObject({
      code: 409,
      type: "/problems/stale-version",
    });
    expect((await messages(id)).map(({ residents }) => residents)).toEqual([open.record.residentCount]);
    expect(
      await refused(edit(`/admin/news/edit/${id}`, { publishAt: "2027-05-03T06:00:00Z" })),
    ).toMatchObject({
      code: 422,
      errors: [{ path: "publishAt", message: expect.stringContaining("«\u00a0Programmée\u00a0»") }],
    });
    expect(await refused(edit(`/admin/news/edit/${id}`, { notify: false }))).toMatchObject({
      code: 422,
      errors: [{ path: "notify", message: expect.stringContaining("«\u00a0Notifier\u00a0»") }],
    });
  });

  test("again after it was a draft announces nothing by itself; a second message is a decision of its own", async () => {
    const { id } = await make();
    await edit(publishOf(id), { notify: true });
    await edit(`/admin/news/edit/${id}`, { status: "draft" });
    await edit(`/admin/news/edit/${id}`, { status: "scheduled", publishAt: "2026-12-31T22:59:00Z" });
    at("2026-12-31T22:59:00Z");
    expect((await form(`/admin/news/edit/${id}`)).record.status).toBe("published");
    expect(await messages(id)).toHaveLength(1);
    expect((await edit(publishOf(id), { notify: true })).status).toBe(200);
    expect(await messages(id)).toHaveLength(2);
  });

  test("is refused for an archived item (409), with what may be published", async () => {
    const { id } = await make();
    await edit(`/admin/news/edit/${id}`, { status: "archived" });
    expect(await refused(edit(publishOf(id), { notify: true }))).toMatchObject({
      code: 409,
      allowed: ["draft", "scheduled", "published"],
    });
    expect(await messages(id)).toEqual([]);
  });
});

test("pinned news comes first, then the newest; an order that is asked for is kept", async () => {
  const news = await rows("/admin/news/ajax/list");
  const pins = news.map(({ pinned }) => pinned);
  expect(pins).toEqual([...pins].sort((a, b) => Number(b) - Number(a)));
  expect(new Set(pins).size).toBe(2);
  const times = news
    .filter(({ pinned, publishAt }) => !pinned && publishAt !== null)
    .map(({ publishAt }) => publishAt);
  expect(times).toEqual([...times].sort().reverse());
  const byId = await rows("/admin/news/ajax/list?columns[0][data]=id&order[0][column]=0&order[0][dir]=asc");
  expect(byId.map(({ id }) => id)).toEqual(news.map(({ id }) => id).sort((a, b) => a - b));
});

describe("a rejected proof", () => {
  test.each([true, false])("is announced to its resident when the admin says so (%s)", async (notifyUser) => {
    const tie = (await rows("/admin/dashboard/association-requests")).find(({ hasProof }) => hasProof);
    const answer = await edit(`/admin/user-lot-association/proof-reject/${tie?.id}`, {
      reason: "other",
      comment: "Une page manque.",
      notifyUser,
    });
    expect(answer.status).toBe(200);
    expect((await world().outbox()).messages).toMatchObject(
      notifyUser
        ? [
            {
              notification: { body: "Motif\u00a0: Autre. Une page manque." },
              data: { ulaId: String(tie?.id), userId: String(tie?.userId) },
              tokens: [],
              residents: 1,
            },
          ]
        : [],
    );
  });
});

describe("a conversation that is forwarded", () => {
  const forward = (id: number, includeHistory: boolean) =>
    edit(`/admin/conversations/${id}/forward`, {
      recipientEmail: "syndic@exemple.fr",
      message: "À traiter.",
      includeHistory,
    });

  test("goes out by e-mail, with the messages so far when they are asked for, and says so in the thread", async () => {
    const { id, subject } = await first("/admin/conversations/ajax-list?status=open");
    expect((await form(`/admin/conversations/${id}/forward`)).values).toMatchObject({
      includeHistory: false,
    });
    const before = await get<{ messages: { body: string }[] }>(`/admin/conversations/${id}`);
    expect((await forward(id, true)).status).toBe(200);
    const [mail] = (await world().outbox()).mails;
    expect(mail).toMatchObject({
      to: "syndic@exemple.fr",
      subject: `Conversation transférée\u00a0: ${subject}`,
      at: "2026-11-20T09:30:00Z",
    });
    expect(before.messages.length).toBeGreaterThan(0);
    for (const { body } of before.messages) expect(mail?.body).toContain(body);
    const { messages } = await get<{ messages: { body: string }[] }>(`/admin/conversations/${id}`);
    expect(messages.at(-1)?.body).toContain("avec les messages précédents");
  });

  test("without them is the admin's message alone", async () => {
    const { id } = await first("/admin/conversations/ajax-list?status=open");
    await forward(id, false);
    expect((await world().outbox()).mails).toMatchObject([{ body: "À traiter." }]);
  });
});

describe("S18 an administrator's browsers", () => {
  const browser = (firebaseToken: string) => ({
    firebaseToken,
    language: "fr",
    deviceVersion: "140",
    platform: "web",
    model: "Firefox",
  });
  const register = (who: Client, token: string) =>
    who.post("/admin/account-admin/update-firebase-token", browser(token));
  const release = (who: Client, token: string) =>
    who.post("/admin/account-admin/release-firebase-token", { firebaseToken: token });
  const receivers = async () =>
    (await world().outbox()).receivers.map(({ email, firebaseToken }) => [
      email.split(".")[0],
      firebaseToken,
    ]);

  test("are as many as registered; a message goes to each; sent again, a token is still one browser", async () => {
    for (const token of ["a", "b", "a"]) expect((await register(client(), token)).status).toBe(200);
    expect(await receivers()).toEqual([
      ["jeanne", "b"],
      ["jeanne", "a"],
    ]);
    expect((await world().push({ data: { x: "y" } })).tokens).toEqual(["b", "a"]);
  });

  test("one that another admin signed in on is that admin's; a late release by the first takes nothing away", async () => {
    const karim = await house.admin(world().name, otherEmail);
    await register(client(), "shared");
    await register(karim, "shared");
    expect((await release(client(), "shared")).status).toBe(200);
    expect(await receivers()).toEqual([["karim", "shared"]]);
    await release(karim, "shared");
    expect(await receivers()).toEqual([]);
    expect((await release(karim, "shared")).status).toBe(200);
  });

  test("one is released by its token, the others stay; without a token the call is refused", async () => {
    for (const token of ["a", "b"]) await register(client(), token);
    await release(client(), "a");
    expect(await receivers()).toEqual([["jeanne", "b"]]);
    expect((await client().post("/admin/account-admin/release-firebase-token", {})).status).toBe(422);
  });

  test("of a disabled account receive nothing; a saved world keeps them", async () => {
    const karim = await house.admin(world().name, otherEmail);
    for (const who of [client(), karim]) await register(who, `${who === karim ? "k" : "j"}`);
    const opened = await house.world();
    await opened.restore(await world().snapshot());
    expect((await opened.outbox()).receivers).toEqual((await world().outbox()).receivers);
    await world().patch("accountAdmin", 2, { enabled: false });
    expect(await receivers()).toEqual([["jeanne", "j"]]);
  });

  test("are twenty at most: the one heard of longest ago goes", async () => {
    for (let count = 0; count < 21; count += 1) await register(client(), `t${count}`);
    const tokens = (await receivers()).map(([, token]) => token);
    expect([tokens.length, tokens[0]]).toEqual([20, "t1"]);
  });
});

/** What leaves the product: push messages to residents and administrators' browsers, and e-mails. */
import { describe, expect, test } from "vitest";
import { frozenWorlds } from "./frozen-worlds.ts";
import { type Client, otherEmail } from "./harness.ts";

const { house, world, client, rows, first, get, form, post, edit, at } = await frozenWorlds();

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
    await written({ scope: "neighborhoods", neighborhoodIds: [2], status: "published" });
    await written({ status: "published", notify: false });
    const id = await written({});
    await edit(`/admin/news/edit/${id}`, { status: "published" });
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

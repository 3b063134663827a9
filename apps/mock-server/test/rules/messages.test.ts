/** Conversations, mails, push registrations and alerts. */
import { mostAlerts } from "@palier/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Client, demoEmail, json, otherEmail, type Row, type TableAnswer } from "../kit/client.ts";
import { freshWorlds } from "../kit/worlds.ts";

const {
  world,
  client,
  state,
  get,
  rows,
  table,
  first,
  form,
  post,
  send,
  edit,
  done,
  refused,
  history,
  patch,
} = freshWorlds();

interface Thread extends Row {
  status: string;
  unread: boolean;
  messageCount: number;
  lastMessageAt: string;
  messages: { at: string; authorKind: string; authorName: string; body: string }[];
}
const base = "/admin/conversations";
const show = (id: number) => get<Thread>(`${base}/${id}`);
const oneThatIs = async (status: string) => show((await first(`${base}/ajax-list?status=${status}`)).id);

describe("a conversation", () => {
  test("has all its messages, oldest first; the list begins with the last word said", async () => {
    const list = await rows(`${base}/ajax-list`);
    const times = list.map(({ lastMessageAt }) => String(lastMessageAt));
    expect(times).toEqual(times.toSorted().reverse());
    for (const { id, messageCount } of list.slice(0, 20)) {
      const thread = await show(id);
      const moments = thread.messages.map(({ at }) => at);
      expect(moments).toEqual(moments.toSorted());
      expect([moments.length, moments.at(-1)]).toEqual([Number(messageCount), thread.lastMessageAt]);
    }
  });

  test("leaves the unread ones once it is read, without becoming stale", async () => {
    const unread = async () => (await table(`${base}/ajax-list?unread=true`)).recordsFiltered;
    const before = await unread();
    const thread = await show((await first(`${base}/ajax-list?unread=true`)).id);
    for (const _ of [1, 2]) await done(post(`${base}/${thread.id}/read`));
    expect(await show(thread.id)).toMatchObject({ unread: false, unreadCount: 0, version: thread.version });
    expect(await unread()).toBe(before - 1);
  });

  test.each(["open", "forwarded", "closed"])("that is %s is opened and read by an answer", async (status) => {
    const thread = await oneThatIs(status);
    const sent = { authorKind: "admin", authorName: "Jeanne Martin", body: "Bonjour, c’est réparé." };
    const answer = await done(send(`${base}/${thread.id}/reply`, { body: "  Bonjour, c’est réparé.  " }));
    expect(answer).toMatchObject({ ...sent, conversationId: thread.id });
    const after = await show(thread.id);
    expect(after).toMatchObject({ status: "open", unread: false, messageCount: thread.messageCount + 1 });
    expect(after.messages.at(-1)).toMatchObject({ ...sent, at: after.lastMessageAt });
  });

  test.each(["open", "forwarded", "closed"])(
    "that is %s is closed by an answer that says so",
    async (status) => {
      const thread = await oneThatIs(status);
      await done(send(`${base}/${thread.id}/reply`, { body: "C’est réparé.", close: true }));
      expect(await show(thread.id)).toMatchObject({
        status: "closed",
        messageCount: thread.messageCount + 1,
      });
    },
  );

  test("that does not exist gets no message", async () => {
    const before = state().table("message").size;
    expect(await refused(send(`${base}/999999/reply`, { body: "Bonjour" }))).toMatchObject({ code: 404 });
    expect(state().table("message").size).toBe(before);
  });

  test("closes and opens again; forwarding needs its form; other states are refused with those that may follow", async () => {
    const thread = await oneThatIs("open");
    const set = (status: string) => send(`${base}/${thread.id}/status`, { status });
    expect(await refused(set("forwarded"))).toMatchObject({ code: 409, allowed: ["closed"] });
    for (const _ of [1, 2]) expect(await done(set("closed"))).toMatchObject({ version: thread.version + 1 });
    expect(await refused(set("forwarded"))).toMatchObject({ code: 409, allowed: ["open"] });
    expect(await done(set("open"))).toMatchObject({ status: "open" });
    expect(await refused(set("elsewhere"))).toMatchObject({ code: 422, errors: [{ path: "status" }] });
  });

  const forward = (id: number, more: object = {}) =>
    edit(`${base}/${id}/forward`, {
      recipientEmail: "syndic@exemple.fr",
      message: "À traiter.",
      includeHistory: false,
      ...more,
    });

  test("A11 is forwarded by e-mail, with the messages so far when they are asked for, and says so in thread and history", async () => {
    const { id, subject, messages, messageCount } = await oneThatIs("open");
    expect((await form(`${base}/${id}/forward`)).values).toMatchObject({ includeHistory: false });
    await done(forward(id));
    const after = await show(id);
    expect(after).toMatchObject({ status: "forwarded", messageCount: messageCount + 1 });
    expect(after.messages.at(-1)?.body).toMatch(/syndic@exemple\.fr[\s\S]*À traiter\./);
    const [line] = await history(`${base}/history/${id}`);
    expect(line?.changes).toContainEqual(
      expect.objectContaining({ label: "Statut", from: "Ouverte", to: "Transférée" }),
    );
    await done(forward(id, { includeHistory: true }));
    const [plain, whole] = (await world().control.outbox()).mails;
    expect(plain).toMatchObject({ body: "À traiter." });
    const head = { to: "syndic@exemple.fr", subject: `Conversation transférée\u00a0: ${subject}` };
    expect(whole).toMatchObject({ ...head, at: "2026-11-20T09:30:00Z" });
    for (const { body } of messages) expect(whole?.body).toContain(body);
    expect((await show(id)).messages.at(-1)?.body).toContain("avec les messages précédents");
  });

  test("is not forwarded once it is closed, nor to a wrong address", async () => {
    const closed = await oneThatIs("closed");
    expect(await refused(forward(closed.id))).toMatchObject({ code: 409, allowed: ["open"] });
    const open = await oneThatIs("open");
    const wrong = await refused(forward(open.id, { recipientEmail: "syndic" }));
    expect(wrong).toMatchObject({ code: 422, errors: [{ path: "recipientEmail" }] });
  });

  test("is forwarded with a subject of one line, whatever a resident wrote", async () => {
    const { id } = await oneThatIs("open");
    state().table("conversation").patch(id, { subject: "Bonjour\r\nBcc: tous@exemple.fr\u2028x" });
    await done(forward(id));
    expect((await world().control.outbox()).mails.at(-1)?.subject).toBe(
      "Conversation transférée\u00a0: Bonjour Bcc: tous@exemple.fr x",
    );
  });
});

test.each([true, false])(
  "a rejected proof is announced to its resident when the admin says so (%s)",
  async (notifyUser) => {
    const [tie] = (await rows("/admin/dashboard/association-requests")).filter(({ hasProof }) => hasProof);
    const body = { reason: "other", comment: "Une page manque.", notifyUser };
    await done(edit(`/admin/user-lot-association/proof-reject/${tie?.id}`, body));
    const message = {
      notification: { body: "Motif\u00a0: Autre. Une page manque." },
      data: { ulaId: String(tie?.id), userId: String(tie?.userId) },
      residents: 1,
    };
    expect((await world().control.outbox()).messages).toMatchObject(notifyUser ? [message] : []);
  },
);

describe("S18 an administrator's browsers", () => {
  const browser = { language: "fr", deviceVersion: "140", platform: "web", model: "Firefox" };
  const register = (who: Client, firebaseToken: string) =>
    who.post("/admin/account-admin/update-firebase-token", { ...browser, firebaseToken });
  const release = (who: Client, firebaseToken: string) =>
    who.post("/admin/account-admin/release-firebase-token", { firebaseToken });
  const receivers = async () =>
    (await world().control.outbox()).receivers.map(
      ({ email, firebaseToken }) => `${email.split(".")[0]} ${firebaseToken}`,
    );

  test("are as many as registered, twenty at most; a message goes to each; one is released by its token", async () => {
    for (const token of ["a", "b", "a"]) await register(client(), token);
    expect(await receivers()).toEqual(["jeanne b", "jeanne a"]);
    expect((await world().control.push({ data: { x: "y" } })).tokens).toEqual(["b", "a"]);
    await release(client(), "a");
    expect(await receivers()).toEqual(["jeanne b"]);
    expect((await post("/admin/account-admin/release-firebase-token")).status).toBe(422);
    for (let count = 0; count < 21; count += 1) await register(client(), `t${count}`);
    const tokens = await receivers();
    expect([tokens.length, tokens[0]]).toEqual([20, "jeanne t1"]);
  });

  test("belong to who signed in last; a late release by the first takes nothing; a disabled account receives nothing", async () => {
    const karim = await world().admin(otherEmail);
    await register(client(), "shared");
    await register(karim, "shared");
    expect((await release(client(), "shared")).status).toBe(200);
    expect(await receivers()).toEqual(["karim shared"]);
    await patch("accountAdmin", 2, { enabled: false });
    expect(await receivers()).toEqual([]);
  });
});

describe("A24 an alert", () => {
  let karim: Client;
  beforeEach(async () => {
    karim = await world().admin(otherEmail);
  });
  const list = async (who: Client, query = "") =>
    (await json<TableAnswer>(who.get(`/admin/alert/ajax-list?length=500&${query}`))).data;
  const unread = async (who: Client) =>
    (await json<{ waiting: { unreadAlerts: number } }>(who.get("/admin/dashboard/waiting"))).waiting
      .unreadAlerts;
  const titles = async () => (await list(client())).map(({ title }) => title);
  const push = (title: string, more: object = {}) =>
    world().control.push({ notification: { title }, ...more });

  test("is a message to one admin, newest first, without a browser that takes messages", async () => {
    const [before, others] = [await unread(client()), await list(karim)];
    await world().control.push({
      to: demoEmail,
      notification: { title: "Nouvelle commande", body: "C-2026-00001" },
      link: "https://admin.exemple.fr/admin/concierge/order/1?x=1",
    });
    const [alert] = await list(client());
    const shown = { title: "Nouvelle commande", body: "C-2026-00001", read: false };
    expect(alert).toMatchObject({ ...shown, link: "/admin/concierge/order/1?x=1" });
    expect(alert).not.toHaveProperty("adminId");
    expect([await unread(client()), await list(karim)]).toEqual([before + 1, others]);
  });

  test("to all is each one's own: read by one, it waits for the other", async () => {
    await world().control.push({ data: { title: "À tous", link: "/admin/building/edit/12" } });
    const [own] = await list(client());
    const before = [await unread(client()), await unread(karim)];
    for (const _twice of [1, 2]) await done(post(`/admin/alert/read/${own?.id}`));
    expect([await unread(client()), await unread(karim)]).toEqual([Number(before[0]) - 1, before[1]]);
    expect((await karim.post(`/admin/alert/read/${own?.id}`)).status).toBe(404);
  });

  test("is read with all up to the newest that was shown: what came meanwhile waits", async () => {
    await push("Vue");
    const [shown] = await list(client());
    await push("Venue entre-temps");
    const others = await unread(karim);
    await done(post("/admin/alert/read-all", { upToId: shown?.id }));
    expect((await list(client(), "read=false")).map(({ title }) => title)).toEqual(["Venue entre-temps"]);
    expect(await unread(karim)).toBe(others);
    for (const body of [{}, { upToId: 0 }, { upToId: "x" }, { upToId: 1, adminId: 2 }])
      expect((await post("/admin/alert/read-all", body)).status).toBe(422);
  });

  test("B10 stays while it is among the newest, and links to no place outside the app", async () => {
    for (let at = 0; at <= mostAlerts; at += 1) await push(`n° ${at}`, { to: demoEmail });
    expect([(await titles()).length, (await titles()).at(-1)]).toEqual([mostAlerts, "n° 1"]);
    for (const link of [
      "javascript:alert(1)",
      "//ailleurs.exemple",
      "/login",
      "https://ailleurs.exemple/x",
    ]) {
      await world().control.push({ to: demoEmail, data: { title: "Ailleurs", link } });
      expect((await list(client()))[0]).toMatchObject({ title: "Ailleurs", link: null });
    }
    await world().control.push({ to: demoEmail, data: { sync: "1" } });
    expect((await titles())[0]).toBe("Ailleurs");
  });

  test("goes with its admin's account, which it does not keep from being deleted", async () => {
    const zoe = { firstName: "Zoé", lastName: "Neuve", email: "zoe.neuve@palier.test", enabled: true };
    const { id, version } = await done(send("/admin/account-admin/new", zoe));
    await push("À tous");
    const kept = () =>
      state()
        .table("alert")
        .count({ where: [{ column: "adminId", op: "eq", value: id }] });
    expect(kept()).toBe(1);
    await done(post(`/admin/account-admin/delete/${id}`, { version }));
    expect(kept()).toBe(0);
  });
});

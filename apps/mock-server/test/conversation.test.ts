import { afterAll, describe, expect, test } from "vitest";
import { json, openDoor, type ProblemAnswer, type TableAnswer } from "./harness.ts";

const door = await openDoor();
const client = await door.signedIn();
afterAll(() => door.close());

interface Thread {
  id: number;
  version: number;
  status: string;
  unread: boolean;
  unreadCount: number;
  messageCount: number;
  lastMessageAt: string;
  messages: { at: string; authorKind: string; authorName: string; body: string }[];
}
const list = (query: string) =>
  json<TableAnswer>(client.get(`/admin/conversations/ajax-list?length=100&${query}`));
const show = (id: number) => json<Thread>(client.get(`/admin/conversations/${id}`));
const post = (id: number, what: string, body: object = {}) =>
  client.send(`/admin/conversations/${id}/${what}`, body);
const problem = async (answer: Response) => ({
  code: answer.status,
  ...(await json<ProblemAnswer & { allowed?: string[] }>(answer)),
});

const used = new Set<number>();
async function one(query: string): Promise<Thread> {
  const { data } = await list(query);
  const id = data.find((each) => !used.has(each.id))?.id ?? 0;
  used.add(id);
  return show(id);
}

describe("a thread", () => {
  test("has all its messages, oldest first, as many as its row counts", async () => {
    const { data } = await list("");
    for (const { id, messageCount } of data.slice(0, 20)) {
      const thread = await show(id);
      expect(thread.messages).toHaveLength(Number(messageCount));
      const times = thread.messages.map(({ at }) => at);
      expect(times).toEqual([...times].sort());
      expect(times.at(-1)).toBe(thread.lastMessageAt);
    }
  });

  test("the list begins with the last word said", async () => {
    const times = (await list("")).data.map(({ lastMessageAt }) => lastMessageAt);
    expect(times).toEqual([...times].sort().reverse());
  });
});

describe("reading", () => {
  test("takes a conversation out of the unread ones, without making it stale", async () => {
    const before = (await list("unread=true")).recordsFiltered;
    const thread = await one("unread=true");
    expect((await post(thread.id, "read")).status).toBe(200);
    expect((await post(thread.id, "read")).status).toBe(200);
    expect(await show(thread.id)).toMatchObject({ unread: false, unreadCount: 0, version: thread.version });
    expect((await list("unread=true")).recordsFiltered).toBe(before - 1);
  });
});

describe("answering", () => {
  test.each(["open", "forwarded", "closed"])(
    "an answer opens a conversation that is %s and reads it",
    async (status) => {
      const thread = await one(`status=${status}`);
      const answer = await post(thread.id, "reply", { body: "  Bonjour, c’est réparé.  " });
      expect(answer.status).toBe(201);
      expect(await json(answer)).toMatchObject({
        conversationId: thread.id,
        authorKind: "admin",
        authorName: "Jeanne Martin",
        body: "Bonjour, c’est réparé.",
      });
      const after = await show(thread.id);
      expect(after).toMatchObject({ status: "open", unread: false, messageCount: thread.messageCount + 1 });
      expect(after.messages.at(-1)?.body).toBe("Bonjour, c’est réparé.");
      expect(after.lastMessageAt).toBe(after.messages.at(-1)?.at);
    },
  );

  test("an answer says something, and to a conversation that exists", async () => {
    const thread = await one("status=open");
    expect(await problem(await post(thread.id, "reply", { body: " " }))).toMatchObject({
      code: 422,
      errors: [{ path: "body" }],
    });
    expect((await post(999_999, "reply", { body: "Bonjour" })).status).toBe(404);
    expect((await client.get("/admin/conversations/999999/reply")).status).toBe(404);
  });
});

describe("forwarding", () => {
  const values = { recipientEmail: "syndic@exemple.fr", message: "À suivre.", includeHistory: true };

  test("leaves a word in the thread and the status forwarded", async () => {
    const thread = await one("status=open");
    const answer = await post(thread.id, "forward", { ...values, version: thread.version });
    expect(answer.status).toBe(200);
    const after = await show(thread.id);
    expect(after).toMatchObject({ status: "forwarded", messageCount: thread.messageCount + 1 });
    expect(after.messages.at(-1)).toMatchObject({ authorKind: "system" });
    expect(after.messages.at(-1)?.body).toMatch(/syndic@exemple\.fr[\s\S]*À suivre\./);
  });

  test("a closed conversation is not forwarded, and a wrong address or stale version is refused", async () => {
    const closed = await one("status=closed");
    expect(
      await problem(await post(closed.id, "forward", { ...values, version: closed.version })),
    ).toMatchObject({
      code: 409,
      allowed: ["open"],
    });
    const open = await one("status=open");
    const wrong = await post(open.id, "forward", {
      ...values,
      recipientEmail: "syndic",
      version: open.version,
    });
    expect(await problem(wrong)).toMatchObject({ code: 422, errors: [{ path: "recipientEmail" }] });
    const stale = await post(open.id, "forward", { ...values, version: open.version + 1 });
    expect(await problem(stale)).toMatchObject({ code: 409, type: "/problems/stale-version" });
    expect((await show(open.id)).messageCount).toBe(open.messageCount);
  });
});

describe("the status", () => {
  test("closes and opens again; forwarding needs its form; the rest is 409 with the allowed ones", async () => {
    const thread = await one("status=open");
    const status = (value: string) => post(thread.id, "status", { status: value });
    expect(await problem(await status("forwarded"))).toMatchObject({ code: 409, allowed: ["closed"] });
    expect(await json(status("closed"))).toMatchObject({ status: "closed", version: thread.version + 1 });
    expect(await json(status("closed"))).toMatchObject({ version: thread.version + 1 });
    expect(await problem(await status("forwarded"))).toMatchObject({ code: 409, allowed: ["open"] });
    expect(await json(status("open"))).toMatchObject({ status: "open" });
    expect(await problem(await status("elsewhere"))).toMatchObject({
      code: 422,
      errors: [{ path: "status" }],
    });
  });
});

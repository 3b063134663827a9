/** What an operator reads the day after: `x-request-id`, and a line for what was refused or failed. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { takeoverPath } from "@palier/firebase-kit/rules";
import { afterAll, afterEach, expect, test } from "vitest";
import { type LogEvent, logTo } from "../../src/core/log-event.ts";
import { otherEmail } from "../kit/client.ts";
import { openDoor } from "../kit/server.ts";

const lines: LogEvent[] = [];
const door = await openDoor({ events: (event) => lines.push(event) });
afterAll(door.close);
afterEach(() => {
  lines.length = 0;
});

const id = "0f9a41d26c8e4b7f-web";
const seen = () => lines.map(({ event, status, why }) => ({ event, status, why }));

test("each answer of the API names its request: the web server's id, or a new one", async () => {
  const client = await door.signedIn();
  const idOf = async (path: string, headers = {}) =>
    (await client.get(path, headers)).headers.get("x-request-id");
  for (const path of [
    "/admin/session",
    "/admin/nowhere",
    "/admin/building/edit/999999",
    "/admin/media/ula-1.pdf",
  ]) {
    expect(await idOf(path, { "x-request-id": id }), path).toBe(id);
    for (const none of [{}, { "x-request-id": "short" }, { "x-request-id": "a b<script>c" }]) {
      const [one, other] = [await idOf(path, none), await idOf(path, none)];
      expect(one).toMatch(/^[\da-f]{32}$/);
      expect(other).not.toBe(one);
    }
  }
  expect(lines).toEqual([]);
});

test("a refused sign-in says why, from where and how often, and no password", async () => {
  const forwarded = { "x-forwarded-for": "203.0.113.7, 10.0.0.1", "x-request-id": id };
  const attempt = (email: string) =>
    door.client().post("/admin/login", { email, password: "secret" }, forwarded);
  await attempt("nobody@palier.test");
  for (let at = 0; at < 11; at += 1) await attempt(otherEmail);
  const [first, second] = lines;
  const about = { event: "sign-in-refused", id, method: "POST", path: "/admin/login", from: "203.0.113.7" };
  expect(first).toMatchObject({ ...about, status: 401, why: "unknown address", refusals: 1 });
  expect(second).toMatchObject({ ...about, status: 401, why: "wrong password", email: otherEmail });
  expect(lines.at(-1)).toMatchObject({ ...about, status: 429, why: "too many attempts", refusals: 10 });
  expect(JSON.stringify(lines)).not.toContain("secret");
});

test("L06 a lock that bars, a version that is old, a takeover and a lost registration leave a line", async () => {
  const client = await door.signedIn();
  const { board } = door.app.worlds.of("default");
  const holder = {
    id: "2",
    email: otherEmail,
    name: "Karim Benali",
    sid: "s",
    at: Date.now(),
    seen: Date.now(),
  };
  board.set("locks/building/1", holder);
  const form = await (await client.get("/admin/building/edit/1")).json();
  await client.post("/admin/building/edit/1", form.values);
  board.set(takeoverPath("building", 1), {
    ...holder,
    id: "1",
    email: "jeanne.martin@palier.test",
    holder: otherEmail,
  });
  board.set("locks/building/1", { ...holder, id: "1", email: "jeanne.martin@palier.test" });
  board.set("locks/building/1", null);
  await client.post("/admin/building/edit/1", { ...form.values, version: 999 });
  expect(seen()).toEqual([
    { event: "locked", status: 423, why: "Karim Benali modifie cette fiche." },
    { event: "takeover", why: "asked" },
    { event: "takeover", why: "taken" },
    { event: "conflict", status: 409, why: expect.any(String) },
  ]);
  const { pushRegistrations } = door.app.world("default");
  const registration = {
    firebaseToken: "lost",
    language: "fr",
    deviceVersion: "1",
    platform: "web",
    model: "m",
  } as const;
  pushRegistrations.register(2, registration);
  await door.control.world("default").push({ notification: { title: "T" }, unregistered: ["lost"] });
  expect(lines.at(-1)).toMatchObject({ event: "push-failed", why: "unregistered", admin: otherEmail });
  expect(lines[0]).toMatchObject({ admin: "jeanne.martin@palier.test", path: "/admin/building/edit/1" });
  expect(lines[2]).toMatchObject({ record: "building/1", holder: otherEmail });
});

test("T03 a failure whose body is cut reaches the client, and leaves a line", async () => {
  const client = await door.signedIn();
  await door.control
    .world("default")
    .addFault({ route: "session.read", status: 503, malformed: true, times: 1 });
  const answer = await client.get("/admin/session");
  expect(answer.status).toBe(503);
  expect(JSON.stringify(await answer.text())).not.toContain("}");
  expect(seen()).toEqual([{ event: "failed", status: 503, why: undefined }]);
});

test("T09 a disk that takes no write is said by /ready", async () => {
  const folder = await mkdtemp(join(tmpdir(), "palier-ready-"));
  const kept = await openDoor({ data: join(folder, "worlds"), events: (event) => lines.push(event) });
  const ready = async () => {
    const answer = await fetch(`${kept.url}/ready`);
    return [answer.status, await answer.text()];
  };
  expect(await ready()).toEqual([200, '{"status":"ready"}']);
  await rm(folder, { recursive: true });
  expect(await ready()).toEqual([503, '{"status":"disk"}']);
  await kept.close();
});

test("a line is one line, plain or JSON, whatever a caller sent", () => {
  const written: string[] = [];
  const event = {
    event: "conflict",
    status: 409,
    path: '/a\n::error::"b"',
    why: "\u001b[2J\u202e",
    from: undefined,
  } as const;
  logTo("plain", (line) => written.push(line))(event);
  logTo("json", (line) => written.push(line))(event);
  const [plain = "", json = ""] = written;
  expect(plain).toMatch(
    /^\d{4}-\d\d-\d\dT[\d:.]+Z conflict status=409 path="\/a\\n::error::\\"b\\"" why="\\u001b\[2J\\u202e"$/,
  );
  expect(JSON.parse(json)).toMatchObject({
    event: "conflict",
    status: 409,
    path: event.path,
    why: event.why,
  });
  for (const sign of ["\n", "\u001b", "\u202e"]) expect(written.join("")).not.toContain(sign);
});

/** S16, S17, L12, L13: what a page is told of the realtime service, and who may sign in to it. */
import { get } from "node:http";
import { json as readJson, text as readText } from "node:stream/consumers";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import type { ServerOptions } from "../../src/node.ts";
import { namespaceOf } from "../../src/realtime/realtime.ts";
import { demoEmail, json, otherEmail } from "../kit/client.ts";
import { openDoor } from "../kit/server.ts";

const door = await openDoor();
afterAll(() => door.close());
const others: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(others.splice(0).map((close) => close())));
/** Closed after the test. */
async function another(options: ServerOptions = {}) {
  const own = await openDoor(options);
  others.push(own.close);
  return own;
}

interface Settings {
  apiKey: string;
  namespace: string;
  databaseURL: string;
  authEmulator: string;
  databaseEmulator: string;
  signIn: { strategy: string; secret?: string; token?: string };
}
const settingsOf = (url: string, query = "") => json<Settings>(fetch(`${url}/__mock/firebase.json${query}`));
const tokenOf = async (url: string, query = "") => (await settingsOf(url, query)).signIn.token;
const key = namespaceOf("default");
const value = (url: string) => `${url}/locks/building/1.json?ns=${key}`;

/** `open`, or the refusal. */
const knock = (url: string, ns: string = key) =>
  new Promise<string>((resolve) => {
    const socket = new WebSocket(`${url.replace("http", "ws")}/.ws?v=5&ns=${ns}`);
    socket.on("open", () => {
      socket.terminate();
      resolve("open");
    });
    socket.on("error", () => undefined);
    socket.on("unexpected-response", async (_, answer) =>
      resolve(`${answer.statusCode} ${await readText(answer)}`),
    );
  });

/** Codes are Google's. */
const ask = (url: string, call: string, body: object) =>
  json<{ idToken?: string; refreshToken?: string; error?: { message: string } }>(
    fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=${key}`, {
      method: "POST",
      body: JSON.stringify({ ...body, returnSecureToken: true }),
    }),
  );
const enter = (url: string, token: string | undefined) => ask(url, "signInWithCustomToken", { token });
const claimsIn = (idToken: string | undefined): unknown =>
  JSON.parse(Buffer.from(String(idToken?.split(".")[1]), "base64url").toString());

describe("the realtime settings", () => {
  test("hold what any SDK needs to connect, in the world's own namespace", async () => {
    const settings = await settingsOf(door.url);
    expect(settings).toMatchObject({
      apiKey: "palier-default",
      projectId: "palier-default",
      databaseURL: `${door.url}?ns=palier-default`,
      namespace: "palier-default",
      authEmulator: door.url,
      databaseEmulator: new URL(door.url).host,
      signIn: { strategy: "custom-token", token: expect.stringMatching(/^[^.]+\.[^.]+\.[^.]+$/) },
    });
    expect(await knock(settings.authEmulator)).toBe("open");
    const world = (name: string) =>
      fetch(`${door.url}/__mock/firebase.json`, { headers: { "x-palier-world": name } });
    expect(await json(world("essai-1"))).toMatchObject({ databaseURL: `${door.url}?ns=palier-essai-1` });
    expect((await world("../x")).status).toBe(400);
  });

  test("S16 come with a session only while somebody is signed in", async () => {
    const client = door.client();
    const session = () => json(client.get("/admin/session"));
    expect(await session()).not.toHaveProperty("realtime");
    await client.signIn();
    const { namespace: _, signIn: __, ...where } = await settingsOf(door.url);
    const signIn = { strategy: "custom-token", token: expect.any(String) };
    expect(await session()).toMatchObject({ realtime: { ...where, signIn } });
    await client.post("/admin/logout");
    expect(await session()).not.toHaveProperty("realtime");
  });

  test("are not there for other machines, and repeat no Host that is no host", async () => {
    const open = await another({ host: "0.0.0.0" });
    expect((await fetch(`${open.url}/__mock/firebase.json?admin=${otherEmail}`)).status).toBe(404);
    const { cookie } = await open.signedIn();
    // Without a port in `Host`, the server reads the plain name alone.
    for (const host of [
      'evil.test"/><script>',
      "evil.test/path",
      "user@evil.test",
      "a b",
      "evil.test:99999999",
    ]) {
      // `fetch` cannot set `Host`.
      const session = await new Promise((resolve, reject) => {
        const asked = get(`${open.url}/api/admin/session`, { headers: { host, cookie } }, (answer) => {
          readJson(answer).then(resolve, reject);
        });
        asked.on("error", reject);
      });
      expect(session).toMatchObject({ realtime: { databaseURL: "http://127.0.0.1?ns=palier-default" } });
      expect(JSON.stringify(session)).not.toContain("evil");
    }
  });
});

describe("signing in to the realtime service", () => {
  test("L12 is by the session's token, which says who the backend knows it is; nobody signs up", async () => {
    const { idToken } = await enter(door.url, await tokenOf(door.url, `?admin=${demoEmail}`));
    expect(claimsIn(idToken)).toMatchObject({ adminEmail: demoEmail, adminName: expect.any(String) });
    const signUp = await ask(door.url, "signUp", { email: "karim@x.fr", password: "long enough" });
    expect(signUp.error?.message).toBe("ADMIN_ONLY_OPERATION");
  });

  test("L12 is not by a token of another server of this seed, unless both have one key", async () => {
    const [other, one, two] = [
      await another(),
      await another({ tokenKey: "k" }),
      await another({ tokenKey: "k" }),
    ];
    // Creates the accounts.
    for (const { url } of [door, other, one, two]) await tokenOf(url);
    expect((await enter(door.url, await tokenOf(other.url))).idToken).toBeUndefined();
    const { refreshToken } = await enter(other.url, await tokenOf(other.url));
    const renew = (url: string) =>
      json(
        fetch(`${url}/securetoken.googleapis.com/v1/token?key=${key}`, {
          method: "POST",
          body: new URLSearchParams({ grant_type: "refresh_token", refresh_token: String(refreshToken) }),
        }),
      );
    // So that the SDK signs out, and the page in: an invalid one it would send again and again.
    expect(await renew(door.url)).toMatchObject({ error: { message: "TOKEN_EXPIRED" } });
    expect(await renew(other.url)).toHaveProperty("id_token");
    expect((await enter(one.url, await tokenOf(two.url))).idToken).toBeDefined();
  });

  test("S17 is by the switch with the e-mail address and one secret, once the backend has made the account", async () => {
    const own = await another({ realtimeSignIn: "shared-secret" });
    const asked = { email: demoEmail, password: "palier-realtime" };
    const early = await ask(own.url, "signInWithPassword", asked);
    expect(early.error?.message).toBe("INVALID_LOGIN_CREDENTIALS");
    const client = await own.signedIn();
    const signIn = { strategy: "shared-secret", secret: "palier-realtime" };
    expect(await json(client.get("/admin/session"))).toMatchObject({ realtime: { signIn } });
    const { idToken } = await ask(own.url, "signInWithPassword", asked);
    expect(claimsIn(idToken)).toMatchObject({ adminEmail: demoEmail });
  });

  test("L12 L13 ends at once, with the locks, for an admin who is disabled or deleted", async () => {
    const own = await another();
    const client = await own.signedIn();
    const email = "nina.neuve@palier.test";
    const form = { firstName: "Nina", lastName: "Neuve", email, phone: null, enabled: true };
    interface Stored {
      id: number;
      version: number;
    }
    const { id, version } = await json<Stored>(client.post("/admin/account-admin/new", form));
    const token = await tokenOf(own.url, `?admin=${email}`);
    const { idToken } = await enter(own.url, token);
    const reads = async () => (await fetch(`${value(own.url)}&auth=${idToken}`)).status;
    const { board } = own.app.worlds.of("default");
    board.set("locks/building/1", { email, name: "Nina Neuve", sid: "s", at: 1 });
    board.set("locks/building/2", { email: otherEmail, name: "Karim Benali", sid: "s", at: 1 });
    expect(await reads()).toBe(200);
    const change = (body: object) => json<Stored>(client.post(`/admin/account-admin/${id}/enabled`, body));
    const disabled = await change({ enabled: false, version });
    expect([await reads(), (await enter(own.url, token)).error?.message]).toEqual([401, "USER_DISABLED"]);
    expect((await fetch(`${own.url}/__mock/firebase.json?admin=${email}`)).status).toBe(404);
    expect(Object.keys(Object(board.read("locks/building")))).toEqual(["2"]);
    const enabled = await change({ enabled: true, version: disabled.version });
    expect([await reads(), (await enter(own.url, token)).error]).toEqual([200, undefined]);
    await client.post(`/admin/account-admin/delete/${id}`, { version: enabled.version });
    expect(await reads()).toBe(401);
  });
});

test("nobody writes without a token, unless the rules are open", async () => {
  const put = { method: "PUT", body: JSON.stringify({ any: "thing" }) };
  expect((await fetch(value(door.url), put)).status).toBe(401);
  const open = await another({ openRules: true });
  expect((await fetch(value(open.url), put)).status).toBe(200);
  expect(await json(fetch(value(open.url)))).toEqual({ any: "thing" });
});

describe("official emulators", () => {
  const emulators = { database: "127.0.0.1:9000", auth: "127.0.0.1:9099" };

  test("stand in the settings, and the embedded services refuse with their names", async () => {
    const off = await another({ emulators });
    const named = { authEmulator: "http://127.0.0.1:9099", databaseEmulator: "127.0.0.1:9000" };
    expect(await settingsOf(off.url)).toMatchObject(named);
    expect(await knock(off.url)).toMatch(/^503 .*FIREBASE_DATABASE_EMULATOR_HOST names 127\.0\.0\.1:9000$/);
    expect((await fetch(value(off.url))).status).toBe(503);
  });

  test("are named by the environment, each alone", async () => {
    process.env.FIREBASE_DATABASE_EMULATOR_HOST = emulators.database;
    const off = await another();
    delete process.env.FIREBASE_DATABASE_EMULATOR_HOST;
    expect(await knock(off.url)).toMatch(/^503 /);
    expect((await enter(off.url, await tokenOf(off.url))).idToken).toBeDefined();
  });
});

test("what is refused is logged once, and the API goes on", async () => {
  const logged: string[] = [];
  const noisy = await another({ log: (text) => logged.push(text) });
  for (let time = 0; time < 3; time += 1) expect(await knock(noisy.url, "../etc")).toMatch(/^400 /);
  expect(logged).toHaveLength(1);
  expect((await noisy.client().get("/admin/session")).status).toBe(200);
});

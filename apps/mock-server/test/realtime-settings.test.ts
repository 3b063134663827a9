/** S16, S17 */
import { get } from "node:http";
import { json as readJson, text as readText } from "node:stream/consumers";
import { afterAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { namespaceOf } from "../src/realtime/realtime.ts";
import { demoEmail, json, openDoor, otherEmail } from "./harness.ts";

const door = await openDoor();
afterAll(() => door.close());

interface Settings {
  apiKey: string;
  projectId: string;
  databaseURL: string;
  namespace: string;
  authEmulator: string;
  databaseEmulator: string;
  signIn: { strategy: string; secret?: string; token?: string };
}

interface Stored {
  id: number;
  version: number;
}

/** `fetch` cannot set `Host`. */
const settingsFor = (url: string, cookie: string, host: string) =>
  new Promise<{ realtime: Settings }>((resolve, reject) => {
    get(`${url}/api/admin/session`, { headers: { host, cookie } }, (answer) => {
      readJson(answer).then((session) => resolve(session as { realtime: Settings }), reject);
    }).on("error", reject);
  });

/** `open`, or the refusal. */
const knock = (url: string) =>
  new Promise<string>((resolve) => {
    const socket = new WebSocket(`${url.replace("http", "ws")}/.ws?v=5&ns=${namespaceOf("default")}`);
    socket.on("open", () => {
      socket.terminate();
      resolve("open");
    });
    socket.on("error", () => undefined);
    socket.on("unexpected-response", async (_, answer) => {
      resolve(`${answer.statusCode} ${await readText(answer)}`);
    });
  });

const signUp = (url: string) =>
  fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${namespaceOf("default")}`, {
    method: "POST",
    body: JSON.stringify({ email: demoEmail, password: "palier-realtime", returnSecureToken: true }),
  });

const value = (url: string) => `${url}/locks/building/1.json?ns=${namespaceOf("default")}`;

describe("/__mock/firebase.json", () => {
  test("holds what any SDK needs to connect, and it connects", async () => {
    const host = new URL(door.url).host;
    const settings = await json<Settings>(fetch(`${door.url}/__mock/firebase.json`));
    expect(settings).toMatchObject({
      apiKey: "palier-default",
      projectId: "palier-default",
      databaseURL: `${door.url}?ns=palier-default`,
      namespace: "palier-default",
      authEmulator: door.url,
      databaseEmulator: host,
      signIn: { strategy: "custom-token", token: expect.stringMatching(/^[^.]+\.[^.]+\.[^.]+$/) },
    });
    expect(await knock(settings.authEmulator)).toBe("open");
  });

  test("each world has a namespace of its own; a name that is none is refused", async () => {
    const headers = { "x-palier-world": "essai-1" };
    const settings = await json<Settings>(fetch(`${door.url}/__mock/firebase.json`, { headers }));
    expect(settings.namespace).toBe("palier-essai-1");
    expect(settings.databaseURL).toBe(`${door.url}?ns=palier-essai-1`);
    const bad = await fetch(`${door.url}/__mock/firebase.json`, { headers: { "x-palier-world": "../x" } });
    expect(bad.status).toBe(400);
  });

  test("it is not there for other machines, nor for an admin who is disabled", async () => {
    const open = await openDoor({ host: "0.0.0.0" });
    expect((await fetch(`${open.url}/__mock/firebase.json?admin=${otherEmail}`)).status).toBe(404);
    await open.close();
    const own = await openDoor();
    const client = await own.signedIn();
    const edit = await json<{ record: Stored }>(client.get("/admin/account-admin/edit/2"));
    const { version } = edit.record;
    const off = await client.post("/admin/account-admin/2/enabled", { enabled: false, version });
    expect(off.status).toBe(200);
    expect((await fetch(`${own.url}/__mock/firebase.json?admin=${otherEmail}`)).status).toBe(404);
    await own.close();
  });

  test("nobody who knows the seed can sign its tokens: another server's are refused, unless both have one key", async () => {
    const minted = async (url: string) =>
      (await json<Settings>(fetch(`${url}/__mock/firebase.json`))).signIn.token;
    const enter = async (url: string, token: string | undefined) => {
      // Creates the account.
      await minted(url);
      return (await askToSignIn(url, "signInWithCustomToken", { token })).idToken !== undefined;
    };
    const [second, ...keyed] = await Promise.all([
      openDoor(),
      openDoor({ tokenKey: "one key" }),
      openDoor({ tokenKey: "one key" }),
    ]);
    expect(await enter(door.url, await minted(second.url))).toBe(false);
    expect(await enter(second.url, await minted(second.url))).toBe(true);
    // So that the SDK signs out, and the page in: an invalid one it would send again and again.
    const { refreshToken } = await askToSignIn(second.url, "signInWithCustomToken", {
      token: await minted(second.url),
    });
    expect(await askToRenew(door.url, refreshToken)).toMatchObject({ error: { message: "TOKEN_EXPIRED" } });
    expect(await askToRenew(second.url, refreshToken)).toHaveProperty("id_token");
    const [one, other] = keyed;
    expect(await enter(String(one?.url), await minted(String(other?.url)))).toBe(true);
    await Promise.all([second, ...keyed].map((each) => each.close()));
  });

  test.each(['evil.test"/><script>', "evil.test/path", "user@evil.test", "a b", "evil.test:99999999"])(
    "a Host header that is no host is not repeated: %s",
    async (host) => {
      // A loopback server refuses most.
      const open = await openDoor({ host: "0.0.0.0" });
      const client = await open.signedIn();
      const { realtime } = await settingsFor(open.url, client.cookie, host);
      await open.close();
      expect(realtime.databaseURL).toBe("http://127.0.0.1?ns=palier-default");
      expect(JSON.stringify(realtime)).not.toContain("evil");
    },
  );
});

describe("the session's realtime settings", () => {
  test("S16 come only with somebody signed in, and go when they sign out", async () => {
    const client = door.client();
    expect(await json(client.get("/admin/session"))).not.toHaveProperty("realtime");
    await client.signIn();
    const { namespace, ...settings } = await json<Settings>(fetch(`${door.url}/__mock/firebase.json`));
    expect(namespace).toBe(settings.apiKey);
    const { signIn, ...where } = settings;
    expect(signIn.strategy).toBe("custom-token");
    expect(await json(client.get("/admin/session"))).toMatchObject({
      realtime: { ...where, signIn: { strategy: "custom-token", token: expect.any(String) } },
    });
    await client.post("/admin/logout");
    expect(await json(client.get("/admin/session"))).not.toHaveProperty("realtime");
  });
});

/** Codes are Google's. */
const askToSignIn = async (url: string, call: string, body: object) => {
  const address = `${url}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=${namespaceOf("default")}`;
  return json<{ idToken?: string; refreshToken?: string; error?: { message: string } }>(
    fetch(address, { method: "POST", body: JSON.stringify({ ...body, returnSecureToken: true }) }),
  );
};
const askToRenew = (url: string, refreshToken = "") =>
  json<object>(
    fetch(`${url}/securetoken.googleapis.com/v1/token?key=${namespaceOf("default")}`, {
      method: "POST",
      body: new URLSearchParams({ grant_type: "refresh_token", refresh_token: refreshToken }),
    }),
  );
const claimsIn = (idToken: string | undefined) =>
  JSON.parse(Buffer.from(String(idToken?.split(".")[1]), "base64url").toString());

describe("signing in to the realtime service", () => {
  test("L12 the token of the session says who the backend knows it is", async () => {
    const { signIn } = await json<Settings>(fetch(`${door.url}/__mock/firebase.json?admin=${demoEmail}`));
    const { idToken } = await askToSignIn(door.url, "signInWithCustomToken", { token: signIn.token });
    expect(claimsIn(idToken)).toMatchObject({ adminEmail: demoEmail, adminName: expect.any(String) });
  });

  test("L12 nobody signs up with what the page carries", async () => {
    const answer = await askToSignIn(door.url, "signUp", { email: "karim@x.fr", password: "long enough" });
    expect(answer.error?.message).toBe("ADMIN_ONLY_OPERATION");
  });

  test("S17 by the switch, with the e-mail address and one secret: once the backend has made the account", async () => {
    const own = await openDoor({ realtimeSignIn: "shared-secret" });
    const asked = { email: demoEmail, password: "palier-realtime" };
    expect((await askToSignIn(own.url, "signInWithPassword", asked)).error?.message).toBe(
      "INVALID_LOGIN_CREDENTIALS",
    );
    const client = own.client();
    await client.signIn();
    expect(await json(client.get("/admin/session"))).toMatchObject({
      realtime: { signIn: { strategy: "shared-secret", secret: "palier-realtime" } },
    });
    const { idToken } = await askToSignIn(own.url, "signInWithPassword", asked);
    expect(claimsIn(idToken)).toMatchObject({ adminEmail: demoEmail });
    await own.close();
  });
});

test("L12 L13 an admin who is disabled or deleted is out of the realtime service at once, with the locks", async () => {
  const own = await openDoor();
  const client = await own.signedIn();
  const email = "nina.neuve@palier.test";
  const name = { firstName: "Nina", lastName: "Neuve" };
  const form = { ...name, email, phone: null, enabled: true };
  const { id, version } = await json<Stored>(client.post("/admin/account-admin/new", form));
  const { signIn } = await json<Settings>(fetch(`${own.url}/__mock/firebase.json?admin=${email}`));
  const enter = () => askToSignIn(own.url, "signInWithCustomToken", { token: signIn.token });
  const { idToken } = await enter();
  const reads = async () => (await fetch(`${value(own.url)}&auth=${idToken}`)).status;
  const { board } = own.app.worlds.of("default");
  board.set("locks/building/1", { email, name: "Nina Neuve", sid: "s", at: 1 });
  board.set("locks/building/2", { email: otherEmail, name: "Karim Benali", sid: "s", at: 1 });
  expect(await reads()).toBe(200);

  const change = (changes: object) =>
    json<Stored>(client.post(`/admin/account-admin/${id}/enabled`, changes));
  const disabled = await change({ enabled: false, version });
  expect(await reads()).toBe(401);
  expect((await enter()).error?.message).toBe("USER_DISABLED");
  expect(Object.keys(Object(board.read("locks/building")))).toEqual(["2"]);

  const enabled = await change({ enabled: true, version: disabled.version });
  expect(await reads()).toBe(200);
  expect((await enter()).error).toBeUndefined();
  await client.post(`/admin/account-admin/delete/${id}`, { version: enabled.version });
  expect(await reads()).toBe(401);
  await own.close();
});

describe("open rules", () => {
  test("nobody writes without a token, unless the rules are open", async () => {
    const put = { method: "PUT", body: JSON.stringify({ any: "thing" }) };
    expect((await fetch(value(door.url), put)).status).toBe(401);
    const open = await openDoor({ openRules: true });
    expect((await fetch(value(open.url), put)).status).toBe(200);
    expect(await json(fetch(value(open.url)))).toEqual({ any: "thing" });
    await open.close();
  });
});

describe("official emulators", () => {
  const emulators = { database: "127.0.0.1:9000", auth: "127.0.0.1:9099" };

  test("stand in the settings, and the embedded services refuse with their names", async () => {
    const off = await openDoor({ emulators });
    expect(await json(fetch(`${off.url}/__mock/firebase.json`))).toMatchObject({
      authEmulator: "http://127.0.0.1:9099",
      databaseEmulator: "127.0.0.1:9000",
    });
    expect(await knock(off.url)).toMatch(/^503 .*FIREBASE_DATABASE_EMULATOR_HOST names 127\.0\.0\.1:9000$/);
    const refused = [await signUp(off.url), await fetch(value(off.url))];
    expect(refused.map(({ status }) => status)).toEqual([503, 503]);
    expect(await refused[0]?.text()).toContain("FIREBASE_AUTH_EMULATOR_HOST names 127.0.0.1:9099");
    await off.close();
  });

  test("are named by the environment; without any the embedded services answer", async () => {
    process.env.FIREBASE_DATABASE_EMULATOR_HOST = emulators.database;
    const off = await openDoor();
    delete process.env.FIREBASE_DATABASE_EMULATOR_HOST;
    expect(await knock(off.url)).toMatch(/^503 /);
    // Only the database is replaced.
    expect((await signUp(off.url)).status).toBe(400);
    await off.close();
    expect(await knock(door.url)).toBe("open");
  });
});

test("what is refused is logged once, and the API goes on", async () => {
  const logged: string[] = [];
  const noisy = await openDoor({ log: (text) => logged.push(text) });
  const bad = `${noisy.url.replace("http", "ws")}/.ws?v=5&ns=../etc`;
  for (let time = 0; time < 3; time += 1) {
    await new Promise<void>((resolve) => {
      const socket = new WebSocket(bad);
      socket.on("error", () => resolve());
    });
  }
  expect(logged).toHaveLength(1);
  expect((await noisy.client().get("/admin/session")).status).toBe(200);
  await noisy.close();
});

/** The control API is not for everyone. */
import { request as httpRequest } from "node:http";
import { afterAll, describe, expect, test } from "vitest";
import { controlGuard } from "../../src/node/guards.ts";
import type { ServerOptions } from "../../src/node.ts";
import { openDoor } from "../kit/server.ts";

const house = await openDoor();
const closed = await openDoor({ control: false });
afterAll(() => Promise.all([house.close(), closed.close()]));

/** `fetch` cannot set `Host`. */
const status = (url: string, path: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = new URL(url);
    const asked = httpRequest({ host: "127.0.0.1", port, path, method, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.on("error", reject);
    asked.end();
  });

const path = "/__mock/worlds";
const settings = "/__mock/firebase.json?admin=karim.benali@palier.test";
const own = new URL(house.url).host;

describe("the control API", () => {
  test("is not driven by a page of another site, under a stranger's name or through a proxy", async () => {
    for (const site of ["cross-site", "same-site", "nonsense"]) {
      const headers = { "sec-fetch-site": site };
      for (const asked of [path, settings, "/__mock/worlds/w/open?to=/"])
        expect(await status(house.url, asked, headers), site + asked).toBe(403);
      expect(await status(house.url, "/__mock/worlds/default/reset", headers, "POST")).toBe(403);
    }
    for (const origin of ["https://evil.test", "null", "http://127.0.0.1:1", `http://${own}.evil.test`])
      expect(await status(house.url, path, { origin }), origin).toBe(403);
    for (const host of ["evil.test", "localhost.evil.test", "127.0.0.1.evil.test", "mock", "10.0.0.1"])
      for (const asked of [path, settings]) expect(await status(house.url, asked, { host }), host).toBe(403);
    for (const name of ["x-forwarded-for", "forwarded", "x-real-ip", "via"])
      for (const asked of [path, settings])
        expect(await status(house.url, asked, { [name]: "192.0.2.7" }), name + asked).toBe(403);
    const refused = await fetch(house.url + path, { headers: { "x-forwarded-for": "192.0.2.7" } });
    expect((await refused.json()).detail).toContain("--control");
  });

  test("answers its own pages and programs of this machine", async () => {
    for (const headers of [
      { "sec-fetch-site": "same-origin", origin: `http://${own}` },
      { "sec-fetch-site": "none" },
    ])
      expect(await status(house.url, path, headers)).toBe(200);
    for (const host of [
      "localhost",
      "localhost:80",
      "app.localhost:1",
      "127.1.2.3:5",
      "[::1]:4010",
      "LOCALHOST",
    ])
      expect(await status(house.url, path, { host }), host).toBe(200);
  });

  test("is not there when it is switched off: the rest is, and nobody makes worlds by naming them", async () => {
    const asked = [path, settings, "/__mock", "/api/admin/session"];
    expect(await Promise.all(asked.map((each) => status(closed.url, each)))).toEqual([404, 404, 200, 200]);
    const world = { "x-palier-world": "dos-1" };
    expect(await status(closed.url, "/api/admin/session", world)).toBe(404);
    expect(await status(closed.url, "/api/admin/session", { cookie: "palier_world=dos-1" })).toBe(404);
    await status(closed.url, "/locks.json?ns=palier-dos-1");
    await status(closed.url, "/__mock/firebase.json", world);
    expect(closed.app.worlds.list().map(({ name }) => name)).toEqual(["default"]);
    expect(await status(closed.url, "/api/admin/session", { "x-palier-world": "default" })).toBe(200);
  });

  test.each<[string, ServerOptions, string, string, boolean]>([
    ["on loopback from here", {}, "127.0.0.1", "127.0.0.1", true],
    ["on loopback by IPv6", {}, "::1", "::ffff:127.0.0.1", true],
    ["on all addresses from here", {}, "0.0.0.0", "127.0.0.1", false],
    ["on all addresses from elsewhere", {}, "0.0.0.0", "10.1.2.3", false],
    ["on all addresses, switched on", { control: true }, "0.0.0.0", "10.1.2.3", true],
    ["on all addresses by a given name", { controlHost: "mock.example.test" }, "0.0.0.0", "10.1.2.3", true],
    [
      "by a given name, switched off",
      { controlHost: "m.test", control: false },
      "127.0.0.1",
      "127.0.0.1",
      false,
    ],
    ["on loopback behind something, from elsewhere", {}, "127.0.0.1", "10.1.2.3", false],
    ["from nowhere", {}, "127.0.0.1", "", false],
  ])("%s", (_, options, listensOn, from, passes) => {
    const headers: Record<string, string> = { host: options.controlHost ?? "localhost" };
    const header = (name: string) => headers[name];
    const asked = { method: "GET", path, query: "", secure: false, header, body: async () => undefined };
    expect(controlGuard(listensOn, options)(asked, from) === undefined).toBe(passes);
  });
});

test("the page that shows worlds is for whom the control API answers", async () => {
  const html = { accept: "text/html" };
  const asked = (headers: Record<string, string>) =>
    status(house.url, "/__mock?world=default", { ...html, ...headers });
  expect(await asked({ "sec-fetch-site": "none" })).toBe(200);
  for (const headers of [
    { "sec-fetch-site": "cross-site" },
    { "x-forwarded-for": "192.0.2.7" },
    { host: "10.0.0.1" },
  ])
    expect(await asked(headers), JSON.stringify(headers)).toBe(403);
  expect(await status(closed.url, "/__mock", html)).toBe(404);
});

describe("a name that a stranger pointed at this machine (DNS rebinding)", () => {
  const owner = { authorization: "Bearer owner" };
  const locks = "/locks.json?ns=palier-default";

  test("reads nothing, as the realtime database's owner neither, and opens no socket", async () => {
    const google = "/identitytoolkit.googleapis.com/v1/accounts:lookup?key=palier-default";
    for (const host of ["evil.test", "evil.test:80", "localhost.evil.test", "mock.local"])
      for (const each of ["/", "/docs", "/__mock", "/api/admin/session", locks, google])
        expect(await status(house.url, each, { ...owner, host }), host + each).toBe(403);
    expect(await status(house.url, locks, owner)).toBe(200);
    for (const host of ["localhost", "app.localhost:5173", "192.168.1.4:5173", "[::1]:1", "mock"])
      expect(await status(house.url, "/api/admin/session", { host }), host).toBe(200);
    const upgrade = { connection: "upgrade", upgrade: "websocket", "sec-websocket-version": "13" };
    const socket = { ...upgrade, "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==", host: "evil.test" };
    expect(await status(house.url, "/.ws?v=5&ns=palier-default", socket)).toBe(403);
  });

  test("is no owner of a server for other machines either", async () => {
    const open = await openDoor({ host: "0.0.0.0" });
    expect(await status(open.url, locks, { ...owner, host: "evil.test" })).toBe(401);
    expect(await status(open.url, locks, { ...owner, host: "localhost" })).toBe(200);
    expect(await status(open.url, "/api/admin/session", { host: "mock.example.test" })).toBe(200);
    await open.close();
  });
});

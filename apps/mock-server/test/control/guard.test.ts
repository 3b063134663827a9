import { request as httpRequest } from "node:http";
import { afterAll, describe, expect, test } from "vitest";
import { controlGuard } from "../../src/node/control-guard.ts";
import type { ServerOptions } from "../../src/node.ts";
import { openPlayhouse } from "./playhouse.ts";

const house = await openPlayhouse();
const closed = await openPlayhouse({ control: false });
afterAll(() => Promise.all([house.close(), closed.close()]));

/** `fetch` cannot set `Host`. */
const status = (url: string, path: string, headers: Record<string, string>, method = "GET") =>
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

describe("the control API is not for everyone", () => {
  test("a page of another site cannot drive it", async () => {
    const at = new URL(house.url).host;
    for (const site of ["cross-site", "same-site", "nonsense"]) {
      expect(await status(house.url, path, { "sec-fetch-site": site }), site).toBe(403);
      expect(
        await status(house.url, "/__mock/worlds/default/reset", { "sec-fetch-site": site }, "POST"),
      ).toBe(403);
      expect(await status(house.url, "/__mock/worlds/w/open?to=/", { "sec-fetch-site": site })).toBe(403);
    }
    for (const origin of ["https://evil.test", "null", "http://127.0.0.1:1", `http://${at}.evil.test`]) {
      expect(await status(house.url, path, { origin }), origin).toBe(403);
    }
    expect(await status(house.url, path, { "sec-fetch-site": "same-origin", origin: `http://${at}` })).toBe(
      200,
    );
    expect(await status(house.url, path, { "sec-fetch-site": "none" })).toBe(200);
    expect(await status(house.url, path, { origin: `http://${at}` })).toBe(200);
  });

  test("nor does it answer under a name that a stranger may point here", async () => {
    for (const host of ["evil.test", "localhost.evil.test", "127.0.0.1.evil.test", "mock", "10.0.0.1"]) {
      expect(await status(house.url, path, { host }), host).toBe(403);
    }
    for (const host of [
      "localhost",
      "localhost:80",
      "app.localhost:1",
      "127.0.0.1",
      "127.1.2.3:5",
      "[::1]:4010",
      "LOCALHOST",
    ]) {
      expect(await status(house.url, path, { host }), host).toBe(200);
    }
  });

  test("nor to whom a proxy on this machine serves, unless it is switched on", async () => {
    const open = await openPlayhouse({ control: true });
    const settings = "/__mock/firebase.json?admin=karim.benali@palier.test";
    for (const name of ["x-forwarded-for", "forwarded", "x-real-ip", "via"])
      for (const asked of [path, settings]) {
        expect(await status(house.url, asked, { [name]: "192.0.2.7" }), name + asked).toBe(403);
        expect(await status(open.url, asked, { [name]: "192.0.2.7" }), name + asked).toBe(200);
      }
    const refused = await fetch(house.url + path, { headers: { "x-forwarded-for": "192.0.2.7" } });
    expect((await refused.json()).detail).toContain("--control");
    await open.close();
  });

  test("nor does what signs in as any admin", async () => {
    const settings = "/__mock/firebase.json?admin=karim.benali@palier.test";
    expect(await status(house.url, settings, {})).toBe(200);
    expect(await status(house.url, settings, { host: "evil.test" })).toBe(403);
    expect(await status(house.url, settings, { host: "10.0.0.1" })).toBe(403);
    expect(await status(house.url, settings, { "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await status(closed.url, settings, {})).toBe(404);
  });

  test("switched off it is not there, and the rest is", async () => {
    expect(await status(closed.url, path, {})).toBe(404);
    expect(await status(closed.url, "/__mock", {})).toBe(200);
    expect(await status(closed.url, "/api/admin/session", {})).toBe(200);
  });

  test("switched off, nobody makes worlds by naming them", async () => {
    for (let at = 0; at < 5; at += 1) {
      const world = { "x-palier-world": `dos-${at}` };
      expect(await status(closed.url, "/api/admin/session", world)).toBe(404);
      expect(await status(closed.url, "/api/admin/session", { cookie: `palier_world=dos-${at}` })).toBe(404);
      await status(closed.url, `/locks.json?ns=palier-dos-${at}`, {});
      await status(closed.url, `/__mock/firebase.json`, world);
    }
    expect(closed.app.worlds.list().map(({ name }) => name)).toEqual(["default"]);
    expect(await status(closed.url, "/api/admin/session", { "x-palier-world": "default" })).toBe(200);
  });

  test.each<[string, ServerOptions, string, string, boolean]>([
    ["loopback, from here", {}, "127.0.0.1", "127.0.0.1", true],
    ["loopback by IPv6", {}, "::1", "::ffff:127.0.0.1", true],
    ["all addresses, from here", {}, "0.0.0.0", "127.0.0.1", false],
    ["all addresses, from elsewhere", {}, "0.0.0.0", "10.1.2.3", false],
    ["all addresses, switched on", { control: true }, "0.0.0.0", "10.1.2.3", true],
    ["all addresses, a name given", { controlHost: "mock.example.test" }, "0.0.0.0", "10.1.2.3", true],
    [
      "a name given, but switched off",
      { controlHost: "mock.example.test", control: false },
      "127.0.0.1",
      "127.0.0.1",
      false,
    ],
    ["loopback behind something, from elsewhere", {}, "127.0.0.1", "10.1.2.3", false],
    ["from nowhere", {}, "127.0.0.1", "", false],
  ])("%s", (_, options, listensOn, from, passes) => {
    const headers: Record<string, string> = { host: options.controlHost ?? "localhost" };
    const asked = {
      method: "GET",
      path,
      query: "",
      secure: false,
      header: (name: string) => headers[name],
      body: async () => undefined,
    };
    expect(controlGuard(listensOn, options)(asked, from) === undefined).toBe(passes);
  });
});

describe("a name that a stranger pointed at this machine (DNS rebinding)", () => {
  const everything = [
    "/",
    "/docs",
    "/__mock",
    "/api/admin/session",
    "/api/admin/building/ajax-list",
    "/locks.json?ns=palier-default",
    "/identitytoolkit.googleapis.com/v1/accounts:lookup?key=palier-default",
  ];

  test("reads nothing, as the realtime database's owner neither", async () => {
    const owner = { authorization: "Bearer owner" };
    for (const host of ["evil.test", "evil.test:80", "localhost.evil.test", "mock.local"])
      for (const each of everything)
        expect(await status(house.url, each, { ...owner, host }), host + each).toBe(403);
    expect(await status(house.url, "/locks.json?ns=palier-default", owner)).toBe(200);
    for (const host of ["localhost", "app.localhost:5173", "192.168.1.4:5173", "[::1]:1", "mock"])
      expect(await status(house.url, "/api/admin/session", { host }), host).toBe(200);
  });

  test("opens no socket", async () => {
    const upgrade = { connection: "upgrade", upgrade: "websocket", "sec-websocket-version": "13" };
    const socket = { ...upgrade, "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==", host: "evil.test" };
    expect(await status(house.url, "/.ws?v=5&ns=palier-default", socket)).toBe(403);
  });

  test("is no owner of a server for other machines either", async () => {
    const open = await openPlayhouse({ host: "0.0.0.0" });
    const owner = { authorization: "Bearer owner" };
    const locks = "/locks.json?ns=palier-default";
    expect(await status(open.url, locks, { ...owner, host: "evil.test" })).toBe(401);
    expect(await status(open.url, locks, { ...owner, host: "localhost" })).toBe(200);
    expect(await status(open.url, "/api/admin/session", { host: "mock.example.test" })).toBe(200);
    await open.close();
  });
});

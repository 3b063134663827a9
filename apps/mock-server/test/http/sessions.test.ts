/** Sessions, and requests that another site can make a signed-in browser send. */
import { takesToken } from "@palier/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { MockApp } from "../../src/app.ts";
import { type Client, demoEmail, json, nonEmpty, otherEmail, type ProblemAnswer } from "../kit/client.ts";
import { routes, sending } from "../kit/route-bodies.ts";
import { app, freshWorlds, sendTo, visitorOf } from "../kit/worlds.ts";

const { world, client, state, get, status, send, find } = freshWorlds();
const hour = 3_600_000;
const move = (ms: number) => state().clock.move(ms);
const statusOf = async (by: Client, headers: Record<string, string> = {}) =>
  (await by.get("/admin/", headers)).status;

describe("a session", () => {
  test("is not there before signing in: every other route answers 401", async () => {
    const nobody = world().visitor();
    expect(await json(nobody.get("/admin/session"))).toEqual({ authenticated: false, csrfToken: "" });
    for (const path of ["/admin/", "/admin/building/ajax-list", "/admin/building/edit/1"]) {
      const answer = await nobody.get(path);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([401, "application/problem+json"]);
    }
  });

  test("is a cookie that no script reads, of the server's own choice, new at each sign-in; it ends by signing out", async () => {
    const own = world().visitor();
    const chosen = "0".repeat(32);
    own.cookie = `palier_session=${chosen}`;
    const answer = await own.signIn();
    const cookie = String(answer.headers.get("set-cookie"));
    expect(cookie).toMatch(/^palier_session=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookie).not.toContain(chosen);
    expect(await statusOf(own, { cookie: `palier_session=${chosen}` })).toBe(401);
    const admin = { email: demoEmail, firstName: "Jeanne", lastName: "Martin" };
    const said = { authenticated: true, csrfToken: own.token, admin };
    expect(await json(own.get("/admin/session"))).toMatchObject(said);
    const old = own.cookie;
    await own.signIn();
    expect([own.cookie === old, await statusOf(own, { cookie: old })]).toEqual([false, 401]);
    const out = await own.post("/admin/logout");
    expect(await json(out)).toEqual({ authenticated: false, csrfToken: "" });
    expect(out.headers.get("set-cookie")).toContain("Max-Age=0");
    expect(await statusOf(own)).toBe(401);
  });

  test("is that of a port: two servers of one host, which share a browser's cookies, keep two", async () => {
    const [first, second] = [{ host: "localhost:4010" }, { host: "localhost:4011" }];
    const cookies: string[] = [];
    for (const [at, email] of [
      [first, demoEmail],
      [second, otherEmail],
    ] as const) {
      const answer = await world()
        .visitor()
        .post("/admin/login", { email, password: "palier" }, { ...at, cookie: cookies.join("; ") });
      cookies.push(answer.headers.get("set-cookie")?.split(";")[0] ?? "");
    }
    const cookie = cookies.join("; ");
    const emailAt = async (at: { host: string }) =>
      (await json<{ admin: { email: string } }>(client().get("/admin/session", { ...at, cookie }))).admin
        .email;
    expect([await emailAt(first), await emailAt(second)]).toEqual([demoEmail, otherEmail]);
    // As clients made of the contract send it.
    expect(await statusOf(client(), { ...first, cookie: client().cookie })).toBe(200);
  });

  test("is found beside another of its name, which a neighbour of this host may have set", async () => {
    const { cookie } = client();
    for (const sent of [
      `palier_session=zzz; ${cookie}`,
      `${cookie}; palier_session=zzz`,
      `palier_session=; a=b; ${cookie}`,
    ])
      expect(await json(client().get("/admin/session", { cookie: sent })), sent).toMatchObject({
        authenticated: true,
      });
  });

  test("is refused alike for an unknown e-mail, a wrong password and a disabled account", async () => {
    const other = await find(
      "/admin/account-admin/ajax-list",
      ({ email }) => email !== demoEmail && email !== otherEmail,
    );
    await send(`/admin/account-admin/${other.id}/enabled`, { enabled: false });
    const answers = new Set<string>();
    for (const [email, password] of [
      ["nobody@palier.test", "palier"],
      [demoEmail, "wrong"],
      [String(other.email), "palier"],
    ])
      answers.add(await (await world().visitor().signIn(email, password)).text());
    expect(answers.size).toBe(1);
    expect(JSON.parse([...answers][0] ?? "")).toMatchObject({
      status: 401,
      type: "/problems/wrong-credentials",
    });
  });

  test("waits after ten refused sign-ins of an address within a minute, known or not; others do not", async () => {
    for (const email of [demoEmail, "nobody@palier.test"]) {
      for (let at = 0; at < 10; at += 1)
        expect((await world().visitor().signIn(email.toUpperCase(), "wrong")).status).toBe(401);
      move(20_000);
      // The right password must not stand out among guesses.
      const answer = await world().visitor().signIn(email, "palier");
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "40"]);
      expect(await json<ProblemAnswer>(answer)).toMatchObject({ type: "/problems/too-many-attempts" });
    }
    expect((await world().visitor().signIn(otherEmail)).status).toBe(200);
    move(41_000);
    expect((await world().visitor().signIn(demoEmail)).status).toBe(200);
  });

  test("A08 ends when it is not used for eight hours, which use puts off, and twelve hours after its sign-in", async () => {
    const [used, unused] = [client(), await world().admin()];
    move(8 * hour - 60_000);
    expect(await statusOf(used)).toBe(200);
    move(61_000);
    expect([await statusOf(unused), await statusOf(used)]).toEqual([401, 200]);
    move(4 * hour - 120_000);
    expect(await statusOf(used)).toBe(200);
    move(120_000);
    expect(await statusOf(used)).toBe(401);
  });

  test("A08 ends after another lifetime where a server is given one", async () => {
    const own = new MockApp({ sessionLifetime: hour });
    own.world().clock.freeze();
    const admin = visitorOf(own, "default");
    await admin.signIn();
    own.world().clock.move(hour - 1000);
    expect(await statusOf(admin)).toBe(200);
    own.world().clock.move(hour + 1000);
    expect(await statusOf(admin)).toBe(401);
  });
});

describe("a POST that another site made", () => {
  const everyPost = nonEmpty(routes.filter(({ method }) => method === "POST"));
  let raw: ReturnType<typeof sendTo>;
  beforeEach(() => {
    raw = sendTo(app, world().name);
  });

  test("needs the session's own token but for signing in, which has no session yet", () => {
    const without = everyPost.filter((route) => !takesToken(route));
    expect(without.map(({ name }) => name)).toEqual(["session.login"]);
  });

  test("changes nothing on any route without the session's own token, or by another type than JSON", async () => {
    const { token: foreign } = await world().admin(otherEmail);
    const { token, cookie } = client();
    const type = { "content-type": "application/json" };
    const forged: readonly (readonly [string, number, Record<string, string>])[] = [
      ["no token", 403, type],
      ["an empty token", 403, { ...type, "x-csrf-token": "" }],
      ["the token of the attacker's own session", 403, { ...type, "x-csrf-token": foreign }],
      ["the token in another case", 403, { ...type, "x-csrf-token": token.toUpperCase() }],
      ["the token and another one", 403, { ...type, "x-csrf-token": `${token}, ${foreign}` }],
      ["a form's content type", 403, { "content-type": "application/x-www-form-urlencoded" }],
      ["plain text with the token", 415, { "content-type": "text/plain", "x-csrf-token": token }],
      [
        "a form with files and the token",
        415,
        { "content-type": "multipart/form-data", "x-csrf-token": token },
      ],
    ];
    const bad: string[] = [];
    for (const route of nonEmpty(everyPost.filter(takesToken))) {
      const { path, body } = await sending(client(), state(), route);
      const { revision } = state();
      const post = (to: string, headers: Record<string, string>) =>
        raw(to, { method: "POST", headers: { cookie, ...headers }, body: JSON.stringify(body) });
      for (const [what, expected, headers] of forged) {
        const answer = await post(path, headers);
        if (answer.status !== expected) bad.push(`${route.name}, ${what}: ${answer.status}`);
      }
      if ((await post(`${path}?x-csrf-token=${token}`, type)).status !== 403)
        bad.push(`${route.name} by its query`);
      const override = { "x-http-method-override": "POST", "x-method-override": "POST" };
      await raw(`${path}?_method=POST`, { headers: { cookie, ...override } });
      if (state().revision !== revision) bad.push(`${route.name} changed something`);
    }
    expect(bad).toEqual([]);
  });

  test("is told by no route that another origin may call or read it", async () => {
    const bad: string[] = [];
    for (const route of everyPost) {
      const { path } = await sending(client(), state(), route);
      const origin = "https://ailleurs.example";
      const asked = { origin, "access-control-request-method": "POST" };
      const call = { method: "POST", headers: { origin, "content-type": "application/json" }, body: "{}" };
      for (const answer of [await raw(path, { method: "OPTIONS", headers: asked }), await raw(path, call)])
        if ([...answer.headers.keys()].some((name) => name.startsWith("access-control-")))
          bad.push(route.name);
    }
    expect(bad).toEqual([]);
  });

  test("is taken with the session's token in x-xsrf-token too", async () => {
    const post = async (token: string) => {
      const headers = { cookie: client().cookie, "content-type": "application/json", "x-xsrf-token": token };
      return (await raw("/admin/concierge/quotation/info-block", { method: "POST", headers, body: "{}" }))
        .status;
    };
    expect([await post("wrong"), await post(client().token)]).toEqual([403, 200]);
    expect([await status("/admin/"), await get("/admin/")]).toMatchObject([200, { route: "admin_home" }]);
  });
});

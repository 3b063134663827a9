/** Requests that another site can make a signed-in browser send. */
import { contract, type RouteEntry, routesOf, takesToken } from "@palier/contract";
import { afterAll, describe, expect, test } from "vitest";
import { json, nonEmpty, openDoor, otherEmail, type ProblemAnswer } from "./harness.ts";
import { sending } from "./route-bodies.ts";

const door = await openDoor();
const victim = await door.signedIn();
const other = await door.signedIn(otherEmail);
const world = door.app.world("default");
// No due changes.
world.clock.freeze();
for (const name of world.ground.tables.keys()) world.table(name);
afterAll(() => door.close());

const posts = nonEmpty(routesOf(contract).filter(({ method }) => method === "POST"));
const guarded = nonEmpty(posts.filter(takesToken));
const named = (routes: readonly RouteEntry[]) => routes.map((route) => [route.name, route] as const);

const sent = (headers: Readonly<Record<string, string>>) => ({ cookie: victim.cookie, ...headers });
const asJson = { "content-type": "application/json" };

/** From another site's form, script or image. */
const forged: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ["no token", asJson],
  ["an empty token", { ...asJson, "x-csrf-token": "" }],
  ["the token of the attacker's own session", { ...asJson, "x-csrf-token": other.token }],
  ["the token in another case", { ...asJson, "x-csrf-token": victim.token.toUpperCase() }],
  ["the token and another one", { ...asJson, "x-csrf-token": `${victim.token}, ${other.token}` }],
  ["a form's content type", { "content-type": "application/x-www-form-urlencoded" }],
  ["a form with files", { "content-type": "multipart/form-data; boundary=x" }],
  ["plain text", { "content-type": "text/plain" }],
];

test("signing in alone takes no token: there is no session yet whose it could be", () => {
  expect(posts.filter((route) => !takesToken(route)).map(({ name }) => name)).toEqual(["session.login"]);
});

describe("a POST that another site made", () => {
  test.each(named(guarded))("%s changes nothing without the session's own token", async (_name, route) => {
    const { path, body } = await sending(victim, world, route);
    const before = world.revision;
    for (const [what, headers] of forged) {
      const init = { method: "POST", headers: sent(headers), body: JSON.stringify(body) };
      const answer = await door.raw(path, init);
      expect(answer.status, what).toBe(403);
      expect(await json<ProblemAnswer>(answer), what).toMatchObject({ type: "/problems/csrf-token" });
    }
    const init = { method: "POST", headers: sent(asJson), body: JSON.stringify(body) };
    expect((await door.raw(`${path}?x-csrf-token=${victim.token}`, init)).status).toBe(403);
    expect(world.revision).toBe(before);
  });

  test.each(named(posts))(
    "%s takes JSON alone, which no form of another site sends",
    async (_name, route) => {
      const { path, body } = await sending(victim, world, route);
      const before = world.revision;
      for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
        const headers = sent({ "content-type": type, "x-csrf-token": victim.token });
        const answer = await door.raw(path, { method: "POST", headers, body: JSON.stringify(body) });
        expect(answer.status, type).toBe(415);
      }
      expect(world.revision).toBe(before);
    },
  );

  test.each(named(posts))("%s is not reached by a GET that calls itself a POST", async (_name, route) => {
    const { path } = await sending(victim, world, route);
    const before = world.revision;
    const headers = sent({ "x-http-method-override": "POST", "x-method-override": "POST" });
    await door.raw(`${path}?_method=POST`, { headers });
    expect(world.revision).toBe(before);
  });

  test.each(named(posts))(
    "%s says to no other origin that it may be called or read",
    async (_name, route) => {
      const { path } = await sending(victim, world, route);
      const origin = "https://ailleurs.example";
      const asked = { origin, "access-control-request-method": "POST" };
      const preflight = await door.raw(path, { method: "OPTIONS", headers: asked });
      const call = await door.raw(path, { method: "POST", headers: { origin, ...asJson }, body: "{}" });
      for (const answer of [preflight, call])
        expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
    },
  );
});

describe("the session's cookie", () => {
  test("is the server's own choice at each sign-in, whatever name was sent with it (fixation)", async () => {
    const chosen = "0".repeat(32);
    const client = door.client();
    client.cookie = `palier_session=${chosen}`;
    const answer = await client.signIn();
    expect(answer.headers.get("set-cookie")).not.toContain(chosen);
    expect((await client.get("/admin/", { cookie: `palier_session=${chosen}` })).status).toBe(401);
    expect((await client.get("/admin/")).status).toBe(200);
  });

  test("is found beside another of its name, which a neighbour of this host may have set", async () => {
    for (const cookie of [
      `palier_session=zzz; ${victim.cookie}`,
      `${victim.cookie}; palier_session=zzz`,
      `palier_session=; a=b; ${victim.cookie}`,
    ])
      expect(await json(victim.get("/admin/session", { cookie })), cookie).toMatchObject({
        authenticated: true,
        csrfToken: victim.token,
      });
  });
});

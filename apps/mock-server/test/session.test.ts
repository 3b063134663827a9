import { afterAll, describe, expect, test } from "vitest";
import { demoEmail, json, openDoor, otherEmail, type ProblemAnswer } from "./harness.ts";

const door = await openDoor({ sessionLifetime: 3_600_000 });
afterAll(() => door.close());

describe("session", () => {
  test("before signing in, the session says so and every other route answers 401", async () => {
    const nobody = door.client();
    expect(await json(nobody.get("/admin/session"))).toEqual({ authenticated: false, csrfToken: "" });
    for (const path of ["/admin/", "/admin/building/ajax-list", "/admin/building/edit/1"]) {
      const answer = await nobody.get(path);
      expect(answer.status).toBe(401);
      expect(answer.headers.get("content-type")).toBe("application/problem+json");
    }
  });

  test("signing in answers the admin and a token, in a cookie that no script reads", async () => {
    const client = door.client();
    const answer = await client.signIn();
    expect(answer.status).toBe(200);
    expect(answer.headers.get("set-cookie")).toMatch(
      /^palier_session=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await json(client.get("/admin/session"))).toMatchObject({
      authenticated: true,
      csrfToken: client.token,
      admin: { email: demoEmail, firstName: "Jeanne", lastName: "Martin" },
    });
    expect(await json(client.get("/admin/"))).toMatchObject({ route: "admin_home", authenticated: true });
  });

  test("on https that cookie is sent on https alone, behind a server that says so too", async () => {
    const cookieOf = async (headers: Readonly<Record<string, string>>) =>
      (
        await door.client().post("/admin/login", { email: otherEmail, password: "palier" }, headers)
      ).headers.get("set-cookie");
    expect(await cookieOf({ "x-forwarded-proto": "https" })).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
    expect(await cookieOf({ "x-forwarded-proto": "https, http" })).toContain("; Secure");
    for (const proto of ["http", "http, https"])
      expect(await cookieOf({ "x-forwarded-proto": proto })).not.toContain("Secure");
  });

  test("an unknown e-mail, a wrong password and a disabled account get the same answer", async () => {
    const admin = await door.signedIn();
    const { data } = await json<{ data: { id: number; email: string }[] }>(
      admin.get("/admin/account-admin/ajax-list"),
    );
    const other = data.find(({ email }) => email !== demoEmail && email !== otherEmail);
    const saved = await admin.send(`/admin/account-admin/${other?.id}/enabled`, { enabled: false });
    expect(saved.status).toBe(200);
    const answers = await Promise.all(
      [
        ["nobody@palier.test", "palier"],
        [demoEmail, "wrong"],
        [String(other?.email), "palier"],
      ].map(async ([email, password]) => json<ProblemAnswer>(door.client().signIn(email, password))),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 401, type: "/problems/wrong-credentials" });
  });

  test("ten refused sign-ins of an address within a minute, known or not, and it waits; others do not", async () => {
    const { clock } = door.app.world("default");
    clock.move(60_000);
    for (const email of [demoEmail, "nobody@palier.test"]) {
      for (let at = 0; at < 10; at += 1)
        expect((await door.client().signIn(email.toUpperCase(), "wrong")).status).toBe(401);
      clock.move(20_000);
      // The right password must not stand out among guesses.
      const answer = await door.client().signIn(email, "palier");
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(30);
      expect(Number(answer.headers.get("retry-after"))).toBeLessThanOrEqual(40);
      expect(await json<ProblemAnswer>(answer)).toMatchObject({ type: "/problems/too-many-attempts" });
    }
    expect((await door.client().signIn(otherEmail)).status).toBe(200);
    clock.move(41_000);
    expect((await door.client().signIn(demoEmail)).status).toBe(200);
  });

  test("signing in gives a new session and ends the old one", async () => {
    const client = await door.signedIn();
    const old = client.cookie;
    await client.signIn();
    expect(client.cookie).not.toBe(old);
    expect((await client.get("/admin/", { cookie: old })).status).toBe(401);
  });

  test("an admin that is disabled is signed out at once", async () => {
    const admin = await door.signedIn();
    const other = await door.signedIn(otherEmail);
    await admin.send("/admin/account-admin/2/enabled", { enabled: false });
    expect((await other.get("/admin/")).status).toBe(401);
    expect((await admin.send("/admin/account-admin/2/enabled", { enabled: true })).status).toBe(200);
  });

  test("signing out ends the session", async () => {
    const client = await door.signedIn();
    const answer = await client.post("/admin/logout");
    expect(await json(answer)).toEqual({ authenticated: false, csrfToken: "" });
    expect(answer.headers.get("set-cookie")).toContain("Max-Age=0");
    expect((await client.get("/admin/")).status).toBe(401);
  });

  test("A08 a session ends when it is not used for its lifetime, and use puts that off", async () => {
    const client = await door.signedIn();
    const { clock } = door.app.world("default");
    clock.move(3_000_000);
    expect((await client.get("/admin/")).status).toBe(200);
    clock.move(3_000_000);
    expect((await client.get("/admin/")).status).toBe(200);
    clock.move(3_700_000);
    expect((await client.get("/admin/")).status).toBe(401);
  });

  test("A08 its lifetime defaults to eight hours", async () => {
    const usual = await openDoor();
    const [early, late] = [await usual.signedIn(), await usual.signedIn()];
    const { clock } = usual.app.world("default");
    clock.move(8 * 3_600_000 - 60_000);
    expect((await early.get("/admin/")).status).toBe(200);
    clock.move(61_000);
    // Well before the twelve hours after which any session ends.
    expect((await late.get("/admin/")).status).toBe(401);
    expect((await early.get("/admin/")).status).toBe(200);
    await usual.close();
  });

  test("A08 a session ends twelve hours after its sign-in, however much it is used", async () => {
    const client = await door.signedIn();
    const { clock } = door.app.world("default");
    for (let hour = 0; hour < 12; hour += 1) {
      clock.move(3_590_000);
      expect((await client.get("/admin/session")).status).toBe(200);
      expect((await client.get("/admin/")).status).toBe(200);
    }
    clock.move(130_000);
    expect((await client.get("/admin/")).status).toBe(401);
    await client.signIn();
    expect((await client.get("/admin/")).status).toBe(200);
  });

  test("a POST without the session's token, or with another's, is refused and changes nothing", async () => {
    const client = await door.signedIn();
    const other = await door.signedIn(otherEmail);
    for (const token of ["", "nonsense", other.token]) {
      const answer = await client.post("/admin/building/delete/1", {}, { "x-csrf-token": token });
      expect(answer.status).toBe(403);
    }
    expect((await client.get("/admin/building/edit/1")).status).toBe(200);
  });
});

import { describe, expect, test } from "vitest";
import { frozenWorlds } from "./frozen-worlds.ts";
import { demoEmail, otherEmail } from "./harness.ts";

const { house, world, client, rows, form, edit, post, refused } = await frozenWorlds();

const base = "/admin/account-admin";
const idOf = async (email: string) =>
  (await rows(`${base}/ajax-list`)).find((row) => row.email === email)?.id ?? 0;
const recordOf = async (id: number) => (await form(`${base}/edit/${id}`)).record;
const set = async (id: number, enabled: boolean) =>
  post(`${base}/${id}/enabled`, { enabled, version: (await recordOf(id)).version });

describe("A18 an administrator who is disabled", () => {
  test("is out in every session at once, stays out, and signs in anew once enabled again", async () => {
    const id = await idOf(otherEmail);
    const [one, two] = [
      await house.admin(world().name, otherEmail),
      await house.admin(world().name, otherEmail),
    ];
    expect((await one.get("/admin/")).status).toBe(200);
    expect((await set(id, false)).status).toBe(200);
    expect([(await one.get("/admin/")).status, (await two.get("/admin/")).status]).toEqual([401, 401]);
    expect((await one.signIn(otherEmail)).status).toBe(401);
    expect((await set(id, true)).status).toBe(200);
    expect((await two.get("/admin/")).status).toBe(401);
    expect((await two.signIn(otherEmail)).status).toBe(200);
    const [line] = await rows(`${base}/history/${id}`);
    expect(line).toMatchObject({ byAdmin: "Jeanne Martin", changes: [{ field: "enabled" }] });
  });

  test("is one whom two admins disable once: the second is refused, the same key is answered again", async () => {
    const id = await idOf(otherEmail);
    const { version } = await recordOf(id);
    const own = await house.admin(world().name);
    const send = (by: typeof own, key: string) =>
      by.post(`${base}/${id}/enabled`, { enabled: false, version }, { "idempotency-key": key });
    expect((await send(client(), "a")).status).toBe(200);
    expect((await send(own, "b")).status).toBe(409);
    expect((await send(client(), "a")).status).toBe(200);
    expect((await recordOf(id)).version).toBe(version + 1);
  });

  test("is never oneself: 422 with the reason, the session goes on, and one stays", async () => {
    const id = await idOf(demoEmail);
    const answer = await refused(set(id, false));
    expect(answer).toMatchObject({ code: 422, errors: [{ path: "enabled" }] });
    expect(await recordOf(id)).toMatchObject({ enabled: true });
    const deleted = await refused(post(`${base}/delete/${id}`, { version: (await recordOf(id)).version }));
    expect(deleted).toMatchObject({ code: 409 });
    expect(deleted.detail).toContain("votre propre compte");
  });

  test("is not disabled by a form: 422 at the field, which names the action", async () => {
    const id = await idOf(otherEmail);
    const answer = await refused(edit(`${base}/edit/${id}`, { enabled: false }));
    expect(answer).toMatchObject({ code: 422, errors: [{ path: "enabled" }] });
    expect(answer.errors?.[0]?.message).toContain("Désactiver");
    expect((await edit(`${base}/edit/${id}`, {})).status).toBe(200);
  });
});

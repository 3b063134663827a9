/** Administrators' accounts, settings and callbacks. */
import { describe, expect, test } from "vitest";
import { demoEmail, otherEmail } from "../kit/client.ts";
import { freshWorlds } from "../kit/worlds.ts";

const { world, state, find, first, recordOf, post, send, edit, done, refused, history } = freshWorlds();

const base = "/admin/account-admin";
const idOf = async (email: string) => (await find(`${base}/ajax-list`, (row) => row.email === email)).id;
const set = async (id: number, enabled: boolean) =>
  post(`${base}/${id}/enabled`, { enabled, version: (await recordOf(`${base}/edit/${id}`)).version });

describe("A18 an administrator who is disabled", () => {
  test("is out in every session at once, stays out, and signs in anew once enabled again", async () => {
    const id = await idOf(otherEmail);
    const [one, two] = [await world().admin(otherEmail), await world().admin(otherEmail)];
    expect((await one.get("/admin/")).status).toBe(200);
    await done(set(id, false));
    expect([(await one.get("/admin/")).status, (await two.get("/admin/")).status]).toEqual([401, 401]);
    expect((await one.signIn(otherEmail)).status).toBe(401);
    await done(set(id, true));
    expect((await two.get("/admin/")).status).toBe(401);
    expect((await two.signIn(otherEmail)).status).toBe(200);
  });

  test("is never oneself, whose account is not deleted either", async () => {
    const id = await idOf(demoEmail);
    expect(await refused(set(id, false))).toMatchObject({ code: 422, errors: [{ path: "enabled" }] });
    const deleted = await refused(send(`${base}/delete/${id}`));
    expect(deleted).toMatchObject({ code: 409, detail: expect.stringContaining("votre propre compte") });
    expect(await recordOf(`${base}/edit/${id}`)).toMatchObject({ enabled: true });
  });
});

test("an e-mail address is stored in small letters and signs in in any", async () => {
  const zoe = { firstName: "Zoé", lastName: "Test", phone: null, enabled: true };
  const made = await done(post(`${base}/new`, { ...zoe, email: " Zoe.Test@Palier.TEST " }));
  expect(made.email).toBe("zoe.test@palier.test");
  for (const email of ["Zoe.Test@Palier.test", " ZOE.TEST@PALIER.TEST"])
    expect((await world().visitor().signIn(email)).status, email).toBe(200);
  for (const entity of ["user", "accountAdmin", "supplier"])
    for (const { email } of state().table(entity).rows({})) expect(email).toBe(String(email).toLowerCase());
});

describe("a setting", () => {
  test.each([
    ["number", "12,5", "12.5"],
    ["boolean", "oui", "true"],
    ["email", "personne", "quelqu.un@exemple.fr"],
    ["url", "exemple.fr", "https://exemple.fr/"],
    ["url", "javascript:alert(1)", "https://exemple.org/"],
    ["color", "rouge", "#A0B1C2"],
    ["text", "   ", "Bonjour"],
  ])("of type %s is not « %s »", async (type, wrong, right) => {
    const { id, value } = await find(
      "/admin/settings/ajax",
      (each) => each.type === type && each.value !== right,
    );
    const path = `/admin/settings/edit/${id}`;
    expect(await refused(edit(path, { value: wrong }))).toMatchObject({
      code: 422,
      errors: [{ path: "value" }],
    });
    expect((await recordOf(path)).value).toBe(value);
    expect(await done(edit(path, { value: right }))).toMatchObject({
      value: right,
      updatedBy: "Jeanne Martin",
      updatedAt: expect.stringMatching(/^2026-11-20T/),
    });
  });
});

test("an incident is resolved at a time that reopening takes back, and shows its assignee's present name", async () => {
  const { id } = await first("/admin/incident/ajax/list?status=open");
  const path = `/admin/incident/edit/${id}`;
  const resolvedAt = async (status: string) => (await done(edit(path, { status }))).resolvedAt;
  expect(await resolvedAt("inProgress")).toBeNull();
  expect(await resolvedAt("resolved")).toBe("2026-11-20T09:30:00Z");
  expect(await resolvedAt("inProgress")).toBeNull();
  expect(await resolvedAt("resolved")).toBe("2026-11-20T09:30:00Z");
  expect(await resolvedAt("closed")).toBe("2026-11-20T09:30:00Z");
  const { firstName } = await recordOf(`${base}/edit/5`);
  await done(edit(path, { assigneeId: 5 }));
  await done(edit(`${base}/edit/5`, { lastName: "Autre" }));
  expect((await recordOf(path)).assigneeName).toBe(`${firstName} Autre`);
  expect(await done(edit(path, { assigneeId: null }))).toMatchObject({ assigneeName: null });
});

test("a callback says who handled it and when; handed back it forgets both, and a note alone changes neither", async () => {
  const { id } = await first("/admin/concierge/callback/ajax-list?status=toHandle");
  const path = `/admin/concierge/callback/edit/${id}`;
  const handled = { status: "handled", note: "Rappelé à 10 h." };
  const said = { handledBy: "Jeanne Martin", handledAt: "2026-11-20T09:30:00Z" };
  expect(await done(edit(path, handled))).toMatchObject({ ...handled, ...said });
  const [line] = await history(`/admin/concierge/callback/history/${id}`);
  expect(line?.changes.map(({ label }) => label).sort()).toEqual([
    "Note",
    "Statut",
    "Traité le",
    "Traité par",
  ]);
  expect(await done(edit(path, { note: "Précision." }))).toMatchObject(said);
  expect(await done(edit(path, { status: "toHandle" }))).toMatchObject({ handledBy: null, handledAt: null });
});

import { expect, jeanne, test } from "./kit/palier.ts";

test("T05 T03 T06 a building that another admin holds, one failing export, and a push", {
  tag: "@whole-browser",
}, async ({ admin, otherAdmin, world, push }) => {
  await otherAdmin.open("building", 12);
  await admin.goto("/admin/building/edit/12");
  await expect(admin.getByText("Karim Benali modifie cette fiche")).toBeVisible();

  await world.fault({ route: "building.export", status: 503, times: 1 });
  await admin.goto("/admin/building");
  await admin.getByRole("button", { name: "Exporter" }).click();
  const exports = admin.getByRole("dialog").getByRole("button", { name: "Exporter" });
  await exports.click();
  await world.waitFor({ route: "building.export", status: 503 });
  const file = admin.waitForEvent("download");
  await exports.click();
  expect((await file).suggestedFilename()).toContain(".csv");

  await push.deliver({ notification: { title: "Nouvel incident", body: "Ascenseur en panne" } });
  await expect(admin.getByRole("listitem").filter({ hasText: "Nouvel incident" })).toBeVisible();
});

test("T03 a call that is cut once fails once in the page, on a connection that served others before", {
  tag: "@whole-browser",
}, async ({ admin, world }) => {
  await admin.goto("/admin/building");
  await expect(admin.getByRole("gridcell").first()).toBeVisible();
  for (const method of ["GET", "POST"]) {
    await world.clearJournal();
    const fault = await world.fault({ path: "/admin/logout", cut: true, times: 1 });
    const fetched = (): Promise<string> =>
      admin.evaluate(async (how) => {
        await (await fetch("/api/admin/session")).text();
        return fetch("/api/admin/logout", { method: how }).then(
          ({ status }) => String(status),
          (error: unknown) => (error instanceof TypeError ? "failed" : String(error)),
        );
      }, method);
    expect(await fetched()).toBe("failed");
    expect(await fetched()).toMatch(/^4/);
    const calls = await world.calls({ method });
    expect(calls.filter(({ path }) => path === "/admin/logout").map(({ status }) => status > 0)).toEqual([
      false,
      true,
    ]);
    await world.clearFaults(fault.id);
  }
});

test("T02 T04 each test has a world of its own, and its calls alone in its journal", {
  tag: "@whole-browser",
}, async ({ world, request, admin }) => {
  await world.patch("building", 1, { name: "Ici seulement" });
  await admin.goto("/admin/building/edit/1");
  await expect(admin.getByRole("textbox", { name: "Nom" }).first()).toHaveValue("Ici seulement");
  expect((await request.get("/api/admin/session")).status()).toBe(200);
  const worlds = new Set((await world.client.worlds()).map(({ name }) => name));
  expect(worlds).toContain(world.id);
  const elsewhere = await request.get("/api/admin/session", { headers: { "x-palier-world": "default" } });
  expect(elsewhere.status()).toBe(200);
  expect((await world.calls({ route: "session.read" })).some(({ admin: who }) => who === null)).toBe(true);
  const other = await world.client.world("default").journal({ route: "building.edit.get" });
  expect(other.entries).toEqual([]);
});

test("L07 the network fixture cuts the page off, and the lock comes back with it", {
  tag: "@whole-browser",
}, async ({ admin, world, network }) => {
  const holder = () => world.holder("building", 7);
  await admin.goto("/admin/building/edit/7");
  await expect.poll(holder).toBe(jeanne.email);
  await network.offline();
  await expect.poll(holder).toBeUndefined();
  await network.online();
  await expect.poll(holder, { timeout: 20_000 }).toBe(jeanne.email);
  expect(await network.dropSockets()).toBeGreaterThan(0);
  await expect.poll(holder, { timeout: 20_000 }).toBe(jeanne.email);
  await network.slow(50);
  expect(await world.faults()).toMatchObject([{ delayMs: 50 }]);
  await network.slow(0);
  expect(await world.faults()).toEqual([]);
});

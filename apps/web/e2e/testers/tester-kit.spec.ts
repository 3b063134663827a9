import { freeze, hide, show, thaw } from "@palier/mock-server/playwright";
import { expect, jeanne, karim, test } from "../kit/palier.ts";

test("T03 T05 T06 a test has a building held by another admin, one export failing, a slow line, and a push", {
  tag: "@whole-browser",
}, async ({ admin, otherAdmin, world, push, network }) => {
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

  const delays = async () => (await world.faults()).filter(({ label }) => label === "network.slow");
  await network.slow(50);
  expect(await delays()).toMatchObject([{ delayMs: 50 }]);
  await network.slow(0);
  expect(await delays()).toEqual([]);
  await push.deliver({ notification: { title: "Nouvel incident", body: "Ascenseur en panne" } });
  await expect(admin.getByRole("listitem").filter({ hasText: "Nouvel incident" })).toBeVisible();
});

test("T03 T04 a call that is cut once fails once in the page, on a connection that served others before", async ({
  admin,
  world,
}) => {
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

test("T02 T06 T07 a further admin sits at a browser set up as the test's, in the same world, with a line and messages of their own", {
  tag: "@whole-browser",
}, async ({ admin, push, realAdmin, world }) => {
  await admin.goto("/admin/notifications");
  const other = await realAdmin();
  expect(other.email).toBe(karim.email);
  const theirs = await other.push();
  await other.page.goto("/admin/notifications");
  expect(await push.registered()).not.toBe(await theirs.registered());
  const setUp = () => [navigator.language, innerWidth, Intl.DateTimeFormat().resolvedOptions().timeZone];
  expect(await other.page.evaluate(setUp)).toEqual(await admin.evaluate(setUp));
  await theirs.deliver({ to: karim.email, notification: { title: "Pour Karim" } });
  await expect(other.page.getByRole("listitem").filter({ hasText: "Pour Karim" })).toBeVisible();
  const missed = await push.deliver({ to: karim.email, notification: { title: "Encore" } });
  expect(missed.tokens).toEqual([await theirs.registered()]);
  await expect(admin.getByRole("listitem").filter({ hasText: /Pour Karim|Encore/ })).toHaveCount(0);

  await admin.goto("/admin/building/edit/9");
  await expect.poll(() => world.holder("building", 9)).toBe(jeanne.email);
  await other.page.goto("/admin/building/edit/9");
  await expect(other.page.getByText("Jeanne Martin a ouvert cette fiche")).toBeVisible();
  await other.network.offline();
  await expect(other.page.getByText("Connexion interrompue").first()).toBeVisible();
  await expect(admin.getByText("Connexion interrompue")).toHaveCount(0);
});

test("T07 L06 a page is hidden, frozen and thawed, its requests are held, and all of that may last until the test's end", {
  tag: "@whole-browser",
}, async ({ admin, network, otherAdmin, world }) => {
  await admin.goto("/admin/building/edit/9");
  const name = admin.getByRole("textbox", { name: /^Nom/ });
  await name.fill("Saisie gelée");
  await expect.poll(() => world.holder("building", 9)).toBe(jeanne.email);
  const states = await admin.evaluateHandle(() => {
    const states: string[] = [];
    document.addEventListener("visibilitychange", () => states.push(document.visibilityState));
    return states;
  });
  await hide(admin);
  expect(await admin.evaluate(() => document.hidden)).toBe(true);
  await show(admin);
  expect(await states.jsonValue()).toEqual(["hidden", "visible"]);

  // A frozen page answers nobody, and learns afterwards what happened meanwhile.
  await freeze(admin);
  await otherAdmin.open("building", 9);
  await otherAdmin.ask("building", 9);
  await world.clock({ advanceMs: 31_000 });
  await otherAdmin.lock("building", 9, true);
  expect(await world.holder("building", 9)).toBe(otherAdmin.email);
  await thaw(admin);
  await expect(admin.getByText("Karim Benali a pris la main sur cette fiche")).toBeVisible();
  await expect(name).toHaveValue("Saisie gelée");

  const held = "**/api/admin/building/ajax-list?*";
  const { letGo } = await network.hold(held);
  await world.clearJournal();
  await admin.goto("/admin/building");
  await expect(admin.getByRole("heading", { name: "Immeubles" })).toBeVisible();
  expect(await world.calls({ route: "building.list" })).toEqual([]);
  await letGo();
  await expect(admin.getByRole("gridcell").first()).toBeVisible();
  await network.hold(held);
  await admin.reload();
  await freeze(admin);
  await world.delete();
});

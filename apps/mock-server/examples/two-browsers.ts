import { expect, freeze, hide, show, test, thaw } from "@palier/mock-server/playwright";

test("two people and a record", async ({ admin, realAdmin, world, network }) => {
  const karim = await realAdmin("karim.benali@palier.test");
  await karim.page.goto("/admin/building/edit/12");
  await expect.poll(() => world.holder("building", 12)).toBe(karim.email);
  await karim.network.offline();

  // A tab whose scripts stand still (Chromium), and what is on the screen while an answer is under way.
  await freeze(admin);
  await thaw(admin);
  const list = await network.hold("**/ajax-list?*");
  await admin.goto("/admin/building");
  await list.letGo();
});

test("messages", async ({ admin, push }) => {
  // The browser asks, and the person says yes; `default` closes the question, `denied` blocks.
  await push.permission("default", "granted");
  await admin.goto("/admin/notifications");
  await admin.getByRole("button", { name: "Activer les notifications" }).click();
  await push.registered();

  // Nobody sees the page, or none is open: a notification, and where its click leads.
  await hide(admin);
  await push.deliver({ data: { title: "Nouvelle demande", link: "/admin/building/edit/12" } });
  await expect.poll(() => push.shown()).toEqual([{ title: "Nouvelle demande", body: "" }]);
  await show(admin);
  await push.click("Nouvelle demande");
  await expect(admin).toHaveURL(/edit\/12$/);

  // A subscription that changed; services that cannot be reached.
  await push.renewToken();
  push.service(false);
  await admin.reload();
});

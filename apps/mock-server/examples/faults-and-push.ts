import { expect, test } from "@palier/mock-server/playwright";

test("a held building, a failing export, a push message", async ({ admin, otherAdmin, world, push }) => {
  await otherAdmin.open("building", 12);
  await admin.goto("/admin/building/edit/12");
  await expect(admin.getByText("Karim Benali modifie cette fiche")).toBeVisible();

  await world.fault({ route: "building.export", status: 503, times: 1 });
  await admin.goto("/admin/building");
  await admin.getByRole("button", { name: "Exporter" }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Exporter" }).click();
  await world.waitFor({ route: "building.export", status: 503 });

  await push.deliver({ notification: { title: "Nouvel incident" } });
  await expect(admin.getByRole("listitem").filter({ hasText: "Nouvel incident" })).toBeVisible();
});

import { expect, test } from "@palier/mock-server/playwright";

test("a building that another admin holds, a failing export, a push", async ({
  admin,
  otherAdmin,
  world,
  push,
}) => {
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

  await push.deliver({ notification: { title: "Nouvel incident" } });
  await expect(admin.getByRole("listitem").filter({ hasText: "Nouvel incident" })).toBeVisible();
});

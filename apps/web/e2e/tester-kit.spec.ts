import { fileURLToPath } from "node:url";
import { expect, test } from "@palier/mock-server/playwright";

test.use({ mock: { web: fileURLToPath(new URL("../dist", import.meta.url)) } });

test("T05 T03 T06 a building that another admin holds, one failing export, and a push", async ({
  admin,
  otherAdmin,
  world,
  push,
}) => {
  await otherAdmin.open("building", 12);
  await admin.goto("/admin/building/edit/12");
  await expect(admin.getByText(/Karim Benali/).first()).toBeVisible();

  await world.fault({ route: "building.export", status: 503, times: 1 });
  await admin.goto("/admin/building");
  await admin.getByRole("button", { name: "Exporter" }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Exporter" }).click();
  await world.waitFor({ route: "building.export", status: 503 });

  await push.deliver({ notification: { title: "Nouvel incident", body: "Ascenseur en panne" } });
  await expect(admin.getByRole("listitem").filter({ hasText: "Nouvel incident" })).toBeVisible();
});

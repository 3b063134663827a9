import { expect, test } from "@palier/mock-server/playwright";

test("a building that someone else edits", async ({ admin, otherAdmin }) => {
  await otherAdmin.open("building", 12);
  await admin.goto("/admin/building/edit/12");
  await expect(admin.getByText("Karim Benali modifie cette fiche")).toBeVisible();
});

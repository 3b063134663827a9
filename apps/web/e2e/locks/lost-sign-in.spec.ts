import type { Page } from "@playwright/test";
import { expect, realtimeSignIn, save, test, web } from "../kit/palier.ts";
import { heldByJeanne, holder, jeanneEdits, jeanneEmail, karimWaits, nameField } from "../kit/two-admins.ts";

// The specification's sign-in; other tests use the default.
test.use({ mock: { web, realtimeSignIn: realtimeSignIn("shared-secret") } });

const refused = (page: Page) =>
  page.getByText("Le service temps réel refuse votre connexion", { exact: false }).first();

test("L13 where a sign-in to the service ends both admins read that no lock is guaranteed, then all is as before, without a reload", async ({
  admin,
  realAdmin,
  network,
  world,
}) => {
  await jeanneEdits(admin, world, "Saisie de Jeanne");
  const other = await karimWaits(realAdmin);
  // The new sign-in comes with the session's next answer, held here.
  const session = await network.hold("**/api/admin/session");
  await world.endRealtimeSignIns();
  await expect(refused(admin)).toBeVisible();
  await expect(refused(other.page)).toBeVisible();
  // A known holder stays known.
  await expect(save(other.page)).toBeDisabled();
  await session.letGo();
  await expect(refused(admin)).toHaveCount(0);
  await expect(refused(other.page)).toHaveCount(0);
  await expect.poll(holder(world)).toBe(jeanneEmail);
  await expect(heldByJeanne(other.page)).toBeVisible();
  await expect(nameField(admin)).toHaveValue("Saisie de Jeanne");
  await expect(save(admin)).toBeEnabled();
});

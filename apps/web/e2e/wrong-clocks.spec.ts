import { freeze, karim, signInByApi, thaw } from "@palier/mock-server/playwright";
import type { Page } from "@playwright/test";
import { expect, save, test } from "./kit/palier.ts";
import {
  heldByJeanne,
  holder,
  jeanneEdits,
  jeanneHolds,
  karimWaits,
  nameField,
  record,
} from "./kit/two-admins.ts";

const hour = 3_600_000;

/** Barred while another admin holds the record. */
const edit = (page: Page) => page.getByRole("link", { name: /^Modifier / }).first();

for (const by of [-2 * hour, 2 * hour]) {
  test(`L10 L08 a clock that is set by ${by / hour} h while Karim looks on changes nothing: form and list keep their holder`, async ({
    admin,
    realAdmin,
    world,
  }) => {
    await admin.clock.install();
    await jeanneHolds(admin, world);
    const other = await realAdmin();
    await other.context.clock.install();
    await other.page.goto(record);
    await expect(heldByJeanne(other.page)).toBeVisible();
    const list = await other.context.newPage();
    await list.goto("/admin/building?q=IMM-00003");
    await expect(edit(list)).toHaveAttribute("aria-disabled", "true");

    const asked = Promise.all([other.page, list].map((page) => page.waitForEvent("websocket")));
    await other.context.clock.setSystemTime(Date.now() + by);
    // The holder renews as always; another record is taken.
    await admin.clock.fastForward(51_000);
    await world.admin(karim).open("building", 4);
    await asked;
    await expect(edit(list)).toHaveAttribute("aria-disabled", "true");
    await expect(heldByJeanne(other.page)).toBeVisible();
    await expect(other.page.getByRole("button", { name: "Demander la main" })).toBeVisible();
    await other.page.getByRole("button", { name: "Demander la main" }).click();
    await expect(admin.getByText("Karim Benali demande la main sur cette fiche")).toBeVisible();
    await admin.getByRole("button", { name: "Refuser" }).click();
    await expect(other.page.getByText("Votre demande a été refusée.", { exact: false })).toBeVisible();
    await expect(save(admin)).toBeEnabled();
  });
}

test("L11 L04 a tab asleep for a day says on waking who has its record, and keeps what was typed", async ({
  admin,
  realAdmin,
  world,
}) => {
  await jeanneEdits(admin, world, "Saisie de la veille");
  const other = await karimWaits(realAdmin);
  await freeze(admin);
  await world.clock({ advanceMs: 24 * hour });
  // Sessions expire overnight, too.
  await signInByApi(other.page.request, `${world.url}/api`, karim);
  await other.page.goto(record);
  await expect.poll(holder(world)).toBe(karim);
  await expect(save(other.page)).toBeEnabled();

  await thaw(admin);
  await expect(admin.getByRole("alert").filter({ hasText: "Karim Benali" })).toBeVisible();
  await expect(save(admin)).toBeDisabled();
  await expect(nameField(admin)).toHaveValue("Saisie de la veille");
  await expect(save(other.page)).toBeEnabled();
});

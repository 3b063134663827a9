import { jeanne, karim, type TestWorld } from "@palier/mock-server/playwright";
import type { Page } from "@playwright/test";
import { lookAtAction, pressAction } from "../kit/head.ts";
import { expect, test } from "../kit/palier.ts";
import { oneThat, stored } from "../kit/stored.ts";
import { ask, heldBy, seatThird } from "../kit/three-admins.ts";
import { jeanneEdits, karimWaits } from "../kit/two-admins.ts";

interface Order {
  readonly id: number;
  readonly number: string;
}

const concierge = /^(Choisir le|Changer de) concierge/;
const chooseConcierge = (page: Page) => pressAction(page, concierge);
const expectAllowed = (page: Page) =>
  lookAtAction(page, concierge, (entry) => expect(entry).not.toHaveAttribute("aria-disabled", "true"));
const expectRefused = (page: Page) =>
  lookAtAction(page, concierge, (entry) => expect(entry).toHaveAttribute("aria-disabled", "true"));
const dialog = (page: Page) =>
  page.getByRole("dialog", { name: /^(Accepter|Changer le concierge de) la commande/ });
const mine = (page: Page) => page.getByText("Vous avez la main sur cette fiche");
const requested = (page: Page) => page.getByText("Karim Benali demande la main sur cette fiche");
const holder = (world: TestWorld, id: number) => () => world.holder("order", id);

/** Jeanne locks an order by opening the choice of its concierge. */
async function jeanneHoldsOrder(page: Page, world: TestWorld): Promise<Order & { readonly place: string }> {
  const order = await oneThat<Order>(page, "/admin/concierge/order/ajax-list", { status: "new" });
  const place = `/admin/concierge/order/${order.id}`;
  await page.goto(place);
  await chooseConcierge(page);
  await expect.poll(holder(world, order.id)).toBe(jeanne);
  return { ...order, place };
}

test("L06 L08 L09 L14 S14 S15 a held order is asked for on its page, handed over, acted on and given back; a third admin sees it all", async ({
  admin: page,
  realAdmin,
  world,
}) => {
  const { id, number, place } = await jeanneHoldsOrder(page, world);
  const { page: third } = await seatThird(page, realAdmin);
  await third.goto(place);
  const { page: other } = await realAdmin();
  await other.goto(`/admin/concierge/order?q=${number}`);
  await other.getByRole("button", { name: /^Jeanne Martin a ouvert/ }).click();
  await other.getByRole("menuitem", { name: "Consulter la fiche" }).click();
  await expect(other).toHaveURL(place);
  for (const each of [other, third]) {
    await expect(each.getByRole("button", { name: /consultent aussi cette fiche$/ })).toBeVisible();
    await expect(heldBy(each, "Jeanne Martin")).toBeVisible();
    await expectRefused(each);
  }
  // Nothing is chosen in her window yet: the record is handed over at once, and she is told.
  await ask(other).click();
  await expect(mine(other)).toBeVisible();
  await expect(dialog(page)).toContainText("Karim Benali a demandé cette fiche, où vous n’aviez rien saisi");
  await expect.poll(holder(world, id)).toBe(karim);
  await expect(heldBy(third, "Karim Benali")).toBeVisible();
  await expectRefused(third);

  await chooseConcierge(other);
  await dialog(other).getByRole("button", { name: "Accepter" }).click();
  await expect(dialog(other)).toHaveCount(0);
  expect(await stored(page, place)).toMatchObject({ status: "accepted" });
  // It stays held until released, as another action may follow.
  await expectRefused(third);
  await other.getByRole("button", { name: "Rendre la main" }).click();
  await expect(heldBy(third, "Karim Benali")).toHaveCount(0);
  await expectAllowed(third);
  // Looking takes no lock.
  expect(await holder(world, id)()).toBeUndefined();
  await expect(third.getByRole("list", { name: /^Suivi/ })).toContainText("par Karim Benali");
});

test("L06 A07 the asked holder sees the count-down at the end of a form too, at every width and at 400 % zoom, and answers", async ({
  admin: page,
  realAdmin,
  world,
}) => {
  await jeanneEdits(page, world, "Saisie de Jeanne");
  const { page: other } = await karimWaits(realAdmin);
  await ask(other).click();
  const request = page.getByRole("alert").filter({ has: requested(page) });
  for (const [width, height] of [
    [1440, 900],
    [900, 700],
    [360, 740],
    // 400 % zoom.
    [360, 225],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole("main").evaluate((main) => main.scrollTo(0, main.scrollHeight));
    await expect(request).toBeInViewport();
    await expect(request.getByText(/pourra la prendre dans \d+\ss\.$/)).toBeInViewport();
    await expect(request.getByRole("button", { name: "Refuser" })).toBeInViewport({ ratio: 1 });
  }
  // The seconds are hidden from screen readers.
  await expect(request.getByText(/pourra la prendre dans \d/)).toHaveAttribute("aria-hidden", "true");
  await request.getByRole("button", { name: "Passer la main" }).click();
  await expect(page.getByText(/Vous avez passé la main/)).toBeAttached();
  await expect(page.getByRole("button", { name: "Passer la main" })).toHaveCount(0);
});

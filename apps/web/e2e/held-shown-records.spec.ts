import { jeanne, karim, type TestWorld } from "@palier/mock-server/playwright";
import type { Page, WebSocketRoute } from "@playwright/test";
import { lookAtAction, pressAction } from "./kit/head.ts";
import { expect, test } from "./kit/palier.ts";
import { oneThat, stored } from "./kit/stored.ts";
import { ask, heldBy, seatThird } from "./kit/three-admins.ts";
import { jeanneHolds, record } from "./kit/two-admins.ts";

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
const cannotAsk = (page: Page) =>
  page.getByText("La main ne peut pas être demandée pour l’instant", { exact: false });
const requested = (page: Page) => page.getByText("Karim Benali demande la main sur cette fiche");
const mine = (page: Page) => page.getByText("Vous avez la main sur cette fiche");
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

async function expectBarred(page: Page): Promise<void> {
  await expect(heldBy(page, "Jeanne Martin")).toBeVisible();
  await expectRefused(page);
}

test("L06 L14 S15 a held order is asked for on its page, handed over, acted on and given back; a third admin sees it all", async ({
  admin: page,
  realAdmin,
  world,
}) => {
  const { id, place } = await jeanneHoldsOrder(page, world);
  const { page: third } = await seatThird(page, realAdmin);
  const { page: other } = await realAdmin();
  for (const each of [other, third]) {
    await each.goto(place);
    await expect(heldBy(each, "Jeanne Martin")).toBeVisible();
    await expectRefused(each);
  }
  await ask(other).click();
  await expect(other.getByText(/^Demande envoyée/)).toBeVisible();
  await expect(page.getByText("Karim Benali demande la main sur cette fiche")).toBeVisible();
  await page.getByRole("button", { name: "Passer la main" }).click();
  await expect(mine(other)).toBeVisible();
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
  await expect.poll(holder(world, id)).toBeUndefined();
  await expect(heldBy(third, "Karim Benali")).toHaveCount(0);
  await expectAllowed(third);
  await chooseConcierge(third);
  await expect(dialog(third).getByRole("combobox", { name: /^Concierge/ })).not.toHaveValue("");
});

test("L06 S14 a held order is asked for from its row; who lets go leaves a fresh page", async ({
  admin: page,
  realAdmin,
  world,
}) => {
  const { id, number, place } = await jeanneHoldsOrder(page, world);
  const { page: other } = await realAdmin();
  await other.goto(`/admin/concierge/order?q=${number}`);
  await other.getByRole("button", { name: /^Jeanne Martin modifie/ }).click();
  await expect(other.getByRole("menuitem", { name: "Consulter la fiche" })).toHaveAttribute("href", place);
  await other.getByRole("menuitem", { name: "Demander la main" }).click();
  await expect(other.getByText(/^Demande envoyée/)).toBeVisible();
  await other.getByRole("button", { name: "Annuler la demande" }).click();
  await expect(ask(other)).toBeVisible();
  await expect(page.getByText("Karim Benali demande la main")).toHaveCount(0);

  await dialog(page).getByRole("button", { name: "Accepter" }).click();
  await expectAllowed(other);
  // Before the announcement refreshes the page.
  await expect(other.getByRole("list", { name: /^Suivi/ })).toContainText("par Jeanne Martin", {
    timeout: 1_000,
  });
  // L08: looking takes no lock.
  expect(await holder(world, id)()).toBeUndefined();
});

test("L06 a refused request on a shown record leaves it watched, and it may be asked for again", async ({
  admin: page,
  realAdmin,
  world,
}) => {
  const { id, place } = await jeanneHoldsOrder(page, world);
  const { page: other } = await realAdmin();
  await other.goto(place);
  await ask(other).click();
  await page.getByRole("button", { name: "Refuser" }).click();
  await expect(other.getByText(/^Votre demande a été refusée/)).toBeVisible();
  await expect(ask(other)).toBeVisible({ timeout: 40_000 });
  await page.goto("/admin/");
  await expect(heldBy(other, "Jeanne Martin")).toHaveCount(0);
  expect(await holder(world, id)()).toBeUndefined();
});

test("L07 L14 S15 an admin whose line is cut still sees who holds an order, its actions stay barred, and nothing can be asked", async ({
  admin: page,
  realAdmin,
  world,
}) => {
  const { place } = await jeanneHoldsOrder(page, world);
  const { page: other, network } = await realAdmin();
  await other.goto(place);
  await expect(ask(other)).toBeVisible();
  await network.offline();
  await expect(cannotAsk(other)).toBeVisible();
  await expect(ask(other)).toHaveCount(0);
  await expectBarred(other);
  await network.online();
  await expect(ask(other)).toBeVisible({ timeout: 30_000 });
  await expectBarred(other);
});

test("L06 L07 a request on a line that says nothing does not pass for sent, and is not sent late", async ({
  admin: page,
  realAdmin,
  world,
}) => {
  const { place } = await jeanneHoldsOrder(page, world);
  const { page: other, context } = await realAdmin();
  let isDead = false;
  const lines: WebSocketRoute[] = [];
  await context.routeWebSocket(/\/\.ws\?/, (line) => {
    lines.push(line);
    const server = line.connectToServer();
    line.onMessage((frame) => {
      if (!isDead) server.send(frame);
    });
  });
  await other.goto(place);
  await expect(ask(other)).toBeVisible();
  isDead = true;
  await ask(other).click();
  await expect(other.getByText("Envoi de votre demande…")).toBeVisible();
  await expect(other.getByText(/^Demande envoyée/)).toHaveCount(0);
  await expectBarred(other);

  isDead = false;
  for (const line of lines) await line.close();
  await expect(ask(other)).toBeVisible();
  await expect(requested(page)).toHaveCount(0);
  await ask(other).click();
  await expect(requested(page)).toBeVisible();
});

test("L13 S15 a request that the service's rules do not even hear is said, and makes no held order free", async ({
  admin: page,
  realAdmin,
  world,
}) => {
  const { place } = await jeanneHoldsOrder(page, world);
  const { page: other } = await realAdmin();
  await other.goto(place);
  await expect(ask(other)).toBeVisible();
  await world.setRealtimeRules("closed");
  await ask(other).click();
  await expect(cannotAsk(other)).toBeVisible();
  await expectBarred(other);
  await world.setRealtimeRules("shipped");
  await expect(ask(other)).toBeVisible({ timeout: 30_000 });
  await expect(requested(page)).toHaveCount(0);
  await expectBarred(other);
});

for (const { name, width, height } of [
  { name: "1440 px", width: 1440, height: 900 },
  { name: "900 px", width: 900, height: 700 },
  { name: "360 px", width: 360, height: 740 },
  { name: "400 % zoom", width: 360, height: 225 },
]) {
  test(`L06 A07 the asked holder sees the count-down at the end of a form too, and answers: ${name}`, async ({
    admin: page,
    realAdmin,
    world,
  }) => {
    await page.setViewportSize({ width, height });
    await jeanneHolds(page, world);
    await page.getByRole("button", { name: "Enregistrer" }).scrollIntoViewIfNeeded();
    await page.getByRole("main").evaluate((main) => main.scrollTo(0, main.scrollHeight));
    const { page: other } = await realAdmin();
    await other.goto(record);
    await ask(other).click();
    const request = page
      .getByRole("alert")
      .filter({ hasText: "Karim Benali demande la main sur cette fiche" });
    await expect(request).toBeInViewport();
    await expect(request.getByText(/pourra la prendre dans \d+\ss\.$/)).toBeInViewport();
    await expect(request.getByRole("button", { name: "Refuser" })).toBeInViewport({ ratio: 1 });
    // The seconds are hidden from screen readers.
    await expect(request.getByText(/pourra la prendre dans \d/)).toHaveAttribute("aria-hidden", "true");
    await request.getByRole("button", { name: "Passer la main" }).click();
    await expect(page.getByText(/Vous avez passé la main/)).toBeAttached();
    await expect(page.getByRole("button", { name: "Passer la main" })).toHaveCount(0);
  });
}

import { hide, show } from "@palier/mock-server/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./kit/palier.ts";
import { oneThat, rowsOf, stored } from "./kit/stored.ts";

interface Callback {
  readonly id: number;
  readonly userName: string;
}

const calls = "/admin/concierge/callback";
const waits = { status: "toHandle" };
const waiting = (page: Page) => rowsOf<Callback>(page, `${calls}/ajax-list`, waits);

/** Changes and locks use one connection. */
const live = async (page: Page): Promise<void> => {
  await expect(page.locator(".ui-grid [row-id]").first()).toBeVisible();
};
const row = (page: Page, id: number) => page.locator(`.ui-grid [row-id="${id}"]`).first();

test("A24 an order that Karim accepts moves in Jeanne's list and on its open page, without a press", async ({
  admin: page,
  realAdmin,
}) => {
  const { id, number } = await oneThat<{ id: number; number: string }>(
    page,
    "/admin/concierge/order/ajax-list",
    { status: "new" },
  );
  await page.goto(`/admin/concierge/order?q=${number}`);
  await expect(row(page, id)).toContainText("Nouvelle");
  const open = await page.context().newPage();
  await open.goto(`/admin/concierge/order/${id}`);
  const timeline = open.getByRole("list", { name: /^Suivi de la commande/ });
  await expect(timeline.getByRole("listitem").last()).toContainText("Commande passée");

  const { page: other } = await realAdmin();
  await other.goto(`/admin/concierge/order/${id}`);
  await other.getByRole("button", { name: "Accepter", exact: true }).click();

  await expect(row(page, id)).toContainText("Acceptée");
  await expect(timeline.getByRole("listitem").last()).toContainText("par Karim Benali");
  expect(await stored(page, `/admin/concierge/order/${id}`)).toMatchObject({ status: "accepted" });
});

test("A24 a tile of the dashboard moves when Karim has handled a call", async ({
  admin: page,
  realAdmin,
}) => {
  await page.goto("/admin/");
  const count = page.getByRole("link", { name: /^\d+\s*Demandes de rappel/ }).locator(".home-tile__count");
  const before = Number(await count.textContent());
  const { page: other } = await realAdmin();
  await other.goto(`${calls}?status=toHandle`);
  await live(other);
  await other
    .getByRole("button", { name: /^Traité / })
    .first()
    .click();
  await expect(count).toHaveText(String(before - 1));
});

test("A24 a hundred changes of others are at most two reads in five seconds, and the last one is shown", async ({
  admin: page,
  world,
}) => {
  const [first] = await waiting(page);
  await page.goto(`${calls}?status=toHandle&q=${first?.userName}`);
  await live(page);
  await world.clearJournal();
  const began = Date.now();
  for (let change = 1; change <= 100; change += 1)
    await world.patch("callback", first?.id ?? 0, { topic: `Sujet ${change}` });
  await expect(row(page, first?.id ?? 0)).toContainText("Sujet 100");
  const windows = Math.ceil((Date.now() - began) / 5_000);
  expect((await world.calls({ route: "callback.list" })).length).toBeLessThanOrEqual(windows + 1);
});

test("A24 an own change is read once, another's once more", async ({ admin: page, world }) => {
  const [own, others] = (await waiting(page)).toReversed();
  await page.goto(`${calls}?status=toHandle`);
  await live(page);
  await world.clearJournal();
  await page.getByRole("button", { name: new RegExp(`^Traité .*${own?.userName}`) }).click();
  await expect(row(page, own?.id ?? 0)).toHaveCount(0);
  await world.patch("callback", others?.id ?? 0, { topic: "Clé perdue" });
  await expect(row(page, others?.id ?? 0)).toContainText("Clé perdue");
  expect(await world.calls({ route: "callback.list" })).toHaveLength(2);
});

test("A24 what changed while the connection was broken is read when it is back", async ({
  admin: page,
  network,
  world,
}) => {
  const [first] = await waiting(page);
  await page.goto(`${calls}?status=toHandle`);
  await live(page);
  await world.patch("callback", first?.id ?? 0, { topic: "Avant la coupure" });
  await expect(row(page, first?.id ?? 0)).toContainText("Avant la coupure");
  await network.realtime(false);
  await expect(page.getByText("Service temps réel injoignable")).toBeVisible();
  await world.patch("callback", first?.id ?? 0, { topic: "Pendant la coupure" });
  await network.realtime(true);
  await expect(row(page, first?.id ?? 0)).toContainText("Pendant la coupure", { timeout: 30_000 });
});

test("A24 a tab that nobody sees reads nothing, and everything at once when it is shown", async ({
  admin: page,
  world,
}) => {
  const [first] = await waiting(page);
  const witness = await page.context().newPage();
  for (const each of [page, witness]) {
    await each.goto(`${calls}?status=toHandle`);
    await live(each);
  }
  await hide(page);
  await world.patch("callback", first?.id ?? 0, { topic: "Derrière un autre onglet" });
  await expect(row(witness, first?.id ?? 0)).toContainText("Derrière un autre onglet");
  await expect(row(page, first?.id ?? 0)).not.toContainText("Derrière un autre onglet");
  await show(page);
  await expect(row(page, first?.id ?? 0)).toContainText("Derrière un autre onglet", { timeout: 2_000 });
});

test("A24 A16 rows stay as they are while a pointer is down or a text is selected", async ({
  admin: page,
  world,
}) => {
  const [first] = await waiting(page);
  const witness = await page.context().newPage();
  for (const each of [page, witness]) {
    await each.goto(`${calls}?status=toHandle`);
    await live(each);
  }
  await page.getByRole("heading", { level: 1 }).hover();
  await page.mouse.down();
  await world.patch("callback", first?.id ?? 0, { topic: "Sous la main" });
  await expect(row(witness, first?.id ?? 0)).toContainText("Sous la main");
  await expect(row(page, first?.id ?? 0)).not.toContainText("Sous la main");
  await page.mouse.up();
  await expect(row(page, first?.id ?? 0)).toContainText("Sous la main");

  await page.getByRole("heading", { level: 1 }).selectText();
  await world.patch("callback", first?.id ?? 0, { topic: "Sous le texte choisi" });
  await expect(row(witness, first?.id ?? 0)).toContainText("Sous le texte choisi");
  await expect(row(page, first?.id ?? 0)).not.toContainText("Sous le texte choisi");
  await page.evaluate(() => getSelection()?.removeAllRanges());
  await expect(row(page, first?.id ?? 0)).toContainText("Sous le texte choisi");
});

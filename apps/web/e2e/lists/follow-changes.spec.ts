import { hide, show } from "@palier/mock-server/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../kit/palier.ts";
import { oneThat, rowsOf, stored } from "../kit/stored.ts";

interface Callback {
  readonly id: number;
  readonly userName: string;
}

const calls = "/admin/concierge/callback";
const orders = "/admin/concierge/order";
const waiting = (page: Page) => rowsOf<Callback>(page, `${calls}/ajax-list`, { status: "toHandle" });
const numberIn = (text: string | null) => Number(text?.replaceAll(/\D/g, ""));

/** Changes and locks use one connection. */
const live = async (page: Page): Promise<void> => {
  await expect(page.locator(".ui-grid [row-id]").first()).toBeVisible();
};
const row = (page: Page, id: number) => page.locator(`.ui-grid [row-id="${id}"]`).first();
const waitingCount = (page: Page) =>
  page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: /à accepter$/ });

test("A24 what Karim does moves Jeanne's list, tab, page, tile and menu without a press, and reads no list for a count", async ({
  admin: page,
  realAdmin,
  world,
}) => {
  const { id } = await oneThat<{ id: number }>(page, `${orders}/ajax-list`, { status: "new" });
  await page.goto(`${orders}?status=new`);
  await live(page);
  const tabCount = page
    .getByRole("navigation", { name: /^Onglets/ })
    .locator("[aria-current] .ui-tab__count");
  await expect(tabCount).toHaveText(/\d/);
  const before = numberIn(await tabCount.textContent());
  const [open, home, elsewhere] = await Promise.all(["", "", ""].map(() => page.context().newPage()));
  if (open === undefined || home === undefined || elsewhere === undefined) throw new Error("no page");
  await open.goto(`${orders}/${id}`);
  const timeline = open.getByRole("list", { name: /^Suivi de la commande/ });
  await expect(timeline.getByRole("listitem").last()).toContainText("Commande passée");
  await home.goto("/admin/");
  const tile = home.getByRole("link", { name: /^\d+\s*Demandes de rappel/ }).locator(".home-tile__count");
  const tileBefore = numberIn(await tile.textContent());
  await elsewhere.goto("/admin/building");
  await live(elsewhere);
  await expect(waitingCount(elsewhere)).toHaveAccessibleName(`${before} à accepter`);
  await world.clearJournal();

  const { page: other } = await realAdmin();
  await other.goto(`${orders}/${id}`);
  await other.getByRole("button", { name: "Accepter", exact: true }).click();
  await expect(timeline.getByRole("listitem").last()).toContainText("par Karim Benali");
  await expect(waitingCount(elsewhere)).toHaveAccessibleName(`${before - 1} à accepter`);
  await expect(row(page, id)).toHaveCount(0);
  await expect(tabCount).toHaveText(String(before - 1));
  await expect(page.locator(".ui-page-header__count")).toHaveText(` ${before - 1}`);
  expect(await stored(page, `${orders}/${id}`)).toMatchObject({ status: "accepted" });
  expect(await world.calls({ route: "building.list" })).toEqual([]);

  await other.goto(`${calls}?status=toHandle`);
  await live(other);
  await other
    .getByRole("button", { name: /^Marquer traitée / })
    .first()
    .click();
  await expect(tile).toHaveText(String(tileBefore - 1));
});

test("A24 an own change is read once, another's once more, and a hundred of them at most twice in five seconds", async ({
  admin: page,
  world,
}) => {
  const [own, others] = (await waiting(page)).toReversed();
  const id = others?.id ?? 0;
  const reads = async () => (await world.calls({ route: "callback.list" })).length;
  await page.goto(`${calls}?status=toHandle`);
  await live(page);
  await world.clearJournal();
  await page.getByRole("button", { name: new RegExp(`^Marquer traitée .*${own?.userName}`) }).click();
  // The row stays as long as the pointer does.
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(row(page, own?.id ?? 0)).toHaveCount(0);
  await world.patch("callback", id, { topic: "Clé perdue" });
  await expect(row(page, id)).toContainText("Clé perdue");
  expect(await reads()).toBe(2);

  await world.clearJournal();
  const began = Date.now();
  for (let change = 1; change <= 100; change += 1)
    await world.patch("callback", id, { topic: `Sujet ${change}` });
  await expect(row(page, id)).toContainText("Sujet 100");
  const windows = Math.ceil((Date.now() - began) / 5_000);
  expect(await reads()).toBeLessThanOrEqual(windows + 1);
});

test("A24 A16 rows that changed behind another tab, under a press or a selected text, or while the connection was broken, come once they may", async ({
  admin: page,
  network,
  world,
}) => {
  const [first] = await waiting(page);
  const id = first?.id ?? 0;
  const witness = await page.context().newPage();
  for (const each of [page, witness]) {
    await each.goto(`${calls}?status=toHandle`);
    await live(each);
  }
  /** The other tab shows the change, this one does not, until it may. */
  const expectHeldBack = async (topic: string, letGo: () => Promise<unknown>) => {
    await world.patch("callback", id, { topic });
    await expect(row(witness, id)).toContainText(topic);
    await expect(row(page, id)).not.toContainText(topic);
    await letGo();
    await expect(row(page, id)).toContainText(topic);
  };
  await hide(page);
  await expectHeldBack("Derrière un autre onglet", () => show(page));
  await page.getByRole("heading", { level: 1 }).hover();
  await page.mouse.down();
  await expectHeldBack("Sous la main", () => page.mouse.up());
  await page.getByRole("heading", { level: 1 }).selectText();
  await expectHeldBack("Sous le texte choisi", () => page.evaluate(() => getSelection()?.removeAllRanges()));

  await network.realtime(false);
  await expect(page.getByText("Service temps réel injoignable")).toBeVisible();
  await world.patch("callback", id, { topic: "Pendant la coupure" });
  await network.realtime(true);
  await expect(row(page, id)).toContainText("Pendant la coupure", { timeout: 30_000 });
});

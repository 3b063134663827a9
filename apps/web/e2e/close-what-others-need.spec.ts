import type { Page } from "@playwright/test";
import { pressAction } from "./kit/head.ts";
import { expect, test, toast } from "./kit/palier.ts";

interface Row {
  readonly id: number;
  readonly version: number;
  readonly [column: string]: string | number | boolean | null;
}

async function rows(page: Page, path: string): Promise<readonly Row[]> {
  const join = path.includes("?") ? "&" : "?";
  return (await (await page.request.get(`/api${path}${join}draw=1&start=0&length=100`)).json()).data;
}

async function oneWith(page: Page, path: string, fits: (row: Row) => boolean): Promise<Row> {
  const row = (await rows(page, path)).find(fits);
  if (row === undefined) throw new Error(`no such row in ${path}`);
  return row;
}

const stored = async (page: Page, path: string): Promise<Row> =>
  (await (await page.request.get(`/api${path}`)).json()).record;

const question = (page: Page) => page.getByRole("alertdialog");

test("A18 archiving a building asks with the number of its residents, and a resident who comes meanwhile is restated", async ({
  admin: page,
  world,
}) => {
  const { id, name, userCount } = await oneWith(
    page,
    "/admin/building/ajax-list?status=active",
    (row) => Number(row.userCount) > 1,
  );
  const path = `/admin/building/edit/${id}`;
  await page.goto(path);
  const status = page.getByRole("combobox", { name: /^Statut/ });
  await expect(page.getByRole("main")).toContainText("Le statut change par");
  await expect(status).toHaveCount(0);
  await pressAction(page, "Archiver");
  await expect(question(page)).toHaveAccessibleName(new RegExp(`^Archiver «\\s${name}\\s»`));
  await expect(question(page)).toContainText(`${userCount} résidents sont concernés`);
  await question(page).getByRole("button", { name: "Retour" }).click();
  expect(await stored(page, path)).toMatchObject({ status: "active" });

  await pressAction(page, "Archiver");
  await expect(question(page)).toContainText(`${userCount} résidents`);
  const homeless = await oneWith(page, "/admin/user/ajax-list", (row) => row.buildingId === null);
  await world.patch("user", homeless.id, { buildingId: id }, { announced: false });
  await question(page).getByRole("button", { name: "Archiver l’immeuble" }).click();
  await expect(question(page).getByRole("alert")).toContainText("Le nombre annoncé a changé");
  await expect(question(page)).toContainText(`${Number(userCount) + 1} résidents sont concernés`);
  expect(await stored(page, path)).toMatchObject({ status: "active" });
  await question(page).getByRole("button", { name: "Archiver l’immeuble" }).click();
  await expect(toast(page, `Archivage effectué : ${name}`)).toBeVisible();
  expect(await stored(page, path)).toMatchObject({ status: "archived", userCount: Number(userCount) + 1 });

  await pressAction(page, "Rouvrir");
  await expect(toast(page, `Réouverture effectuée : ${name}`)).toBeVisible();
  expect(await stored(page, path)).toMatchObject({ status: "active" });
  await page.goto(`${path}/history`);
  await expect(page.getByRole("gridcell", { name: /Statut\s: Actif → Archivé/ })).toBeVisible();
});

test("A18 A16 an empty building is archived at once, and its toast takes that back", async ({
  admin: page,
  world,
}) => {
  const { id, name } = await oneWith(page, "/admin/building/ajax-list?status=active", () => true);
  const at = await rows(page, `/admin/user/ajax-list?buildingId=${id}`);
  for (const each of at) await world.patch("user", each.id, { buildingId: null });
  const path = `/admin/building/edit/${id}`;
  expect(await stored(page, path)).toMatchObject({ userCount: 0, status: "active" });
  await page.goto(path);
  await pressAction(page, "Archiver");
  const done = toast(page, `Archivage effectué : ${name}`);
  await expect(done).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  expect(await stored(page, path)).toMatchObject({ status: "archived" });
  await done.getByRole("button", { name: "Annuler", exact: true }).click();
  await expect(toast(page, `Annulation effectuée : ${name}`)).toBeVisible();
  expect(await stored(page, path)).toMatchObject({ status: "active" });
});

test("A18 A20 several residents are disabled after one question, with their ties added up", async ({
  admin: page,
}) => {
  await page.goto("/admin/user?status=active");
  const list = page.locator(".ui-grid [row-id]");
  await expect(list.first()).toBeVisible();
  const ids = [...new Set(await list.evaluateAll((all) => all.map((row) => row.getAttribute("row-id"))))];
  const chosen = ids.slice(0, 3).map(Number);
  const before = await Promise.all(chosen.map((id) => stored(page, `/admin/user/edit/${id}`)));
  const ties = before.reduce((sum, { validatedUlaCount }) => sum + Number(validatedUlaCount), 0);
  expect(ties).toBeGreaterThan(1);
  for (const id of chosen) await page.locator(`[row-id="${id}"] input[type=checkbox]`).press("Space");
  await page.getByRole("button", { name: "Désactiver (3)" }).click();
  await expect(question(page)).toContainText(`${ties} rattachements validés sont concernés`);
  await question(page).getByRole("button", { name: "Désactiver" }).click();
  await expect(toast(page, "3 désactivations effectuées")).toBeVisible();
  for (const id of chosen)
    expect(await stored(page, `/admin/user/edit/${id}`)).toMatchObject({ status: "disabled" });
});

test("A18 A17 a resident who subscribes is disabled after a question that says what is billed no longer, though the answer was lost", async ({
  admin: page,
  world,
}) => {
  const { id, fullName, activeSubscriptionCount } = await oneWith(
    page,
    "/admin/user/ajax-list?status=active",
    (row) => Number(row.activeSubscriptionCount) > 1,
  );
  const path = `/admin/user/edit/${id}`;
  const billed = async () => {
    const all = await rows(page, "/admin/concierge/subscription/ajax-list?status=active");
    const lists = all.map((each) => rows(page, `/admin/concierge/subscription/${each.id}/subscribers`));
    return (await Promise.all(lists))
      .flat()
      .filter(({ userId, nextBillingAt }) => userId === id && nextBillingAt !== null).length;
  };
  const before = await billed();
  expect(before).toBe(activeSubscriptionCount);
  await page.goto(path);
  await pressAction(page, "Désactiver");
  await expect(question(page)).toHaveAccessibleName(`Désactiver le compte «\u00a0${fullName}\u00a0» ?`);
  await expect(question(page)).toContainText(
    `${activeSubscriptionCount} abonnements ne sont plus facturés jusqu’à la réactivation.`,
  );
  await world.fault({ route: "user.changeStatus", cut: true, afterwards: true, times: 1 });
  await question(page).getByRole("button", { name: "Désactiver le compte" }).click();
  await expect(question(page).getByRole("alert")).toBeVisible();
  await question(page).getByRole("button", { name: "Désactiver le compte" }).click();
  await expect(toast(page, `Désactivation effectuée : ${fullName}`)).toBeVisible();
  expect(await stored(page, path)).toMatchObject({ status: "disabled", activeSubscriptionCount: 0 });
  expect(await billed()).toBe(0);

  await pressAction(page, "Réactiver");
  await expect(toast(page, `Réactivation effectuée : ${fullName}`)).toBeVisible();
  expect(await billed()).toBe(before);
});

test("A18 A05 A17 a concierge with open orders is disabled once, though the answer was lost", async ({
  admin: page,
  world,
}) => {
  const { id, name, openOrderCount } = await oneWith(
    page,
    "/admin/concierge/concierge-ajax/list?enabled=true",
    (row) => Number(row.openOrderCount) > 1,
  );
  const path = `/admin/concierge/supplier/edit/${id}`;
  await page.goto(path);
  await expect(page.getByRole("switch", { name: "Actif" })).toHaveAttribute("aria-readonly", "true");
  await pressAction(page, "Désactiver");
  await expect(question(page)).toContainText(`${openOrderCount} commandes en cours restent à sa charge`);
  await world.fault({ route: "supplier.changeEnabled", cut: true, afterwards: true, times: 1 });
  await question(page).getByRole("button", { name: "Désactiver le concierge" }).click();
  await expect(question(page).getByRole("alert")).toBeVisible();
  await question(page).getByRole("button", { name: "Désactiver le concierge" }).click();
  await expect(toast(page, `Désactivation effectuée : ${name}`)).toBeVisible();
  expect(await stored(page, path)).toMatchObject({ enabled: false, openOrderCount });
  const calls = await world.calls({ route: "supplier.changeEnabled" });
  expect(new Set(calls.map(({ request }) => JSON.stringify(request?.json))).size).toBe(1);
  expect(calls).toHaveLength(2);
  const history = await rows(page, `/admin/concierge/supplier/history/${id}`);
  expect(history.filter(({ event }) => event === "updated")).toHaveLength(1);
});

test("A14 A15 a point that orders need stays: the question says what to do instead, and offers no second try", async ({
  admin: page,
}) => {
  const path = "/admin/concierge/order/ajax-list?status=completed";
  const order = await oneWith(page, path, ({ deliveryPointId }) => deliveryPointId !== null);
  const points = "/admin/concierge/delivery-point";
  const [id, name] = [order.deliveryPointId, String(order.deliveryPointName)];
  const before = await stored(page, `${points}/edit/${id}`);
  expect(before.enabled).toBe(true);
  await page.goto(`${points}?q=${encodeURIComponent(name)}`);
  await page
    .getByRole("row", { name: new RegExp(name) })
    .first()
    .getByRole("button", { name: /^Supprimer/ })
    .click();
  await question(page).getByRole("button", { name: "Supprimer" }).click();
  await expect(question(page).getByRole("alert")).toContainText("cette fiche est utilisée");
  await expect(question(page).getByRole("alert")).toContainText(
    "Un point de livraison désactivé n’est plus proposé.",
  );
  await expect(question(page).getByRole("button")).toHaveText(["Retour"]);
  await expect(question(page).getByRole("button", { name: "Retour" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question(page)).toHaveCount(0);
  expect(await stored(page, `${points}/edit/${id}`)).toEqual(before);
});

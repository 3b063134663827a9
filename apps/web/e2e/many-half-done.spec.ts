import type { Locator, Page } from "@playwright/test";
import { expect, jeanne as jeanneAccount, signIn, test, toast } from "./kit/palier.ts";
import {
  act,
  all,
  ask,
  bar,
  barButton,
  box,
  changesOf,
  choose,
  chooseHere,
  decisionsOf,
  outcome,
  question,
  requests,
  requestsWaiting,
  six,
} from "./kit/queues.ts";
import { rowsOf, stored } from "./kit/stored.ts";

interface Row {
  readonly id: number;
}

interface Order extends Row {
  readonly number: string;
}

const callbacks = "/admin/concierge/callback";
const orders = "/admin/concierge/order";
const jeanne = jeanneAccount.name;

const callsWaiting = async (page: Page) =>
  six(
    await rowsOf<Row>(page, `${callbacks}/ajax-list`, {
      status: "toHandle",
      order: "requestedAt",
      length: 6,
    }),
  );

/** Opens a list within the app; « forward » then leads to the quotations, whose heading is returned. */
async function openWithNext(page: Page, list: string, first: number): Promise<Locator> {
  await page.goto(list);
  // Before the app has started, a link loads another document.
  await expect(box(page, first)).toBeVisible();
  await page
    .locator(".ui-rail")
    .getByRole("link", { name: /^Devis/ })
    .click();
  const elsewhere = page.getByRole("heading", { level: 1, name: /^Devis/ });
  await expect(elsewhere).toBeVisible();
  await page.goBack();
  return elsewhere;
}

/** Holds requests from the third on, until `letGo`. */
async function holdFromThird(
  page: Page,
  address: RegExp,
): Promise<{ letGo: () => void; sent: () => number }> {
  let sent = 0;
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    sent += 1;
    if (sent >= 3) await gate;
    return route.fallback();
  });
  return { letGo, sent: () => sent };
}

test("A20 A17 A05 the line goes with an answer, the window is closed, the rest is pressed again: each request is validated once", async ({
  admin: page,
  network,
}) => {
  const rows = await requestsWaiting(page);
  await choose(page, `${requests}?status=proofToCheck`, rows);
  let sent = 0;
  await page.route(/\/admin\/user\/ula\/\d+$/, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    sent += 1;
    if (sent !== 3) return route.fallback();
    await route.fetch();
    await network.offline();
    return route.abort("connectionreset");
  });
  await act(page, "Valider");
  await expect(outcome(page)).toHaveAccessibleName(
    "Valider : 2 faites, 1 sans réponse, 3 pas encore envoyées",
  );
  await page.keyboard.press("Escape");
  await network.online();
  await expect(bar(page)).toContainText("Sélection : 4 sur");
  const once = [`${jeanne} : validated`];
  // The third was done; its answer was lost.
  expect(await all(rows, (row) => decisionsOf(page, row))).toEqual([once, once, once, [], [], []]);
  await act(page, "Valider");
  await expect(toast(page, "4 validations effectuées")).toBeVisible();
  await expect(bar(page)).toBeHidden();
  expect(await all(rows, (row) => decisionsOf(page, row))).toEqual(rows.map(() => once));
  expect(sent).toBe(7);
});

test("A05 A20 the window of six calls does not close while they are sent, and nothing else is pressed meanwhile", async ({
  admin: page,
}) => {
  const rows = await callsWaiting(page);
  await choose(page, `${callbacks}?status=toHandle`, rows);
  const held = await holdFromThird(page, /\/callback\/edit\/\d+$/);
  await act(page, "Traité");
  await expect(question(page)).toContainText("2 sur 6 traitées…");
  await page.keyboard.press("Escape");
  await question(page).getByRole("button", { name: "Retour" }).click({ force: true });
  await question(page).getByRole("button", { name: "Traité" }).click({ force: true });
  await page.mouse.click(5, 5);
  await expect(question(page)).toContainText("2 sur 6 traitées…");
  held.letGo();
  await expect(toast(page, "6 appels traités")).toBeVisible();
  expect(held.sent()).toBe(6);
  expect(await all(rows, (row) => changesOf(page, callbacks, row, "Statut"))).toEqual(
    rows.map(() => [`${jeanne} : Traitée`]),
  );
});

test("A05 A20 the list is left while six orders are sent and one that waits is pressed again: it is not called changed, each has one step", async ({
  admin: page,
}) => {
  const query = { status: "accepted", order: "-number", length: 6 };
  const rows = six(await rowsOf<Order>(page, `${orders}/ajax-list`, query));
  const elsewhere = await openWithNext(page, `${orders}?status=accepted`, rows[0].id);
  await chooseHere(page, rows);
  const held = await holdFromThird(page, /\/order\/\d+\/status$/);
  await act(page, "Mettre en préparation");
  await expect.poll(held.sent).toBe(3);
  await page.goForward();
  await expect(elsewhere).toBeVisible();
  await page.goBack();
  const last = rows[5];
  await chooseHere(page, [last]);
  await ask(page, "Mettre en préparation");
  held.letGo();
  await expect(toast(page, "6 commandes en préparation")).toBeVisible();
  await question(page).getByRole("button", { name: "Mettre en préparation" }).click();
  await expect(toast(page, `Commande en préparation : ${last.number}`)).toBeVisible();
  await expect(outcome(page)).toHaveCount(0);
  expect(await all(rows, (row) => changesOf(page, orders, row, "Statut"))).toEqual(
    rows.map(() => [`${jeanne} : En préparation`]),
  );
});

test("A05 A20 a tab that is loaded anew in the middle stops what was not sent; the rest is pressed again, and each has one step", async ({
  admin: page,
}) => {
  const query = { status: "accepted", order: "-number", length: 6 };
  const rows = six(await rowsOf<Row>(page, `${orders}/ajax-list`, query));
  await choose(page, `${orders}?status=accepted`, rows);
  const held = await holdFromThird(page, /\/order\/\d+\/status$/);
  await act(page, "Mettre en préparation");
  await expect.poll(held.sent).toBe(3);
  const warned = page.waitForEvent("dialog");
  const reloaded = page.reload();
  const warning = await warned;
  expect(warning.type()).toBe("beforeunload");
  await warning.accept();
  await reloaded;
  held.letGo();
  const rest = rows.slice(2);
  await expect(box(page, rest[3]?.id ?? 0)).toBeVisible();
  await chooseHere(page, rest);
  await act(page, "Mettre en préparation");
  await expect(toast(page, "4 commandes en préparation")).toBeVisible();
  expect(await all(rows, (row) => changesOf(page, orders, row, "Statut"))).toEqual(
    rows.map(() => [`${jeanne} : En préparation`]),
  );
});

test("A05 A20 the browser asks before a tab is loaded anew while chosen rows are unsent, and at no other time", async ({
  admin: page,
}) => {
  const rows = await callsWaiting(page);
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.goto(`${callbacks}?status=toHandle`);
  await page.reload();
  await chooseHere(page, rows);
  const held = await holdFromThird(page, /\/callback\/edit\/\d+$/);
  await act(page, "Traité");
  await expect.poll(held.sent).toBe(3);
  void page.reload().catch(() => undefined);
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  held.letGo();
  await expect(toast(page, "6 appels traités")).toBeVisible();
  expect(await all(rows, (row) => changesOf(page, callbacks, row, "Statut"))).toEqual(
    rows.map(() => [`${jeanne} : Traitée`]),
  );
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
});

test("A05 A08 A20 a sign-out in the middle waits until each chosen row is done", async ({ admin: page }) => {
  const rows = await callsWaiting(page);
  const elsewhere = await openWithNext(page, `${callbacks}?status=toHandle`, rows[0].id);
  await chooseHere(page, rows);
  const held = await holdFromThird(page, /\/callback\/edit\/\d+$/);
  await act(page, "Traité");
  await expect.poll(held.sent).toBe(3);
  await page.goForward();
  await expect(elsewhere).toBeVisible();
  await page.getByRole("button", { name: `Compte de ${jeanne}` }).click();
  await page.getByRole("menuitem", { name: "Se déconnecter" }).click();
  await expect(page.getByRole("dialog", { name: "Enregistrement en cours" })).toBeVisible();
  held.letGo();
  await expect(page.getByRole("button", { name: "Se connecter" })).toBeVisible();
  await signIn(page);
  await expect(page.getByRole("button", { name: `Compte de ${jeanne}` })).toBeVisible();
  expect(await all(rows, (row) => changesOf(page, callbacks, row, "Statut"))).toEqual(
    rows.map(() => [`${jeanne} : Traitée`]),
  );
});

test("A20 A17 a request whose form cannot be read is shown as not sent, and is validated by another try", async ({
  admin: page,
  world,
}) => {
  const rows = await requestsWaiting(page);
  const [unread] = rows;
  await choose(page, `${requests}?status=proofToCheck`, rows);
  const path = `/admin/user/ula/${unread.id}`;
  const refuseOnce = () => world.fault({ path, method: "GET", status: 503, times: 1 });
  await refuseOnce();
  await act(page, "Valider");
  await expect(outcome(page)).toHaveAccessibleName("Valider : 5 faites, 1 non envoyée");
  await expect(outcome(page)).toContainText("rien n’a été envoyé");
  await expect(outcome(page)).not.toContainText("peut-être");
  expect(await decisionsOf(page, unread)).toEqual([]);
  const announced = outcome(page).getByRole("status").locator("span");
  await expect(announced).toHaveCount(0);
  const again = outcome(page).getByRole("button", { name: "Réessayer (1)" });
  await refuseOnce();
  await again.click();
  await expect(announced).toHaveText("Valider : 5 faites, 1 non envoyée");
  const first = await announced.elementHandle();
  await refuseOnce();
  await again.click();
  // Equal words in a new node: a screen reader is silent about text that stays.
  await expect.poll(() => first?.evaluate((node) => node.isConnected)).toBe(false);
  await expect(announced).toHaveText("Valider : 5 faites, 1 non envoyée");
  expect(await decisionsOf(page, unread)).toEqual([]);
  await again.click();
  await expect(toast(page, "6 validations effectuées")).toBeVisible();
  expect(await all(rows, (row) => decisionsOf(page, row))).toEqual(rows.map(() => [`${jeanne} : validated`]));
});

test("A20 a chosen row that changed meanwhile is done by another try, however far down the list it stands", async ({
  admin: page,
  world,
}) => {
  const { id } = six(
    await rowsOf<Row>(page, `${orders}/ajax-list`, { status: "delivered", order: "number", length: 6 }),
  )[0];
  const place = `${orders}/${id}`;
  const before = await stored(page, place);
  // Beyond the 500 rows of one request.
  const { recordsFiltered } = await (await page.request.get(`/api${orders}/ajax-list?draw=1`)).json();
  const position = recordsFiltered - id;
  expect(position).toBeGreaterThan(500);
  await choose(page, `${orders}?page=${Math.floor(position / 20) + 1}`, [{ id }]);
  await page.getByRole("button", { name: "Page précédente" }).click();
  await expect(box(page, id)).toHaveCount(0);
  const deliveryAt = "2026-11-19T17:30:00.000Z";
  await world.patch("order", id, { deliveryAt }, { announced: false });
  const complete = async (): Promise<void> => {
    await barButton(page, "Terminer").click();
    await question(page).getByRole("button", { name: "Terminer" }).click();
  };
  await complete();
  await expect(outcome(page)).toHaveAccessibleName("Terminer : 0 faite, 1 modifiée entre-temps");
  expect(await stored(page, place)).toMatchObject({ status: "delivered" });
  await outcome(page).getByRole("button", { name: "Retour" }).click();
  await expect(bar(page)).toContainText("Sélection : 1 sur");
  await expect(async () => {
    if (await outcome(page).isVisible()) await outcome(page).getByRole("button", { name: "Retour" }).click();
    if (await bar(page).isVisible()) await complete();
    await expect(bar(page)).toBeHidden({ timeout: 3_000 });
  }).toPass({ timeout: 20_000 });
  const after = await stored(page, place);
  expect(after).toMatchObject({ status: "completed", deliveryAt });
  expect(after.steps).toHaveLength(before.steps.length + 1);
});

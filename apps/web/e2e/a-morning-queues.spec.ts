import type { Page } from "@playwright/test";
import { expect, test, toast } from "./kit/palier.ts";
import { countPresses } from "./kit/presses.ts";
import { act, bar, barButton, box, choose, outcome, question } from "./kit/queues.ts";
import { listOf, rowsOf, stored } from "./kit/stored.ts";

const callbacks = "/admin/concierge/callback";
const quotations = "/admin/concierge/quotation";
const requests = "/admin/dashboard/association-requests";

interface Row {
  readonly id: number;
}

const waiting = (page: Page, length: number) =>
  rowsOf<Row>(page, `${callbacks}/ajax-list`, { status: "toHandle", order: "requestedAt", length });

const calls = (page: Page, rows: readonly Row[]) =>
  Promise.all(rows.map(async ({ id }) => (await stored(page, `${callbacks}/edit/${id}`)).status));

const handleChosen = (page: Page): Promise<void> => act(page, "Traité");

test("A20 L05 half of the chosen calls are held or changed meanwhile: each is named, stays chosen, and can be tried again", async ({
  admin: page,
  otherAdmin,
  world,
}) => {
  const rows = await waiting(page, 6);
  const [first, second, third, held, alsoHeld, changed] = rows;
  if (!first || !second || !third || !held || !alsoHeld || !changed) throw new Error("too few wait");
  await choose(page, `${callbacks}?status=toHandle`, rows);
  await otherAdmin.open("callback", held.id);
  await otherAdmin.open("callback", alsoHeld.id);
  await barButton(page, "Traité").click();
  await expect(question(page)).toHaveAccessibleName("Noter 6 appels comme traités ?");
  await world.patch("callback", changed.id, { topic: "Rappeler après 18 h" }, { announced: false });
  await question(page).getByRole("button", { name: "Traité" }).click();
  await expect(outcome(page)).toHaveAccessibleName(
    "Traité : 3 faites, 2 tenues par Karim Benali, 1 modifiée entre-temps",
  );
  expect(await calls(page, rows)).toEqual([
    "handled",
    "handled",
    "handled",
    "toHandle",
    "toHandle",
    "toHandle",
  ]);
  await expect(outcome(page).getByRole("link")).toHaveCount(3);
  for (const { id } of [held, alsoHeld, changed])
    await expect(outcome(page).locator(`a[href="${callbacks}/edit/${id}"]`)).toBeVisible();
  await otherAdmin.leave("callback", held.id);
  await otherAdmin.leave("callback", alsoHeld.id);
  await outcome(page).getByRole("button", { name: "Réessayer (2)" }).click();
  await expect(outcome(page)).toHaveAccessibleName("Traité : 5 faites, 1 modifiée entre-temps");
  await expect(outcome(page).getByRole("button", { name: /^Réessayer/ })).toHaveCount(0);
  await outcome(page).getByRole("button", { name: "Retour" }).click();
  await expect(bar(page)).toContainText("Sélection : 1 sur");
  await expect(box(page, changed.id)).toBeChecked();
  await expect(page.locator(`.ui-grid [row-id="${changed.id}"]`)).toContainText("Rappeler après 18 h");
  await handleChosen(page);
  await expect(toast(page, "Appel traité")).toBeVisible();
  expect(new Set(await calls(page, rows))).toEqual(new Set(["handled"]));
});

test("A20 a chosen row of another page that changed meanwhile is done once it is asked for again", async ({
  admin: page,
  world,
}) => {
  const { data } = await listOf<Row>(page, requests, {
    status: "proofToCheck",
    order: "requestedAt",
    length: 21,
  });
  const [first] = data;
  if (first === undefined) throw new Error("no request waits");
  await choose(page, `${requests}?status=proofToCheck`, [first]);
  await page.getByRole("button", { name: "Page suivante" }).click();
  await expect(page.locator(`.ui-grid [row-id="${data[20]?.id}"]`)).toBeVisible();
  await world.patch("ula", first.id, { floor: "7e étage" }, { announced: false });
  const validate = async (): Promise<void> => {
    await barButton(page, "Valider").click();
    await question(page).getByRole("button", { name: "Valider" }).click();
  };
  await validate();
  await expect(outcome(page)).toHaveAccessibleName("Valider : 0 faite, 1 modifiée entre-temps");
  await outcome(page).getByRole("button", { name: "Retour" }).click();
  await expect(bar(page)).toContainText("Sélection : 1 sur");
  const status = async () => (await stored(page, `/admin/user/ula/${first.id}`)).status;
  await expect(async () => {
    if (await outcome(page).isVisible()) await outcome(page).getByRole("button", { name: "Retour" }).click();
    // A successful action clears the choice.
    if (await bar(page).isVisible()) await validate();
    await expect.poll(status, { timeout: 5_000 }).toBe("validated");
  }).toPass();
  expect(await stored(page, `/admin/user/ula/${first.id}`)).toMatchObject({
    status: "validated",
    floor: "7e étage",
  });
});

test("A20 A17 the line is cut in the middle of five calls: what is done is known, and the rest is done by another try, each once", async ({
  admin: page,
  network,
}) => {
  const rows = await waiting(page, 5);
  await choose(page, `${callbacks}?status=toHandle`, rows);
  let sent = 0;
  const keys = new Set<string | undefined>();
  await page.route(/\/callback\/edit\/\d+$/, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    sent += 1;
    keys.add(route.request().headers()["idempotency-key"]);
    if (sent !== 3) return route.fallback();
    // The server acts, but its answer is lost.
    await route.fetch();
    await network.offline();
    return route.abort("connectionreset");
  });
  await handleChosen(page);
  await expect(outcome(page)).toHaveAccessibleName(
    "Traité : 2 faites, 1 sans réponse, 2 pas encore envoyées",
  );
  expect(sent).toBe(3);
  await network.online();
  await outcome(page).getByRole("button", { name: "Réessayer (3)" }).click();
  await expect(toast(page, "5 appels traités")).toBeVisible();
  await expect(outcome(page)).toHaveCount(0);
  expect(new Set(await calls(page, rows))).toEqual(new Set(["handled"]));
  // The third was sent twice, with one key.
  expect([sent, keys.size]).toEqual([6, 5]);
  await expect(bar(page)).toBeHidden();
});

test("A05 A20 a double press on the question about several calls does each of them once", async ({
  admin: page,
  world,
}) => {
  const rows = await waiting(page, 3);
  await choose(page, `${callbacks}?status=toHandle`, rows);
  await barButton(page, "Injoignable").dblclick();
  await question(page).getByRole("button", { name: "Injoignable" }).dblclick();
  await expect(toast(page, "3 appels sans réponse")).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  expect(await world.calls({ route: "callback.edit.post" })).toHaveLength(3);
  expect(new Set(await calls(page, rows))).toEqual(new Set(["unreachable"]));
});

test("A18 A20 offers that found no taker are refused together, after their sum was restated", async ({
  admin: page,
}) => {
  const sent = await rowsOf<Row>(page, `${quotations}/ajax-list`, {
    status: "sent",
    order: "-number",
    length: 3,
  });
  await choose(page, `${quotations}?status=sent`, sent);
  await barButton(page, "Refuser").click();
  await expect(question(page)).toHaveAccessibleName("Refuser 3 devis ?");
  await expect(question(page)).toContainText(/Total\s: .*€\. Ces réponses ne peuvent plus être changées/);
  await question(page).getByRole("button", { name: "Refuser" }).click();
  await expect(toast(page, "3 devis refusés")).toBeVisible();
  for (const { id } of sent)
    expect(await stored(page, `${quotations}/edit/${id}`)).toMatchObject({ status: "refused" });
});

test("A20 a page of calls is noted, and twenty requests with their proofs validated, with four presses each", async ({
  admin: page,
}) => {
  const rows = await waiting(page, 20);
  expect(rows.length).toBeGreaterThan(10);
  await page.goto(`${callbacks}?status=toHandle`);
  const all = page.getByRole("checkbox", { name: "Choisir toutes les lignes de la page" });
  await expect(box(page, rows[0]?.id ?? 0)).toBeVisible();
  const callPresses = await countPresses(page);
  await all.check();
  await handleChosen(page);
  await expect(toast(page, `${rows.length} appels traités`)).toBeVisible();
  expect(await callPresses()).toBeLessThanOrEqual(4);
  expect(new Set(await calls(page, rows))).toEqual(new Set(["handled"]));

  const ties = await rowsOf<Row>(page, requests, {
    status: "proofToCheck",
    order: "requestedAt",
  });
  expect(ties).toHaveLength(20);
  await page.goto(`${requests}?status=proofToCheck`);
  await expect(box(page, ties[0]?.id ?? 0)).toBeVisible();
  const tiePresses = await countPresses(page);
  await all.check();
  await barButton(page, "Valider").click();
  await question(page).getByRole("button", { name: "Valider" }).click();
  await expect(toast(page, "20 validations effectuées")).toBeVisible();
  expect(await tiePresses()).toBeLessThanOrEqual(4);
  for (const { id } of ties)
    expect(await stored(page, `/admin/user/ula/${id}`)).toMatchObject({ status: "validated" });
});

import type { Page } from "@playwright/test";
import { expect, test, toast } from "../../kit/palier.ts";
import {
  act,
  all,
  bar,
  barButton,
  box,
  choose,
  chooseHere,
  outcome,
  question,
  six,
} from "../../kit/queues.ts";
import { rowsOf, stored } from "../../kit/stored.ts";

interface Row {
  readonly id: number;
}

const callbacks = "/admin/concierge/callback";
const orders = "/admin/concierge/order";

const statesOf = (page: Page, base: string, rows: readonly Row[]) =>
  all(rows, async ({ id }) => (await stored(page, `${base}/${id}`)).status);
const states = (page: Page, rows: readonly Row[]) => statesOf(page, `${callbacks}/edit`, rows);

test("A20 L05 of six chosen calls those that are held or changed meanwhile are named, stay chosen and can be tried again", async ({
  admin: page,
  otherAdmin,
  world,
}) => {
  const query = { status: "toHandle", order: "requestedAt", length: 6 };
  const rows = six(await rowsOf<Row>(page, `${callbacks}/ajax-list`, query));
  const [, , , held, alsoHeld, changed] = rows;
  await choose(page, `${callbacks}?status=toHandle`, rows);
  await otherAdmin.open("callback", held.id);
  await otherAdmin.open("callback", alsoHeld.id);
  await barButton(page, "Marquer traitée").click();
  await expect(question(page)).toHaveAccessibleName("Noter 6 appels comme traités ?");
  await world.patch("callback", changed.id, { topic: "Rappeler après 18 h" }, { announced: false });
  await question(page).getByRole("button", { name: "Marquer traitée" }).click();
  await expect(outcome(page)).toHaveAccessibleName(
    "3 appels traités, 2 fiches tenues par Karim Benali, 1 fiche modifiée entre-temps",
  );
  expect(await states(page, rows)).toEqual([
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
  await expect(outcome(page)).toHaveAccessibleName("5 appels traités, 1 fiche modifiée entre-temps");
  await expect(outcome(page).getByRole("button", { name: /^Réessayer/ })).toHaveCount(0);
  await outcome(page).getByRole("button", { name: "Retour" }).click();
  await expect(bar(page)).toContainText("Sélection : 1 sur");
  await expect(box(page, changed.id)).toBeChecked();
  await expect(page.locator(`.ui-grid [row-id="${changed.id}"]`)).toContainText("Rappeler après 18 h");
  await act(page, "Marquer traitée");
  await expect(toast(page, "Appel traité")).toBeVisible();
  expect(new Set(await states(page, rows))).toEqual(new Set(["handled"]));
});

test("A05 A20 a reload while chosen orders are sent is warned of, stops what was not sent, and the rest is pressed again once each", async ({
  admin: page,
}) => {
  const query = { status: "accepted", order: "-number", length: 6 };
  const rows = six(await rowsOf<Row>(page, `${orders}/ajax-list`, query));
  const steps = async () =>
    await all(rows, async ({ id }) => (await stored(page, `${orders}/${id}`)).steps.length);
  const before = await steps();
  const warnings: string[] = [];
  page.on("dialog", (dialog) => {
    warnings.push(dialog.type());
    void dialog.accept();
  });
  await page.goto(`${orders}?status=accepted`);
  await page.reload();
  await chooseHere(page, rows);
  let sent = 0;
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/order\/\d+\/status$/, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    sent += 1;
    if (sent >= 3) await gate;
    return route.fallback();
  });
  await act(page, "Préparer");
  await expect.poll(() => sent).toBe(3);
  expect(warnings).toEqual([]);
  await page.reload();
  expect(warnings).toEqual(["beforeunload"]);
  letGo();
  const rest = rows.slice(2);
  await expect(box(page, rest[3]?.id ?? 0)).toBeVisible();
  await chooseHere(page, rest);
  await act(page, "Préparer");
  await expect(toast(page, "4 commandes en préparation")).toBeVisible();
  expect(await statesOf(page, orders, rows)).toEqual(rows.map(() => "preparing"));
  expect(await steps()).toEqual(before.map((count) => count + 1));
  await page.reload();
  expect(warnings).toEqual(["beforeunload"]);
});

import { exportList } from "./kit/export-list.ts";
import { expect, test, toast } from "./kit/palier.ts";

const requests = "/admin/dashboard/association-requests";

test("S03 A15 a morning: what waits is counted, one request is accepted, one rejected with a reason, one left, the rest exported", async ({
  admin: page,
}) => {
  test.slow();
  await page.goto("/admin/");
  const tile = page.getByRole("link", { name: /Demandes à vérifier/ });
  const waiting = Number((await tile.textContent())?.match(/\d+/)?.[0]);
  expect(waiting).toBeGreaterThan(2);
  await expect(page.getByRole("link", { name: /Conversations non lues/ })).toHaveAttribute(
    "href",
    "/admin/conversations?unread=true",
  );
  const validate = page.getByRole("button", { name: /^Valider / });
  const accepted = (await validate.first().getAttribute("aria-label")) ?? "";
  expect(accepted).toMatch(/^Valider le rattachement d(e |’)/);
  await validate.first().click();
  const question = page.getByRole("alertdialog", { name: /^Valider le rattachement d(e |’)/ });
  await question.getByRole("button", { name: "Valider" }).click();
  await expect(toast(page, "Validation effectuée")).toBeVisible();
  await expect(page.getByRole("button", { name: accepted, exact: true })).toHaveCount(0);
  await expect(tile).toContainText(String(waiting - 1));

  await tile.click();
  await expect(page).toHaveURL(`${requests}?status=proofToCheck`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(String(waiting - 1));
  const proof = page.getByRole("button", { name: /^Voir le justificatif/ });
  await proof.first().click();
  await expect(page.getByRole("dialog", { name: /^Justificatif d(e |’)/ }).locator("iframe")).toBeVisible();
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: /^Rejeter / })
    .first()
    .click();
  const rejection = page.getByRole("dialog", { name: /^Rejeter le justificatif/ });
  await rejection.getByRole("combobox", { name: /^Motif/ }).selectOption("Illisible");
  await rejection.getByRole("button", { name: "Rejeter" }).click();
  await expect(toast(page, "Rejet effectué")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(String(waiting - 2));

  // Menu and crumb show the queue; the title is the resident's name.
  const name = page.locator(".ui-grid:not([data-coming]) [row-id] a.ui-cell-link").first();
  const resident = (await name.textContent()) ?? "";
  await name.click();
  await expect(page.getByRole("heading", { level: 1, name: resident, exact: true })).toBeVisible();
  await expect(page.locator(".ui-rail a[aria-current]")).toHaveText(/^Demandes de rattachement/);
  await page.getByRole("banner").getByRole("link", { name: "Demandes de rattachement" }).click();
  await expect(page).toHaveURL(`${requests}?status=proofToCheck`);

  expect((await exportList(page)).rows).toHaveLength(waiting - 2);
});

test("A03 A06 figures that cannot be read leave the requests; the charts say theirs in tables", async ({
  admin: page,
  world,
}) => {
  // The table scrolls only for columns whose width the admin has set.
  await page.goto("/admin/dashboard/association-requests");
  await page.locator(".ui-grid:not([data-coming]) [row-id]").first().waitFor();
  await page.getByRole("columnheader", { name: "Immeuble" }).focus();
  await page.keyboard.press("Alt+ArrowRight");
  await world.fault({ route: "dashboard.summary", status: 500 });
  await page.goto("/admin/");
  await expect(page.getByRole("main").getByText("Une erreur est survenue sur le serveur")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Valider / }).first()).toBeVisible();
  await world.clearFaults();
  await page.getByRole("main").getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByRole("heading", { name: "En attente de vous" })).toHaveCSS("margin-bottom", "8px");
  // Other columns scroll below the buttons, and must be hidden and not clickable there.
  await page.setViewportSize({ width: 900, height: 800 });
  const reject = page.getByRole("button", { name: /^Rejeter / }).first();
  await reject.scrollIntoViewIfNeeded();
  await page.locator(".ui-light").evaluate((table) => table.scrollBy({ left: 80 }));
  expect(await reject.evaluate(coversWhatScrolls)).toEqual({ scrolled: true, onTop: true, opaque: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  const chart = page.getByRole("figure", { name: "Incidents, par semaine" });
  await chart.getByText("Voir les chiffres").click();
  await expect(chart.getByRole("row")).toHaveCount(13);
});

/** Whether the button covers cells that scroll below it. */
function coversWhatScrolls(button: Element): Readonly<Record<string, boolean>> {
  const { x, y, width, height } = button.getBoundingClientRect();
  const cell = button.closest(".ui-light__cell");
  return {
    scrolled: (button.closest(".ui-light")?.scrollLeft ?? 0) > 0,
    onTop: button.contains(document.elementFromPoint(x + width / 2, y + height / 2)),
    opaque: cell !== null && getComputedStyle(cell).backgroundColor.startsWith("rgb("),
  };
}

import type { Page } from "@playwright/test";
import { expect, test, toast } from "./kit/palier.ts";
import { placeOf } from "./kit/place.ts";
import { stored } from "./kit/stored.ts";

/** Selects the first news items. Returns their ids and the confirmation. */
async function askToDelete(page: Page, count: number) {
  await page.goto("/admin/news");
  await expect(page.locator(".ui-grid [row-id]").first()).toBeVisible();
  const rows = page.locator(".ui-grid [row-id]");
  const ids = await rows.evaluateAll((all) => [...new Set(all.map((row) => row.getAttribute("row-id")))]);
  const chosen = ids.slice(0, count).map(Number);
  for (const id of chosen) await page.locator(`[row-id="${id}"] input[type=checkbox]`).press("Space");
  await page.getByRole("button", { name: `Supprimer (${count})`, exact: true }).click();
  return { chosen, question: page.getByRole("alertdialog") };
}

const statusOf = async (page: Page, id: number) =>
  (await page.request.get(`/api/admin/news/edit/${id}`)).status();

test("A20 the question about several rows keeps what it asked until it closes, and closes before the rows are read again", async ({
  admin: page,
  network,
}) => {
  const { chosen, question } = await askToDelete(page, 2);
  await expect(question).toHaveAccessibleName("Supprimer 2 fiches ?");
  await expect(question).toContainText("Ces suppressions sont définitives.");
  const held = await network.hold(/\/admin\/news\/.*ajax/);
  await question.getByRole("button", { name: "Supprimer" }).click();
  await expect(toast(page, "2 suppressions effectuées")).toBeVisible();
  await expect(question).toHaveCount(0);
  expect(await Promise.all(chosen.map((id) => statusOf(page, id)))).toEqual([404, 404]);
  await held.letGo();
});

test("A20 A12 a chosen row that changed meanwhile is named, stays chosen as it is now, and is deleted by another try", async ({
  admin: page,
  world,
}) => {
  const { chosen, question } = await askToDelete(page, 2);
  const [changed = 0, other = 0] = chosen;
  await world.patch("news", changed, { title: "Coupure d’eau, nouvel horaire" }, { announced: false });
  await question.getByRole("button", { name: "Supprimer" }).click();
  const outcome = page.getByRole("dialog");
  await expect(outcome).toHaveAccessibleName("Supprimer : 1 faite, 1 modifiée entre-temps");
  await expect(question).toHaveCount(0);
  expect([await statusOf(page, changed), await statusOf(page, other)]).toEqual([200, 404]);
  await outcome.getByRole("button", { name: "Retour" }).click();
  const row = page.locator(`[row-id="${changed}"]`);
  await expect(row.getByText("Coupure d’eau, nouvel horaire")).toBeVisible();
  await expect(row.locator("input[type=checkbox]")).toBeChecked();
  await page.getByRole("button", { name: "Supprimer (1)", exact: true }).click();
  await expect(question).toContainText("Coupure d’eau, nouvel horaire");
  await question.getByRole("button", { name: "Supprimer" }).click();
  await expect(question).toHaveCount(0);
  await expect.poll(() => statusOf(page, changed)).toBe(404);
});

test("A16 a question about a record that went meanwhile says so and does nothing", async ({
  admin: page,
  otherAdmin,
  world,
}) => {
  await page.goto("/admin/news");
  const row = page.locator(".ui-grid [row-id]").first();
  await expect(row).toBeVisible();
  const id = Number(await row.getAttribute("row-id"));
  await row.getByRole("button", { name: /^Autres actions sur / }).click();
  await page.getByRole("menuitem", { name: "Supprimer" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toBeVisible();
  const { version } = await stored(page, `/admin/news/edit/${id}`);
  await otherAdmin.post(`/admin/news/delete/${id}`, { version });
  // A refusal reloads the rows, unless the change was announced before: then nothing is sent.
  await question.getByRole("button", { name: "Supprimer" }).click();
  await expect(question).toContainText("Cette fiche n’est plus ici");
  await question.getByRole("button", { name: "Supprimer" }).click();
  await expect(question).toContainText("Cette fiche n’est plus ici");
  await question.getByRole("button", { name: "Retour" }).click();
  await expect(question).toHaveCount(0);
  const sent = await world.calls({ route: "news.delete" });
  const own = sent.filter(({ admin }) => admin === "jeanne.martin@palier.test");
  expect(own.map(({ status }) => status)).toEqual(own.length === 0 ? [] : [404]);
});

test("A20 a choice that is kept through a search says that it is not of it", async ({ admin: page }) => {
  await page.goto("/admin/news");
  await page.locator(".ui-grid [row-id]").first().getByRole("checkbox").check();
  const bar = page.getByRole("region", { name: "Actions sur la sélection" });
  await expect(bar).toContainText("Sélection : 1 sur");
  await page.getByRole("searchbox", { name: "Recherche" }).fill("zzzz");
  await expect(bar).toContainText("Sélection : 1 ligne, choisie sous d’autres filtres");
  await expect(bar).not.toContainText("sur 0");
});

test("A07 A20 at 360 px what can be done with chosen rows is in sight from the first row on", async ({
  admin: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin/news");
  await page.locator(".ui-grid [row-id]").first().getByRole("checkbox").check();
  const bar = page.getByRole("region", { name: "Actions sur la sélection" });
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect((await placeOf(bar)).height).toBeLessThanOrEqual(96);
});

test("A07 at 390 px the further actions on chosen rows stand beside the first one, on no line of their own", async ({
  admin: page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const place of ["/admin/concierge/theme", "/admin/modules"]) {
    await page.goto(place);
    await page.locator(".ui-grid [row-id]").first().getByRole("checkbox").check();
    const bar = page.getByRole("region", { name: "Actions sur la sélection" });
    const first = await placeOf(bar.getByRole("button").first());
    const more = await placeOf(bar.getByRole("button", { name: /^Autres actions/ }));
    expect.soft(Math.abs(first.y - more.y), place).toBeLessThan(first.height / 2);
    expect.soft((await placeOf(bar)).height, place).toBeLessThanOrEqual(96);
  }
});

for (const colorScheme of ["light", "dark"] as const)
  test(`A07 in ${colorScheme} a row's checkbox has the product's colours; forced colours have the system's`, async ({
    admin: page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/admin/building");
    const box = page.locator(".ui-grid:not([data-coming]) [row-id]").getByRole("checkbox").first();
    const paint = () =>
      box.evaluate((element) => {
        const { appearance, backgroundColor } = getComputedStyle(element);
        return { appearance, backgroundColor };
      });
    const colour = (token: string) =>
      page.evaluate((name) => {
        const sample = document.body.appendChild(document.createElement("i"));
        sample.style.backgroundColor = `var(${name})`;
        const { backgroundColor } = getComputedStyle(sample);
        sample.remove();
        return backgroundColor;
      }, token);
    expect(await paint()).toEqual({ appearance: "none", backgroundColor: await colour("--color-surface") });
    await box.check();
    expect(await paint()).toEqual({ appearance: "none", backgroundColor: await colour("--color-accent") });
    await page.emulateMedia({ forcedColors: "active" });
    expect((await paint()).appearance).toBe("auto");
  });

import type { Locator, Page } from "@playwright/test";
import { otherActions } from "./kit/head.ts";
import { refundable } from "./kit/lost.ts";
import { expect, save, test } from "./kit/palier.ts";
import { listOf } from "./kit/stored.ts";

const retry = (page: Page) => page.getByRole("button", { name: "Réessayer" }).first();

/** Repeats until `done` passes, as every second answer is lost. */
async function until(done: () => Promise<void>, ways: readonly Locator[]): Promise<void> {
  await expect(async () => {
    for (const way of ways) {
      if ((await way.count()) !== 1 || !(await way.isVisible()) || !(await way.isEnabled())) continue;
      await way.click({ timeout: 1_000 }).catch(() => undefined);
      break;
    }
    await done();
  }).toPass();
}

test("A03 A05 A17 a journey in which each second answer is a 504: no white page, nothing twice, nothing lost", async ({
  admin: page,
  world,
}) => {
  test.setTimeout(180_000);
  const orderPlace = await refundable(page);
  const points = "/admin/concierge/delivery-point";
  const before = (await listOf(page, `${points}/ajax-list`)).recordsTotal;
  // On the web app's requests only.
  await page.setExtraHTTPHeaders({ "x-from-screen": "yes" });
  const match = { headers: { "x-from-screen": "yes" } };
  await world.fault({ method: "GET", path: "/admin/**", match, status: 504, every: 2 });
  await world.fault({ method: "POST", path: "/admin/**", match, status: 504, afterwards: true, every: 2 });
  const stored = (path: string) => fetchAside(page, path);

  const name = page.getByRole("textbox", { name: /^Nom/ });
  await page.goto("/admin/building/edit/3");
  await until(() => expect(name).toBeVisible({ timeout: 3_000 }), [retry(page)]);
  for (const typed of ["Première saisie", "Seconde saisie"]) {
    await name.fill(typed);
    await until(async () => {
      await expect(page.getByText("Aucune modification")).toBeVisible({ timeout: 3_000 });
    }, [retry(page), save(page)]);
    expect((await stored("/admin/building/edit/3")).record).toMatchObject({ name: typed });
  }

  await page.goto(`${points}/new`);
  await until(() => expect(name).toBeVisible({ timeout: 3_000 }), [retry(page)]);
  await name.fill("Consigne du 504");
  await page.getByRole("combobox", { name: /^Type/ }).selectOption("Consigne");
  await page.getByRole("textbox", { name: /^Adresse/ }).fill("1 quai de l’Essai");
  await page.getByRole("textbox", { name: /^Code postal/ }).fill("69003");
  await page.getByRole("textbox", { name: /^Ville/ }).fill("Lyon");
  await until(async () => {
    await expect(page).toHaveURL(/\/edit\/\d+$/, { timeout: 3_000 });
  }, [retry(page), save(page)]);

  await page.goto(orderPlace);
  const dialog = page.getByRole("dialog", { name: /^Rembourser la commande/ });
  const amount = dialog.getByRole("textbox", { name: /^Montant à rembourser/ });
  await until(
    () => expect(amount).toBeVisible({ timeout: 3_000 }),
    [retry(page), page.getByRole("menuitem", { name: "Rembourser" }), otherActions(page)],
  );
  await amount.fill("12,50");
  await dialog.getByRole("textbox", { name: /^Motif/ }).fill("Article manquant");
  await until(async () => {
    await expect(dialog).toHaveCount(0, { timeout: 3_000 });
  }, [dialog.getByRole("button", { name: "Réessayer" }), dialog.locator("button[type=submit]")]);

  const comment = page.getByRole("form", { name: "Ajouter un commentaire" });
  const body = comment.getByRole("textbox", { name: /^Commentaire/ });
  await until(() => expect(body).toBeVisible({ timeout: 3_000 }), [retry(page)]);
  for (const text of ["Premier mot", "Second mot"]) {
    await body.fill(text);
    await until(async () => {
      await expect(body).toHaveValue("", { timeout: 3_000 });
    }, [comment.getByRole("button", { name: "Réessayer" }), comment.getByRole("button", { name: "Noter" })]);
  }

  await world.clearFaults();
  const after = await stored(orderPlace);
  expect(after).toMatchObject({ refundedCents: 1250, refunds: [{ amountCents: 1250 }] });
  expect(
    after.comments
      .map((each: { body: string }) => each.body)
      .slice(-2)
      .toSorted(),
  ).toEqual(["Premier mot", "Second mot"]);
  expect((await stored(`${points}/ajax-list?draw=1&start=0&length=1`)).recordsTotal).toBe(before + 1);
  expect((await world.calls({ method: "POST", status: 504 })).length).toBeGreaterThan(2);
});

/** Without the header that triggers the faults. */
async function fetchAside(page: Page, path: string) {
  const answer = await page.request.get(`/api${path}`, { headers: { "x-from-screen": "no" } });
  return answer.json();
}

import type { BrowserContext, Page } from "@playwright/test";
import { answer } from "../kit/answer.ts";
import { pressAction } from "../kit/head.ts";
import { lost, refundable } from "../kit/lost.ts";
import { expect, jeanne, save, test, toast } from "../kit/palier.ts";
import { rowsOf, stored } from "../kit/stored.ts";

const name = (page: Page) => page.getByRole("textbox", { name: /^Nom/ });

interface Kept {
  readonly lasting: string;
  readonly tab: string;
}

/** Storages, databases, the page's name and title, cookies. */
async function kept(page: Page, context: BrowserContext): Promise<Kept & { readonly cookies: string }> {
  const found = await page.evaluate(async () => {
    const texts = (storage: Storage) => JSON.stringify(Object.entries(storage));
    const databases: unknown[] = [];
    for (const { name: database = "" } of await indexedDB.databases()) {
      const open = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(database);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of open.objectStoreNames) {
        const rows = await new Promise<unknown>((resolve) => {
          const request = open.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
        });
        databases.push([database, store, rows]);
      }
      open.close();
    }
    const caches = await Promise.all(
      (await window.caches.keys()).map(async (key) => [key, await (await window.caches.open(key)).keys()]),
    );
    return {
      lasting: texts(localStorage) + JSON.stringify(databases) + JSON.stringify(caches),
      tab: texts(sessionStorage) + window.name + document.title + JSON.stringify(history.state),
    };
  });
  const cookies = (await context.cookies()).map(({ value }) => decodeURIComponent(value)).join(" ");
  return { ...found, cookies };
}

const meetings = (text: string, words: Iterable<string>): string[] =>
  [...new Set(words)].filter((word) => text.toLowerCase().includes(word.toLowerCase()));

test("A23 a day's work leaves no name, address or typed word behind after signing out, and none in lasting storage before", async ({
  admin: page,
  context,
  world,
}) => {
  test.setTimeout(180_000);
  const place = await refundable(page);
  const residents = await rowsOf<{ email: string; lastName: string }>(page, "/admin/user/ajax-list");
  const buildings = await rowsOf<{ name: string }>(page, "/admin/building/ajax-list");
  const met: string[] = [
    "jeanne.martin",
    "Jeanne",
    String((await stored(page, place)).userName),
    ...residents.flatMap(({ email, lastName }) => [email, lastName]),
    ...buildings.map((each) => each.name),
    "Motif confidentiel",
    "Brouillon oublié",
    "Commentaire perdu",
    "Renommée",
  ].filter((word) => word.length > 4);

  await page.goto("/admin/user");
  await page.getByRole("searchbox").fill(residents[0]?.lastName ?? "");
  await expect(page).toHaveURL(/q=/);
  await page.goto("/admin/building");
  await expect(page.getByRole("heading", { name: /^Immeubles/ })).toBeVisible();

  // One save takes a lock, one loses its answer.
  await page.goto("/admin/building/edit/3");
  await expect.poll(() => world.holder("building", 3)).toBe(jeanne.email);
  await name(page).fill("Renommée");
  await save(page).click();
  await expect(toast(page, "Enregistrement effectué : Renommée")).toBeVisible();

  // A refund, and a comment whose answer is lost.
  await page.goto(place);
  await pressAction(page, "Rembourser");
  const dialog = page.getByRole("dialog", { name: /^Rembourser la commande/ });
  await dialog.getByRole("textbox", { name: /^Montant à rembourser/ }).fill("12,50");
  await dialog.getByRole("textbox", { name: /^Motif/ }).fill("Motif confidentiel");
  await dialog.getByRole("button", { name: /^Rembourser/ }).click();
  await answer(dialog);
  await expect(toast(page, "Remboursement effectué")).toBeVisible();
  await world.fault(lost("order.comment.post"));
  const comment = page.getByRole("form", { name: "Ajouter un commentaire" });
  await comment.getByRole("textbox", { name: /^Commentaire/ }).fill("Commentaire perdu");
  await comment.getByRole("button", { name: "Noter" }).click();
  await expect(comment.getByRole("alert").first()).toBeVisible();

  // A press without an answer is kept for its retry.
  page.on("dialog", (shown) => void shown.accept());
  await page.goto("/admin/news/edit/3");
  await pressAction(page, "Supprimer");
  await world.fault({ route: "news.delete", cut: true, times: 1 });
  await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByRole("alertdialog").getByRole("alert")).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Retour" }).click();

  // Typed and never saved, here and in a second tab.
  const second = await context.newPage();
  await second.goto("/admin/building/edit/5");
  await name(second).fill("Brouillon oublié");
  await expect
    .poll(() => second.evaluate(() => JSON.stringify({ ...sessionStorage })))
    .toContain("Brouillon oublié");
  await page.goto("/admin/building/edit/4");
  await name(page).fill("Brouillon oublié");
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
    .toContain("Brouillon oublié");
  expect(meetings((await kept(page, context)).lasting, met)).toEqual([]);

  await page.getByRole("button", { name: `Compte de ${jeanne.name}` }).click();
  await page.getByRole("menuitem", { name: "Se déconnecter" }).click();
  await page.getByRole("button", { name: "Quitter sans enregistrer" }).click();
  await expect(page.getByRole("heading", { name: /^Connectez-vous/ })).toBeVisible();
  await expect(second.getByRole("heading", { name: /^Connectez-vous/ })).toBeVisible();
  for (const tab of [page, second]) {
    const after = await kept(tab, context);
    expect(meetings(after.tab, met)).toEqual([]);
    expect(meetings(after.lasting, met)).toEqual([]);
    expect(meetings(after.cookies, met)).toEqual([]);
  }
  // Entries of the history lead to the sign-in, whose address names no search.
  for (let step = 0; step < 6; step += 1) {
    await page.goBack();
    await expect(page.getByRole("heading", { name: /^Connectez-vous/ })).toBeVisible();
    expect(meetings(decodeURIComponent(page.url()), met)).toEqual([]);
  }
});

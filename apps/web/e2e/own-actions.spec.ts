import type { Page } from "@playwright/test";
import { lookAtAction, pressAction } from "./kit/head.ts";
import { expect, save, test, toast } from "./kit/palier.ts";
import { oneThat, read, stored } from "./kit/stored.ts";

const list = "/admin/concierge/callback";
const head = (page: Page) => page.getByRole("main");
const note = (page: Page) => page.getByRole("textbox", { name: /^Note/ });
const status = (page: Page) => page.getByRole("combobox", { name: /^Statut/ });

const callback = (page: Page, state: "toHandle" | "unreachable") =>
  oneThat<{ id: number; userName: string }>(page, `${list}/ajax-list`, { status: state });

const values = async (page: Page) => (await read(page, "/admin/building/edit/3")).values;

test("A13 A04 A15 what is typed waits for its save before the head acts, or stays, and is nobody else's change", async ({
  admin: page,
  world,
}) => {
  const { id, userName } = await callback(page, "unreachable");
  await page.goto(`${list}/edit/${id}`);
  await note(page).fill("Rappeler aussi");
  await lookAtAction(page, "À rappeler", async (entry) => {
    await expect(entry).toHaveAttribute("aria-disabled", "true");
    await expect(entry).toContainText("Enregistrez d’abord vos modifications");
  });
  await world.fault({ route: "callback.edit.get", delayMs: 2_000 });
  await save(page).click();
  // Sent with the previous version, it would conflict with the page's own save.
  await pressAction(page, "À rappeler");
  await expect(toast(page, `Appel à refaire : ${userName}`)).toBeVisible();
  // Typed before the record is reloaded.
  await note(page).fill("Rappeler aussi sa voisine");
  await status(page).selectOption("Traitée");
  await lookAtAction(page, "Injoignable", (entry) => expect(entry).toBeVisible());
  await expect(note(page)).toHaveValue("Rappeler aussi sa voisine");
  await expect(status(page)).toHaveValue("handled");
  await expect(page.getByText("modifiée entre-temps")).toHaveCount(0);
  await expect(page.getByText("Garder ma saisie")).toHaveCount(0);
  await save(page).click();
  await expect(
    toast(page, new RegExp(`Enregistrement effectué\\s: Rappel d(e |’)${userName}`)),
  ).toBeVisible();
  expect(await stored(page, `${list}/edit/${id}`)).toMatchObject({
    status: "handled",
    note: "Rappeler aussi sa voisine",
  });
});

test("A13 A04 a save that meets the page's own action before the record is read again goes through", async ({
  admin: page,
  world,
}) => {
  const { id, userName } = await callback(page, "toHandle");
  await page.goto(`${list}/edit/${id}`);
  await world.fault({ route: "callback.edit.get", delayMs: 6_000 });
  await head(page).getByRole("button", { name: "Traité", exact: true }).click();
  await world.waitFor({ route: "callback.edit.post", status: 200 });
  await note(page).fill("Note tapée après l’action");
  await save(page).click();
  await expect(
    toast(page, new RegExp(`Enregistrement effectué\\s: Rappel d(e |’)${userName}`)),
  ).toBeVisible();
  await expect(page.getByText("modifiée entre-temps")).toHaveCount(0);
  await world.clearFaults();
  expect(await stored(page, `${list}/edit/${id}`)).toMatchObject({
    status: "handled",
    note: "Note tapée après l’action",
  });
});

test("A13 A04 what the same admin saved in another tab is said to be theirs; another admin is named", async ({
  admin: page,
  context,
  world,
}) => {
  const name = (tab: Page) => tab.getByRole("textbox", { name: /^Nom/ });
  await page.goto("/admin/building/edit/3");
  await name(page).fill("Premier onglet");
  const second = await context.newPage();
  await second.goto("/admin/building/edit/3");
  await name(second).fill("Second onglet");
  await save(second).click();
  await expect(toast(second, "Enregistrement effectué")).toBeVisible();
  // The other tab learns of it by itself.
  const panel = page.getByRole("alert").filter({ hasText: "modifiée entre-temps" });
  await expect(panel).toContainText("Vous l’avez enregistrée vous-même");
  await expect(panel).not.toContainText("autre administrateur");
  await expect(panel).toContainText("Votre valeur enregistrée ailleurs");
  await page.getByRole("button", { name: "Garder ma saisie" }).click();

  await world.setRealtime(false);
  const karim = world.admin("karim.benali@palier.test");
  const answer = await karim.post("/admin/building/edit/3", {
    ...(await values(page)),
    name: "Nom de Karim",
  });
  expect(answer.status).toBe(200);
  await save(page).click();
  await expect(panel).toContainText("Karim Benali l’a enregistrée pendant votre saisie");
});

test("A13 A04 what a third admin saved is not called this admin's own, though they saved last", async ({
  admin: page,
  world,
}) => {
  const name = page.getByRole("textbox", { name: /^Nom/ });
  await world.setRealtime(false);
  await page.goto("/admin/building/edit/3");
  await name.fill("Saisie du premier poste");
  const karim = world.admin("karim.benali@palier.test");
  const jeanne = world.admin("jeanne.martin@palier.test");
  const theirs = await karim.post("/admin/building/edit/3", {
    ...(await values(page)),
    name: "Nom de Karim",
  });
  expect(theirs.status).toBe(200);
  // At another computer, whose changes this browser does not know.
  const own = await jeanne.post("/admin/building/edit/3", { ...(await values(page)), city: "Villeurbanne" });
  expect(own.status).toBe(200);
  await save(page).click();
  const panel = page.getByRole("alert").filter({ hasText: "modifiée entre-temps" });
  await expect(panel).toContainText("Elle a été enregistrée ailleurs pendant votre saisie");
  await expect(panel).toContainText("Nom de Karim");
  await expect(panel).not.toContainText("par vous");
});

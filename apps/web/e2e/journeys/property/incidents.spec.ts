import type { Page } from "@playwright/test";
import { expectActions, pressAction } from "../../kit/head.ts";
import { choice, expect, test, toast } from "../../kit/palier.ts";
import { placeOf } from "../../kit/place.ts";
import { rowsOf, stored } from "../../kit/stored.ts";

const place = (id: number) => `/admin/incident/edit/${id}`;
const action = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const status = (page: Page, word: string) => page.getByRole("definition").filter({ hasText: word }).first();

interface Incident {
  readonly id: number;
  readonly reference: string;
  readonly photos: readonly string[];
}

async function incidentsIn(page: Page, status: string): Promise<Incident[]> {
  const rows = await rowsOf<Incident>(page, "/admin/incident/ajax/list", { status, length: 50 });
  return rows.toSorted((a, b) => b.photos.length - a.photos.length);
}

test("S22 A15 an incident is found, its photos are looked at in the frame, and it is taken in charge, solved, reopened and closed", async ({
  admin: page,
}) => {
  const [incident] = await incidentsIn(page, "open");
  const { id = 0, reference = "", photos = [] } = incident ?? {};
  await page.goto(`/admin/incident?status=open&q=${reference}`);
  await page.getByRole("link", { name: new RegExp(`^Ouvrir ${reference}`) }).click();
  await expect(page).toHaveURL(place(id));

  await page.getByRole("button", { name: `${reference}, photo 1 sur ${photos.length}` }).click();
  const frame = page.getByRole("dialog", { name: new RegExp(`^${reference}, photo 1`) });
  const { width, height } = await placeOf(frame);
  expect([width / 1440, height / 900]).toEqual([expect.closeTo(0.8, 2), expect.closeTo(0.8, 2)]);
  const source = await frame.locator("iframe").getAttribute("src");
  expect((await page.request.get(source ?? "")).headers()["content-type"]).toContain("image/");
  await page.keyboard.press("Escape");

  await expectActions(page, ["Prendre en charge", "Modifier", "Changer de responsable"]);
  await action(page, "Prendre en charge").click();
  await expect(toast(page, `Prise en charge enregistrée : ${reference}`)).toBeVisible();
  await expect(status(page, "En cours")).toBeVisible();
  expect(await stored(page, place(id))).toMatchObject({
    status: "inProgress",
    assigneeName: "Jeanne Martin",
  });

  await pressAction(page, "Changer de responsable");
  const dialog = page.getByRole("dialog", { name: new RegExp(`^Responsable\\s: «\\s${reference}`) });
  await dialog.getByRole("combobox", { name: /^Responsable/ }).fill("karim");
  await choice(page, "Karim Benali").click();
  await dialog.getByRole("combobox", { name: /^Priorité/ }).selectOption("Urgente");
  await dialog.getByRole("button", { name: "Changer de responsable" }).click();
  await expect(toast(page, `Responsable enregistré : ${reference}`)).toBeVisible();
  expect(await stored(page, place(id))).toMatchObject({ priority: "urgent", assigneeName: "Karim Benali" });

  await action(page, "Résoudre").click();
  await expect(status(page, "Résolu")).toBeVisible();
  await toast(page, `Résolution enregistrée : ${reference}`).getByRole("button", { name: "Annuler" }).click();
  await expect(status(page, "En cours")).toBeVisible();
  expect(await stored(page, place(id))).toMatchObject({ status: "inProgress", resolvedAt: null });
  await action(page, "Résoudre").click();
  await expect(status(page, "Résolu")).toBeVisible();
  const question = page.getByRole("alertdialog");
  await pressAction(page, "Rouvrir");
  await expect(question).toContainText("sa date de résolution est effacée");
  await question.getByRole("button", { name: "Rouvrir", exact: true }).click();
  await expect(status(page, "En cours")).toBeVisible();
  await action(page, "Résoudre").click();
  await expect(status(page, "Résolu")).toBeVisible();
  await action(page, "Clore").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Clore", exact: true }).click();
  await expect(status(page, "Clos")).toBeVisible();
  expect(await stored(page, place(id))).toMatchObject({ status: "closed" });
  await expectActions(page, ["Modifier", "Revenir au statut précédent"]);
});

test("S12 L14 an incident is read while a colleague edits it, and only his window holds it; a note is added all the same", async ({
  admin: page,
  realAdmin,
  world,
}) => {
  const [incident] = await incidentsIn(page, "inProgress");
  const { id = 0, reference = "" } = incident ?? {};
  const { page: colleague } = await realAdmin();
  await colleague.goto(place(id));
  await page.goto(place(id));
  await expect(action(page, "Résoudre")).toBeEnabled();
  expect(await world.holder("incident", id)).toBeFalsy();
  await pressAction(colleague, "Modifier");
  await colleague
    .getByRole("dialog")
    .getByRole("textbox", { name: /^Titre/ })
    .fill("Titre du collègue");
  await expect.poll(() => world.holder("incident", id)).toBeTruthy();
  await expect(action(page, "Résoudre")).toBeDisabled();
  await page.getByRole("textbox", { name: /^Commentaire/ }).fill("Le gardien y va.");
  await action(page, "Noter").click();
  await expect(toast(page, `Commentaire ajouté : incident ${reference}`)).toBeVisible();
  await colleague.getByRole("dialog").getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Titre du collègue/ })).toBeVisible();
  await expect(action(page, "Résoudre")).toBeEnabled();
});

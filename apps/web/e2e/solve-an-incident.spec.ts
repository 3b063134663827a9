import type { Page } from "@playwright/test";
import { expectActions, pressAction } from "./kit/head.ts";
import { choice, expect, test, toast } from "./kit/palier.ts";
import { placeOf } from "./kit/place.ts";
import { countPresses } from "./kit/presses.ts";
import { oneThat, rowsOf, stored } from "./kit/stored.ts";

const place = (id: number) => `/admin/incident/edit/${id}`;
const action = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const status = (page: Page, word: string) => page.getByRole("definition").filter({ hasText: word }).first();

interface Incident {
  readonly id: number;
  readonly reference: string;
  readonly photos: readonly string[];
  readonly assigneeName: string | null;
}

async function incidentsIn(page: Page, status: string): Promise<Incident[]> {
  const rows = await rowsOf<Incident>(page, "/admin/incident/ajax/list", { status, length: 50 });
  return rows.toSorted((a, b) => b.photos.length - a.photos.length);
}

test("S22 A15 an incident is found, its photos looked at in the frame, then taken in charge, solved, reopened and closed", async ({
  admin: page,
}) => {
  const [incident] = await incidentsIn(page, "open");
  const { id = 0, reference = "", photos = [] } = incident ?? {};
  await page.goto(`/admin/incident?status=open&q=${reference}`);
  await page.getByRole("link", { name: new RegExp(`^Modifier ${reference}`) }).click();
  await expect(page).toHaveURL(place(id));

  await page.getByRole("button", { name: `${reference}, photo 1 sur ${photos.length}` }).click();
  const frame = page.getByRole("dialog", { name: new RegExp(`^${reference}, photo 1`) });
  const { width, height } = await placeOf(frame);
  expect([width / 1440, height / 900]).toEqual([expect.closeTo(0.8, 2), expect.closeTo(0.8, 2)]);
  const source = await frame.locator("iframe").getAttribute("src");
  expect((await page.request.get(source ?? "")).headers()["content-type"]).toContain("image/");
  await page.keyboard.press("Escape");

  await expectActions(page, ["Prendre en charge", "Changer de responsable"]);
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
  await expectActions(page, []);
});

test("A04 A16 a step that another admin took meanwhile is refused and said, and the incident is read again", async ({
  admin: page,
  network,
  world,
}) => {
  const [incident] = await incidentsIn(page, "open");
  const id = incident?.id ?? 0;
  await page.goto(place(id));
  await expect(action(page, "Prendre en charge")).toBeVisible();
  // So that the page does not learn of it.
  await network.realtime(false);
  const held = await network.hold(/\/incident\/edit\/\d+$/);
  await action(page, "Prendre en charge").click();
  await world.patch("incident", id, { status: "closed" });
  await held.letGo();
  await expect(toast(page, /Prendre en charge\s:/)).toBeVisible();
  await expect(status(page, "Clos")).toBeVisible();
  expect(await stored(page, place(id))).toMatchObject({ status: "closed" });
});

test("A16 A18 an incident whose responsible is a colleague is taken in charge after a question that names him", async ({
  admin: page,
  world,
}) => {
  const [incident] = await incidentsIn(page, "open");
  const { id = 0, reference = "" } = incident ?? {};
  const karim = await oneThat<{ id: number }>(page, "/admin/account-admin/ajax-list", { search: "karim" });
  await world.patch("incident", id, { assigneeId: karim.id });
  const mine = { status: "inProgress", assigneeName: "Jeanne Martin" };
  const his = { status: "open", assigneeName: "Karim Benali" };
  const question = page.getByRole("alertdialog", { name: new RegExp(`^Prendre en charge «\\s${reference}`) });

  await page.goto(`/admin/incident?status=open&q=${reference}`);
  await page.getByRole("button", { name: /^M’en charger/ }).click();
  await expect(question).toContainText("Karim Benali en est responsable : vous le serez à sa place.");
  await question.getByRole("button", { name: "Retour" }).click();
  expect(await stored(page, place(id))).toMatchObject(his);

  await page.goto(place(id));
  await action(page, "Prendre en charge").click();
  await expect(question).toContainText("Karim Benali en est responsable");
  expect(await stored(page, place(id))).toMatchObject(his);
  await question.getByRole("button", { name: "Prendre en charge" }).click();
  await expect(toast(page, `Prise en charge enregistrée : ${reference}`)).toBeVisible();
  expect(await stored(page, place(id))).toMatchObject(mine);

  // One's own, and nobody's, in one press.
  for (const assigneeId of [1, null]) {
    await world.patch("incident", id, { status: "open", assigneeId });
    await page.reload();
    await action(page, "Prendre en charge").click();
    await expect(status(page, "En cours")).toBeVisible();
    await expect(question).toHaveCount(0);
    expect(await stored(page, place(id))).toMatchObject(mine);
  }
});

test("A20 five incidents are taken in charge in their rows, with five presses", async ({ admin: page }) => {
  const newest = await rowsOf<Incident>(page, "/admin/incident/ajax/list", {
    status: "open",
    order: "-createdAt",
  });
  // A colleague's asks first.
  const five = newest.filter(({ assigneeName }) => assigneeName === null).slice(0, 5);
  await page.goto("/admin/incident?status=open");
  await page.locator(".ui-grid [row-id]").first().waitFor();
  const presses = await countPresses(page);
  // From below: a press where a row has just gone counts as a double one (A16).
  for (const { id } of five.toReversed()) {
    await page
      .locator(`.ui-grid [row-id="${id}"]`)
      .getByRole("button", { name: /^M’en charger/ })
      .click();
    await expect(page.locator(`.ui-grid [row-id="${id}"]`)).toHaveCount(0);
    expect(await stored(page, place(id))).toMatchObject({
      status: "inProgress",
      assigneeName: "Jeanne Martin",
    });
  }
  expect(five).toHaveLength(5);
  expect(await presses()).toBe(5);
});

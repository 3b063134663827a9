import type { Page } from "@playwright/test";
import { otherActions } from "../kit/head.ts";
import { cell, jeanne, save, toast } from "../kit/palier.ts";
import { heldBy } from "../kit/three-admins.ts";
import type { DayAct } from "./act.ts";
import { expect, minute } from "./patient.ts";
import type { Tab } from "./tab.ts";

const nameField = (page: Page) => page.getByRole("textbox", { name: /^Nom/ });
const placeOf = (id: number) => `/admin/building/edit/${id}`;

/** A press may have no effect while rows are being replaced. */
async function openRow(page: Page, place: string): Promise<void> {
  const row = page.locator(`.ui-grid a[href$="${place}"]`).first();
  await expect(async () => {
    if (!page.url().endsWith(place)) await row.click({ timeout: 2_000 });
    expect(page.url().endsWith(place)).toBe(true);
  }).toPass({ timeout: 40_000 });
}

/** Opened from the list by its number, and locked. */
async function openBuilding(tab: Tab, id: number): Promise<void> {
  const { page, world } = tab;
  const reference = numberOf(id);
  await tab.go("Immeubles");
  await page.getByRole("searchbox", { name: "Rechercher un immeuble" }).fill(reference);
  await expect(cell(page, reference)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: /^Immeubles 1$/ })).toBeVisible();
  await openRow(page, placeOf(id));
  await expect(nameField(page)).toBeVisible();
  await expect.poll(() => world.holder("building", id)).toBe(jeanne.email);
}

async function openByPalette({ page }: Tab, number: string): Promise<void> {
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Rechercher" });
  await palette.getByRole("combobox").fill(number);
  await palette
    .getByRole("option", { name: new RegExp(number) })
    .first()
    .click();
  await expect(palette).toHaveCount(0);
}

const numberOf = (id: number) => `IMM-${String(id).padStart(5, "0")}`;

const editBuilding: DayAct = {
  name: "edit a building under its lock, read its tabs",
  async play(tab, turn) {
    const { page, world } = tab;
    const id = 3 + turn;
    await openBuilding(tab, id);
    const text = `Résidence de l’heure ${turn}`;
    await nameField(page).fill(text);
    await tab.pass(2 * minute);
    await save(page).click();
    await expect(toast(page, "Enregistrement effectué")).toBeVisible();
    expect(await tab.stored(placeOf(id))).toMatchObject({ name: text });
    await page.getByRole("link", { name: "Historique" }).click();
    await expect(page.getByRole("gridcell").first()).toBeVisible();
    await tab.go("Immeubles");
    await expect.poll(() => world.holder("building", id)).toBeUndefined();
  },
};

const leaveUnsaved: DayAct = {
  name: "type into a building and leave it unsaved",
  async play(tab, turn) {
    const { page, world } = tab;
    const id = 40 + turn;
    await openBuilding(tab, id);
    await nameField(page).fill("Jamais enregistré");
    await page.getByRole("navigation").first().getByRole("link", { name: "Quartiers" }).click();
    await page.getByRole("button", { name: "Quitter sans enregistrer" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /^Quartiers/ })).toBeVisible();
    await expect.poll(() => world.holder("building", id)).toBeUndefined();
  },
};

const meetColleague: DayAct = {
  name: "open what a colleague holds, and get it",
  async play(tab, turn) {
    const { page, world, colleague } = tab;
    const id = 80 + turn;
    await colleague.open("building", id);
    await openByPalette(tab, numberOf(id));
    await expect(heldBy(page, "Karim Benali")).toBeVisible();
    await tab.pass(minute);
    await colleague.leave("building", id);
    const resume = page.getByRole("button", { name: "Reprendre la modification" });
    await expect(async () => {
      if (await resume.isVisible()) await resume.click();
      expect(await world.holder("building", id)).toBe(jeanne.email);
    }).toPass();
    await tab.go("Immeubles");
  },
};

const commentByPalette: DayAct = {
  name: "find an order by the palette, comment it, look at its dialogs",
  async play(tab, turn) {
    const { page } = tab;
    const id = 100 + turn;
    const place = `/admin/concierge/order/${id}`;
    await openByPalette(tab, `C-2026-${String(id).padStart(5, "0")}`);
    await expect(page).toHaveURL(new RegExp(`${place}$`));
    const form = page.getByRole("form", { name: "Ajouter un commentaire" });
    const body = form.getByRole("textbox", { name: /^Commentaire/ });
    await body.fill(`Note ${turn}`);
    await form.getByRole("button", { name: "Noter" }).click();
    await expect(body).toHaveValue("");
    expect((await tab.stored(place)).comments.at(-1)).toMatchObject({ body: `Note ${turn}` });
    await tab.pass(minute);
    await page.getByRole("link", { name: "Historique" }).click();
    await expect(page.getByRole("gridcell").first()).toBeVisible();
  },
};

const replyToResident: DayAct = {
  name: "answer a conversation",
  async play(tab, turn) {
    const { page, world } = tab;
    const conversation = tab.conversations[turn];
    if (conversation === undefined) throw new Error("too few open conversations for the day");
    const { id, userName } = conversation;
    await tab.go("Conversations");
    await page.getByRole("searchbox").first().fill(userName);
    await expect(page).toHaveURL(/[?&]q=/);
    await tab.quiet();
    await openRow(page, `/conversations/${id}`);
    await page.getByRole("button", { name: "Répondre", exact: true }).click();
    await expect.poll(() => world.holder("conversation", id)).toBe(jeanne.email);
    const reply = page.getByRole("form", { name: "Répondre au résident" });
    const text = `Le technicien passe demain (${turn}).`;
    await reply.getByRole("textbox", { name: /^Message/ }).fill(text);
    await reply.getByRole("button", { name: "Envoyer" }).click();
    await expect(page.getByRole("main").getByText(text)).toBeVisible();
    await expect(reply).toHaveCount(0);
    await tab.go("Conversations");
    await expect.poll(() => world.holder("conversation", id)).toBeUndefined();
  },
};

const lookAtIncident: DayAct = {
  name: "look at an incident, its menu and a resident",
  async play(tab, turn) {
    const { page } = tab;
    await tab.go("Incidents");
    await page
      .locator('.ui-grid a[href*="/incident/edit/"]')
      .nth(turn % 10)
      .click();
    await expect(page).toHaveURL(/\/incident\/edit\/\d+$/);
    await otherActions(page).click();
    await expect(page.getByRole("menu")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
    await tab.go("Résidents");
    await page
      .locator('.ui-grid a[href*="/user/edit/"]')
      .nth(turn % 10)
      .click();
    await expect(page.getByRole("textbox", { name: /^Prénom/ })).toBeVisible();
  },
};

const writeNews: DayAct = {
  name: "begin an article in the editor, and leave it",
  async play(tab) {
    const { page } = tab;
    await tab.go("Actualités");
    await page.getByRole("link", { name: "Nouvelle actualité" }).click();
    await page.getByRole("textbox", { name: /^Titre/ }).fill("Visite");
    await page.getByRole("textbox", { name: /^Texte/ }).fill("Le gardien passe mardi.");
    await page.getByRole("navigation").first().getByRole("link", { name: "Quartiers" }).click();
    await page.getByRole("button", { name: "Quitter sans enregistrer" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /^Quartiers/ })).toBeVisible();
  },
};

export const actsOnRecords = {
  editBuilding,
  leaveUnsaved,
  meetColleague,
  commentByPalette,
  replyToResident,
  lookAtIncident,
  writeNews,
};

import { enterWorld, type TestWorld } from "@palier/mock-server/playwright";
import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { jeanne, signInByApi } from "./palier.ts";

export const karimEmail = "karim.benali@palier.test";

/** The record that both want. */
export const record = "/admin/building/edit/3";

export const nameField = (page: Page) => page.getByRole("textbox", { name: /^Nom/ });
export const saveButton = (page: Page) => page.getByRole("button", { name: "Enregistrer" });
export const heldByJeanne = (page: Page) =>
  page.getByRole("alert").filter({ hasText: /^Jeanne Martin modifie cette fiche depuis \d{2}:\d{2}/ });

/** Who holds the record, as the server sees it. */
export const holder = (world: TestWorld) => async () => {
  const { lockList } = await world.detail();
  return lockList.find(({ area, id }) => area === "building" && id === "3")?.email;
};

export interface Guest {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Someone in a browser context of one's own, signed in. `prepare` runs before the first page is there. */
export async function guest(
  browser: Browser,
  world: TestWorld,
  email: string,
  prepare: (context: BrowserContext) => Promise<unknown> = async () => undefined,
): Promise<Guest> {
  const context = await browser.newContext({
    baseURL: world.url,
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
  });
  await enterWorld(context, world);
  await prepare(context);
  const page = await context.newPage();
  await signInByApi(page, world.url, email);
  return { context, page };
}

/** Jeanne edits the record and has typed something; gives her page. */
export async function jeanneEdits(page: Page, world: TestWorld, typed: string): Promise<void> {
  await page.goto(record);
  await nameField(page).fill(typed);
  await expect.poll(holder(world)).toBe(jeanne.email);
}

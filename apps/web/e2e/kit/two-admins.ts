import {
  jeanne,
  karim,
  type RealAdmin,
  type SeatAdmin,
  type TestWorld,
} from "@palier/mock-server/playwright";
import { expect, type Page } from "@playwright/test";
import { save } from "./palier.ts";

export const record = "/admin/building/edit/3";

export const nameField = (page: Page) => page.getByRole("textbox", { name: /^Nom/ });
/** Whether she has typed or not. */
export const heldByJeanne = (page: Page) =>
  page
    .getByRole("alert")
    .filter({ hasText: /^Jeanne Martin (?:modifie cette fiche depuis|a ouvert cette fiche à) \d{2}:\d{2}/ });

export const holder = (world: TestWorld) => () => world.holder("building", 3);

export { jeanne as jeanneEmail, karim as karimEmail };

export async function jeanneHolds(page: Page, world: TestWorld): Promise<void> {
  await page.goto(record);
  await expect.poll(holder(world)).toBe(jeanne);
  await expect(save(page)).toBeEnabled();
}

/** In a browser of his own. */
export async function karimWaits(
  realAdmin: SeatAdmin,
  before?: (karim: RealAdmin) => Promise<void>,
): Promise<RealAdmin> {
  const other = await realAdmin();
  await before?.(other);
  await other.page.goto(record);
  await expect(heldByJeanne(other.page)).toBeVisible();
  return other;
}

export async function jeanneEdits(page: Page, world: TestWorld, typed: string): Promise<void> {
  await jeanneHolds(page, world);
  await nameField(page).fill(typed);
}

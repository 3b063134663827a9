/** Actions in a record page's header. */
import { expect, type Locator, type Page } from "@playwright/test";

const head = (page: Page) => page.locator(".ui-page-header__actions");

/** Missing if the next step is the only action. */
export const otherActions = (page: Page): Locator =>
  head(page).getByRole("button", { name: /^Autres actions/ });

export const nextStep = (page: Page): Locator => head(page).locator(".ui-button--primary");

const named = (name: string | RegExp) => (typeof name === "string" ? new RegExp(`^${name}`) : name);

/** A barred entry's name ends with the reason. */
async function headAction(page: Page, name: string | RegExp): Promise<Locator> {
  await otherActions(page).click();
  return page.getByRole("menuitem", { name: named(name) });
}

/** One of the menu; the next step, before it, is pressed as {@link nextStep}. */
export async function pressAction(page: Page, name: string | RegExp): Promise<void> {
  await (await headAction(page, name)).click();
}

/** Opens the menu, and closes it again. */
export async function lookAtAction(
  page: Page,
  name: string | RegExp,
  look: (entry: Locator) => Promise<unknown>,
): Promise<void> {
  await look(await headAction(page, name));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
}

async function offeredActions(page: Page): Promise<string[]> {
  const next = await nextStep(page).allTextContents();
  if ((await otherActions(page).count()) === 0) return next;
  // A reload of the record may remove the menu meanwhile.
  await otherActions(page).click({ timeout: 2_000 });
  const entries = page.getByRole("menu").getByRole("menuitem");
  await entries.first().waitFor({ timeout: 2_000 });
  const names = await entries.evaluateAll((all) =>
    all.map((entry) => entry.querySelector("span")?.firstChild?.textContent ?? ""),
  );
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  return [...next, ...names];
}

/** Waits for the record. The next step comes first. */
export async function expectActions(page: Page, names: readonly string[]): Promise<void> {
  await expect(async () => expect(await offeredActions(page)).toEqual(names)).toPass();
}

/** Presses what a screen offers. Runs after each look, so it asks the page as little as possible. */
import type { Locator, Page } from "@playwright/test";

const words = /^\s*(?:Réessayer|Recharger la page)\s*$/;

/** Ways on after a failure, whatever the act; in an open dialog first. */
export async function offered(page: Page): Promise<readonly Locator[]> {
  // Looking up role names costs twenty times as much.
  if ((await page.locator("button, a").filter({ hasText: words }).count()) === 0) return [];
  const within = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  const named = { name: /^(?:Réessayer|Recharger la page)$/ };
  // Before the app has loaded, the document itself offers a link.
  return [within.getByRole("button", named), page.getByRole("button", named), page.getByRole("link", named)];
}

/** Ways back to a record that another admin holds, or that a lost connection released. */
export const toEdit = (page: Page): readonly Locator[] => [
  page.getByRole("button", { name: /^(?:Demander|Redemander|Prendre) la main$/ }),
  page.getByRole("button", { name: "Reprendre la modification" }),
];

/** False if none is shown and enabled. */
export async function pressOne(ways: readonly Locator[]): Promise<boolean> {
  for (const way of ways) {
    if (!(await way.evaluateAll(isFirstPressable).catch(() => false))) continue;
    const press = way.first().click({ timeout: 1_500 });
    const isPressed = await press.then(
      () => true,
      () => false,
    );
    if (isPressed) return true;
  }
  return false;
}

const isFirstPressable = ([first]: Element[]): boolean =>
  first?.checkVisibility({ visibilityProperty: true }) === true &&
  !first.matches(":disabled, [aria-disabled=true]");

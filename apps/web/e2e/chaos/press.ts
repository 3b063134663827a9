/** Presses what a screen offers, asking the page as little as possible: it is done after each look. */
import type { Locator, Page } from "@playwright/test";

const words = /^\s*(?:Réessayer|Recharger la page)\s*$/;

/** What screens offer after a failure, whatever the act; in an open dialog first. */
export async function offered(page: Page): Promise<readonly Locator[]> {
  // Names of roles cost the page twenty times as much: not asked where no such words stand.
  if ((await page.locator("button, a").filter({ hasText: words }).count()) === 0) return [];
  const within = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  const named = { name: /^(?:Réessayer|Recharger la page)$/ };
  // Before the app has loaded, the document itself offers a link.
  return [within.getByRole("button", named), page.getByRole("button", named), page.getByRole("link", named)];
}

/** Gives a record back that somebody else holds, or that one's own lost connection let go. */
export const toEdit = (page: Page): readonly Locator[] => [
  page.getByRole("button", { name: /^(?:Demander|Redemander|Prendre) la main$/ }),
  page.getByRole("button", { name: "Reprendre la modification" }),
];

/** Presses the first control that is shown and enabled; false if there is none. */
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

/** Runs in the page. */
const isFirstPressable = ([first]: Element[]): boolean =>
  first?.checkVisibility({ visibilityProperty: true }) === true &&
  !first.matches(":disabled, [aria-disabled=true]");

import { expect, type Locator } from "@playwright/test";

/**
 * Answers the question that a dialog's form asks before it sends. An answer that comes before the question can be read
 * counts for nothing, so it is given again until it counts.
 */
export async function answer(dialog: Locator, press: "click" | "dblclick" = "click"): Promise<void> {
  const change = dialog.getByRole("button", { name: "Modifier la saisie" });
  await expect(change).toBeVisible();
  await expect(async () => {
    if (await change.isHidden()) return;
    await dialog.locator("button[type=submit]")[press]({ timeout: 1_000 });
    await expect(change).toBeHidden({ timeout: 1_000 });
  }).toPass();
}

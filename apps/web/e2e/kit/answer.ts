import { expect, type Locator } from "@playwright/test";

/** Answers the confirmation of a dialog's form. Repeats, as a press right after it appears does not count. */
export async function answer(dialog: Locator, press: "click" | "dblclick" = "click"): Promise<void> {
  const change = dialog.getByRole("button", { name: "Modifier la saisie" });
  await expect(change).toBeVisible();
  await expect(async () => {
    if (await change.isHidden()) return;
    await dialog.locator("button[type=submit]")[press]({ timeout: 1_000 });
    await expect(change).toBeHidden({ timeout: 1_000 });
  }).toPass();
}

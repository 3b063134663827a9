import { expectCleanPart } from "./kit/looks.ts";
import { expect, test } from "./kit/palier.ts";

test("A06 the link window of a text, opened by the keyboard, is closed by Escape where no motion is wanted", async ({
  admin: page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/admin/news/new");
  const link = page.getByRole("button", { name: "Lien", exact: true });
  const window = page.getByRole("dialog", { name: "Lien" });
  await page.getByRole("textbox", { name: /^Texte/ }).click();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("End");
  for (let turn = 0; turn < 3; turn += 1) {
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(window).toBeVisible();
    if (turn === 0) await expectCleanPart(window, "the link window", false);
    await page.keyboard.press("Escape");
    await expect(window).toHaveCount(0);
    await expect(link).toBeFocused();
  }
});

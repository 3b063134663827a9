import type { Page } from "@playwright/test";
import { cell, expect, test, toast } from "../../kit/palier.ts";
import { read } from "../../kit/stored.ts";

const list = "/admin/concierge/theme";

async function names(page: Page, themeId: number): Promise<string[]> {
  const { sections } = await read(page, `${list}/${themeId}/sections`);
  return sections.map(({ name }: { readonly name: string }) => name);
}

async function choose(page: Page, section: string, entry: string): Promise<void> {
  await page.getByRole("button", { name: `Autres actions sur ${section}` }).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}

test("A06 A11 S15 sections are put in order by keyboard and by number, which is undone, and a held theme offers nothing", async ({
  admin: page,
  otherAdmin,
}) => {
  await page.goto(`${list}/edit/3/sections`);
  await choose(page, "Fruits", "Modifier");
  const edited = page.getByRole("dialog", { name: /Fruits/ });
  await edited.getByRole("textbox", { name: /^Description/ }).fill("Bien mûrs");
  await edited.getByRole("button", { name: "Modifier", exact: true }).click();
  const under = page.getByRole("list", { name: "Sous-rubriques de Paniers de saison, dans l’ordre" });
  await expect(under.getByText("Bien mûrs")).toBeVisible();
  const before = await names(page, 3);
  const moved = ["Boulangerie", ...before.filter((name) => name !== "Boulangerie")];

  await page.getByRole("button", { name: "Déplacer Boulangerie" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("Boulangerie, position 1 sur 4", { exact: true })).toBeAttached();
  await page.keyboard.press("Space");
  await expect(toast(page, "Boulangerie : position 1")).toBeVisible();
  await expect(page.getByRole("button", { name: "Déplacer Boulangerie" })).toBeFocused();
  expect(await names(page, 3)).toEqual(moved);
  await toast(page, "Boulangerie : position 1").getByRole("button", { name: "Annuler" }).click();
  await expect.poll(() => names(page, 3)).toEqual(before);

  await choose(page, "Boulangerie", "Déplacer en position…");
  const asked = page.getByRole("dialog", { name: "Déplacer Boulangerie" });
  await asked.getByRole("textbox").fill("1");
  await asked.getByRole("button", { name: "Déplacer" }).click();
  await expect.poll(() => names(page, 3)).toEqual(moved);
  await page.getByRole("link", { name: "Historique" }).click();
  await expect(cell(page, "Jeanne Martin").first()).toBeVisible();
  await expect(page.getByRole("gridcell", { name: /Boulangerie/ }).first()).toBeVisible();

  await otherAdmin.open("theme", 1);
  await page.goto(`${list}/edit/1/sections`);
  await expect(page.getByText(/^Karim Benali modifie cette fiche depuis/).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Déplacer / })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Nouvelle rubrique" })).toBeDisabled();
});

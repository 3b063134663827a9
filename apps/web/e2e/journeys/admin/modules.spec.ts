import type { Page } from "@playwright/test";
import { expectActions, pressAction } from "../../kit/head.ts";
import { expect, save, test, toast } from "../../kit/palier.ts";
import { oneThat, stored } from "../../kit/stored.ts";

interface Module {
  readonly id: number;
  readonly label: string;
  readonly buildingCount: number;
  readonly enabled: boolean;
}

const oneThatIsOn = (page: Page) =>
  oneThat<Module>(page, "/admin/modules/ajax", {}, ({ enabled }) => enabled);

test("A11 A15 A18 a module is switched off for the platform after a question that says whom it concerns, and on again", async ({
  admin: page,
  world,
}) => {
  const { id, label, buildingCount } = await oneThatIsOn(page);
  await page.goto(`/admin/modules?q=${encodeURIComponent(label)}`);
  const off = page.getByRole("button", { name: `Désactiver ${label}` });
  const on = page.getByRole("button", { name: `Activer ${label}`, exact: true });
  await expect(off).toBeVisible();
  await expect(on).toHaveCount(0);
  await off.click();
  const question = page.getByRole("alertdialog", { name: new RegExp(`^Désactiver le module «\\s${label}`) });
  await expect(question).toContainText(`${buildingCount} immeubles n’y auront plus accès.`);
  await question.getByRole("button", { name: "Retour" }).click();
  expect(await world.calls({ route: "module.changeEnabled" })).toHaveLength(0);
  await off.click();
  await question.getByRole("button", { name: "Désactiver" }).click();
  await expect(toast(page, `Module désactivé : ${label}`)).toBeVisible();
  await expect(off).toHaveCount(0);
  expect(await stored(page, `/admin/modules/edit/${id}`)).toMatchObject({ enabled: false, buildingCount: 0 });

  await page.goto(`/admin/modules/edit/${id}`);
  await expectActions(page, ["Activer"]);
  await page.getByRole("textbox", { name: /^Description/ }).fill("Ce que voit chaque résident.");
  await save(page).click();
  await expect(toast(page, `Enregistrement effectué : ${label}`)).toBeVisible();
  // Saving the texts leaves the switch as it was.
  await pressAction(page, "Activer");
  await page.getByRole("alertdialog").getByRole("button", { name: "Activer" }).click();
  await expect(toast(page, `Module activé : ${label}`)).toBeVisible();
  expect(await stored(page, `/admin/modules/edit/${id}`)).toMatchObject({ enabled: true, buildingCount });
  await page.getByRole("link", { name: "Historique" }).click();
  await expect(page.getByRole("gridcell", { name: "Jeanne Martin" })).toHaveCount(3);
});

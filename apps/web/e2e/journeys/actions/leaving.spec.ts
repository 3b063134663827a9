import { expectCleanPart } from "../../kit/looks.ts";
import { expect, save, test, toast } from "../../kit/palier.ts";

const place = "/admin/building/edit/3";

test("S10 reloading during a save asks the browser to warn, although nothing was typed since", async ({
  admin: page,
  network,
}) => {
  const waiting = page.getByRole("dialog", { name: "Enregistrement en cours" });
  await page.goto(place);
  await page.getByRole("textbox", { name: /^Nom/ }).fill("En cours");
  const sent = await network.hold(`**/api${place}`);
  await save(page).click();
  await expect(save(page)).toHaveAttribute("aria-busy", "true");
  await page.getByRole("navigation").getByRole("link", { name: "Incidents" }).click();
  await expectCleanPart(waiting, "leaving during a save");
  await waiting.getByRole("button", { name: "Quitter sans attendre" }).click();
  await expect(page).toHaveURL(/\/admin\/incident$/);
  const warned = page.waitForEvent("dialog");
  void page.reload().catch(() => undefined);
  const dialog = await warned;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await sent.letGo();
  await expect(toast(page, "Enregistrement effectué : En cours")).toBeVisible();
});

import type { Page } from "@playwright/test";
import { expectFree, isFree } from "./kit/free.ts";
import { nextStep, otherActions } from "./kit/head.ts";
import { expect, test, toast } from "./kit/palier.ts";
import { placeOf } from "./kit/place.ts";
import { oneThat, stored } from "./kit/stored.ts";

for (const [width, height] of [
  [1440, 900],
  [900, 800],
  [360, 740],
] as const)
  test(`S09 A07 at ${width} px a toast lies over nothing that is pressed next, in a list and on a record`, async ({
    admin: page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/admin/concierge/callback?status=toHandle");
    await expect(page.locator(".ui-grid [row-id]").first()).toBeVisible();
    const unfold = page.locator("[row-id] [aria-expanded=false]").first();
    const treat = page.getByRole("button", { name: /^Traité / }).first();
    for (const count of [1, 2]) {
      if (width < 600) await unfold.press("Enter");
      const name = (await treat.getAttribute("aria-label")) ?? "";
      await treat.press("Enter");
      await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
      if (count === 2) await toast(page, "2 appels traités").hover();
    }
    const main = page.getByRole("main");
    const inList = [
      page.locator("[row-id] :is(a, button)").first(),
      page.locator("[row-id]").first().locator("[data-row-controls] :is(a, button)").last(),
      page.getByRole("banner").getByRole("button", { name: "Rechercher…" }),
      main.getByRole("searchbox"),
      // A phone folds rare actions.
      ...(width < 600 ? [] : [main.getByRole("button", { name: "Colonnes" })]),
      page.getByRole("columnheader").last(),
    ];
    for (const control of inList) expect(await isFree(control), String(control)).toBe(true);

    const callbacks = "/admin/concierge/callback";
    const call = await oneThat<{ id: number }>(page, `${callbacks}/ajax-list`, { status: "toHandle" });
    await page.goto(`${callbacks}/edit/${call.id}`);
    await nextStep(page).click();
    const words = toast(page, /^Succès\s: Appel/);
    await words.hover();
    await expectFree(main.getByRole("button"));
    // At the bar's height, plus one line where there is little room.
    expect((await placeOf(words)).y).toBeLessThan(12);
  });

for (const width of [1440, 900])
  test(`S09 at ${width} px the toasts of two steps in a row stand side by side, and leave the third one free`, async ({
    admin: page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const orders = "/admin/concierge/order";
    const { id } = await oneThat<{ id: number }>(page, `${orders}/ajax-list`, { status: "accepted" });
    await page.goto(`${orders}/${id}`);
    await nextStep(page).click();
    await toast(page, /^Succès\s: Commande en préparation/).hover();
    await page.getByRole("button", { name: "Marquer livrée" }).click();
    await expect(toast(page, /^Succès\s: Commande livrée/)).toBeVisible();
    await expect(toast(page, /^Succès\s: Commande en préparation/)).toBeVisible();
    for (const control of [page.getByRole("button", { name: "Terminer" }), otherActions(page)])
      expect(await isFree(control), String(control)).toBe(true);
    await expect.poll(async () => (await stored(page, `${orders}/${id}`)).status).toBe("delivered");
  });

async function enableFirst(page: Page) {
  await page.goto("/admin/user?status=disabled");
  const resident = await oneThat<{ id: number; fullName: string }>(page, "/admin/user/ajax-list", {
    status: "disabled",
    order: "lastName",
  });
  const { fullName } = resident;
  await page.getByRole("button", { name: `Réactiver ${fullName}` }).press("Enter");
  return { ...resident, done: toast(page, `Réactivation effectuée : ${fullName}`) };
}

async function openWindow(page: Page) {
  await page.getByRole("button", { name: "Exporter" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Exporter" });
  await expect(dialog.locator(":focus")).toHaveCount(1);
  return dialog;
}

async function expectTakenBack(page: Page, { id, fullName }: { id: number; fullName: string }) {
  await expect(toast(page, `Annulation effectuée : ${fullName}`)).toBeVisible();
  expect(await stored(page, `/admin/user/edit/${id}`)).toMatchObject({ status: "disabled" });
  await expect(page.getByRole("dialog", { name: "Exporter" }).locator(":focus")).toHaveCount(1);
}

test("S09 a toast is pressed while a window that was opened after it covers the page", async ({
  admin: page,
}) => {
  const { done, ...resident } = await enableFirst(page);
  await done.hover();
  await openWindow(page);
  await done.getByRole("button", { name: "Annuler" }).click();
  await expectTakenBack(page, resident);
});

test("S09 a toast that comes while a window is open is announced and pressed", async ({
  admin: page,
  network,
}) => {
  const answer = await network.hold("**/api/admin/user/*/status");
  const { done, ...resident } = await enableFirst(page);
  await openWindow(page);
  const announced = page.waitForFunction(
    (words) =>
      [...document.querySelectorAll("[aria-live=polite]")].some(
        (each) => each.textContent.includes(words) && each.closest("[aria-hidden=true], [inert]") === null,
      ),
    "Réactivation effectuée",
  );
  await answer.letGo();
  await announced;
  await done.getByRole("button", { name: "Annuler" }).click();
  await expectTakenBack(page, resident);
});

test("S09 A14 the key F8 leads from a window to a toast; its button and Escape lead back into the window", async ({
  admin: page,
}) => {
  const { done, ...resident } = await enableFirst(page);
  await done.hover();
  const dialog = await openWindow(page);
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await expect(done).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(done.getByRole("button", { name: "Annuler" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expectTakenBack(page, resident);

  const after = toast(page, "Annulation effectuée");
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await expect(after).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(after).toHaveCount(0);
  await expect(dialog.locator(":focus")).toHaveCount(1);
});

import type { Locator, Page } from "@playwright/test";
import { expectFree, isFree } from "../kit/free.ts";
import { nextStep, otherActions, pressAction } from "../kit/head.ts";
import { expect, test, toast } from "../kit/palier.ts";
import { placeOf } from "../kit/place.ts";
import { listOf, oneThat, rowsOf, stored } from "../kit/stored.ts";

/** Keeps it, as a pointer over it does. */
const hold = (shown: Locator) => shown.dispatchEvent("pointerover");

const callbacks = "/admin/concierge/callback";

async function treatTwo(page: Page, width: number): Promise<void> {
  await page.goto(`${callbacks}?status=toHandle`);
  await expect(page.locator(".ui-grid [row-id]").first()).toBeVisible();
  const unfold = page.getByRole("button", { name: /^Afficher les détails/ }).first();
  const treat = page.getByRole("button", { name: /^Marquer traitée / }).first();
  for (const count of [1, 2]) {
    if (width < 600) await unfold.press("Enter");
    const name = (await treat.getAttribute("aria-label")) ?? "";
    await treat.press("Enter");
    await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
    if (count === 2) await toast(page, "2 appels traités").hover();
  }
}

test("S09 A07 a toast stands at the top right and lies over nothing that is pressed next, at 1440, 900 and 360 px", async ({
  admin: page,
}) => {
  test.slow();
  const main = page.getByRole("main");
  for (const [width, height] of [
    [1440, 900],
    [900, 800],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await treatTwo(page, width);
    // The rows that were treated stay, unfolded on a phone: back to the page's beginning.
    await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
    const inList = [
      page.locator("[row-id] :is(a, button)").first(),
      page.locator("[row-id]").first().locator("[data-row-controls] :is(a, button)").last(),
      main.getByRole("searchbox"),
      // A phone folds rare actions.
      ...(width < 600 ? [] : [main.getByRole("button", { name: "Colonnes" })]),
      page.getByRole("columnheader").last(),
    ];
    for (const control of inList) expect(await isFree(control), `${control} at ${width} px`).toBe(true);

    const call = await oneThat<{ id: number }>(page, `${callbacks}/ajax-list`, { status: "toHandle" });
    await page.goto(`${callbacks}/edit/${call.id}`);
    await nextStep(page).click();
    const words = toast(page, /^Succès\s: Appel/);
    await words.hover();
    await expectFree(main.getByRole("button"));
    // At the bar's height, plus one line where there is little room.
    const { x, y, width: own } = await placeOf(words);
    expect(y).toBeLessThan(12);
    if (width < 1440) continue;
    const end = width - (x + own);
    expect(end).toBeGreaterThanOrEqual(0);
    expect(end).toBeLessThan(20);
    await expectFree(page.getByRole("navigation", { name: "Fil d’Ariane" }).getByRole("link"));
  }
  // Those of two steps stand side by side and leave the third one free; its own pushes none of them out.
  const orders = "/admin/concierge/order";
  const accepted = await rowsOf<{ id: number }>(page, `${orders}/ajax-list`, { status: "accepted" });
  for (const [at, width] of [1440, 900].entries()) {
    await page.setViewportSize({ width, height: 900 });
    const place = `${orders}/${accepted[at]?.id}`;
    await page.goto(place);
    await nextStep(page).click();
    await toast(page, /^Succès\s: Commande en préparation/).hover();
    await page.getByRole("button", { name: "Marquer livrée" }).click();
    await expect(toast(page, /^Succès\s: Commande livrée/)).toBeVisible();
    await expect(toast(page, /^Succès\s: Commande en préparation/)).toBeVisible();
    for (const control of [nextStep(page), otherActions(page)])
      expect(await isFree(control), `${control} at ${width} px`).toBe(true);
    for (const step of ["en préparation", "livrée"]) await hold(toast(page, `Commande ${step}`));
    await expect.poll(async () => (await stored(page, place)).status).toBe("delivered");
    await pressAction(page, "Terminer");
    for (const step of ["en préparation", "livrée", "terminée"])
      await expect(toast(page, `Commande ${step}`)).toBeVisible();
  }
});

test("S09 A14 a toast that comes while a window is open is announced, reached by F8 and pressed, and the focus goes back into the window", async ({
  admin: page,
  network,
}) => {
  const [byPointer, byKeys] = await rowsOf<{ id: number; fullName: string }>(page, "/admin/user/ajax-list", {
    status: "disabled",
    order: "lastName",
  });
  if (byPointer === undefined || byKeys === undefined) throw new Error("two residents are disabled");
  const dialog = page.getByRole("dialog", { name: "Exporter" });
  const enabledUnderWindow = async ({ fullName }: typeof byKeys) => {
    await page.goto("/admin/user?status=disabled");
    const answer = await network.hold("**/api/admin/user/*/status");
    await page.getByRole("button", { name: `Autres actions sur ${fullName}` }).press("Enter");
    await page.getByRole("menuitem", { name: "Réactiver" }).press("Enter");
    await page.getByRole("button", { name: "Exporter" }).press("Enter");
    await expect(dialog.locator(":focus")).toHaveCount(1);
    const announced = page.waitForFunction(
      (words) =>
        [...document.querySelectorAll("[aria-live=polite]")].some(
          (each) => each.textContent.includes(words) && each.closest("[aria-hidden=true], [inert]") === null,
        ),
      "Réactivation effectuée",
    );
    await answer.letGo();
    await announced;
    return toast(page, `Réactivation effectuée : ${fullName}`);
  };
  const expectTakenBack = async ({ id, fullName }: typeof byKeys) => {
    await expect(toast(page, `Annulation effectuée : ${fullName}`)).toBeVisible();
    expect(await stored(page, `/admin/user/edit/${id}`)).toMatchObject({ status: "disabled" });
    await expect(dialog.locator(":focus")).toHaveCount(1);
  };
  const pressed = await enabledUnderWindow(byPointer);
  await pressed.getByRole("button", { name: "Annuler" }).click();
  await expectTakenBack(byPointer);

  const done = await enabledUnderWindow(byKeys);
  await hold(done);
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await expect(done).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(done.getByRole("button", { name: "Annuler" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expectTakenBack(byKeys);
  const after = toast(page, "Annulation effectuée");
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await expect(after).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(after).toHaveCount(0);
  await expect(dialog.locator(":focus")).toHaveCount(1);
});

test("S09 A07 on a phone a toast is at the top, and a window, the palette or chosen rows' actions stay free below it", async ({
  admin: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const orders = "/admin/concierge/order";
  await page.goto(`${orders}?status=new`);
  const rows = page.locator(".ui-grid [row-id]");
  await rows.first().getByRole("checkbox").check();
  const bar = page.getByRole("region", { name: "Actions sur la sélection" });
  await rows.nth(1).locator("[aria-expanded=false]").press("Enter");
  const accept = page.getByRole("button", { name: /^Accepter C-/ }).first();
  const number = ((await accept.getAttribute("aria-label")) ?? "").replace("Accepter ", "");
  await accept.press("Enter");
  const words = toast(page, `Commande acceptée : ${number}`);
  await hold(words);
  expect((await placeOf(words)).y).toBeLessThan(12);
  await expectFree(bar.getByRole("button"));
  await page.getByRole("button", { name: "Autres actions de la liste" }).press("Enter");
  await page.getByRole("button", { name: "Exporter" }).press("Enter");
  const exporting = page.getByRole("dialog", { name: "Exporter" });
  await expect(exporting.locator(":focus")).toHaveCount(1);
  await expectFree(exporting.getByRole("button"));
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Rechercher" });
  await expect(palette.getByRole("combobox")).toBeFocused();
  await expect(words).toBeVisible();
  await expectFree(palette.getByRole("button", { name: "Fermer" }).or(palette.getByRole("combobox")));

  const services = await rowsOf<{ name: string }>(page, "/admin/managed-services/ajax", { length: 4 });
  const [first, second] = services.map(({ name }) => name);
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/admin/managed-services/order");
  const handle = page.getByRole("button", { name: `Déplacer ${first}`, exact: true });
  for (const key of ["Space", "ArrowDown", "Space"]) await handle.press(key);
  await hold(toast(page, `${first} : position 2`));
  await page.getByRole("button", { name: `Autres actions sur ${second}` }).press("Enter");
  await page.getByRole("menuitem", { name: "Déplacer en position…" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: `Déplacer ${second}` });
  await expect(dialog.locator(":focus")).toHaveCount(1);
  for (const height of [256, 568]) {
    await page.setViewportSize({ width: 320, height });
    await expectFree(dialog.getByRole("button", { name: "Fermer" }));
    await expectFree(dialog.getByRole("button"));
    await expectFree(dialog.getByRole("textbox"));
  }
});

test("S09 A07 on a phone a toast breaks no word, and one with a name of 240 letters takes three lines", async ({
  admin: page,
  world,
}) => {
  const longName = "Les Très Longs Jardins du Vieux Moulin ".repeat(7).slice(0, 240);
  await world.patch("building", 5, { name: longName });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/admin/building/edit/5");
  await page.getByRole("textbox", { name: /^Lots/ }).fill("33");
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  const saved = toast(page, "Enregistrement effectué");
  await expect(saved).toContainText("Vieux Moulin");
  const lines = await saved.locator(".ui-toast__title").evaluate((title) => {
    const { lineHeight } = getComputedStyle(title);
    return Math.round(title.getBoundingClientRect().height / Number.parseFloat(lineHeight));
  });
  expect(lines).toBe(3);
  // The form's buttons stick at the bottom, so they stay free.
  await expectFree(page.locator(".ui-sticky :is(a, button)"));
  const { data } = await listOf<{ lotCount: number }>(page, "/admin/building/ajax-list", {
    search: "Vieux Moulin",
  });
  expect(data.map(({ lotCount }) => lotCount)).toEqual([33]);

  await page.goto("/admin/managed-services/order");
  const line = page.getByRole("button", { name: /^Déplacer / }).first();
  // The second move waits for the first.
  await world.fault({ route: "managedService.sort", delayMs: 800 });
  await line.focus();
  for (const key of ["Space", "ArrowDown", "Space", "Space", "ArrowDown", "Space"])
    await page.keyboard.press(key);
  const moved = toast(page, "2 déplacements enregistrés");
  await expect(moved.getByRole("button", { name: "Annuler le dernier" })).toBeVisible();
  await hold(moved);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const parts = moved.locator(".ui-toast__words, .ui-button");
    expect(await parts.evaluateAll(brokenWords), `${width} px`).toEqual([]);
  }
});

/** Words on two lines. Runs in the page, self-contained. */
function brokenWords(parts: readonly Element[]): string[] {
  const texts = parts.flatMap((part) => {
    const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (walk.nextNode() !== null) found.push(walk.currentNode);
    return found;
  });
  return texts.flatMap((text) =>
    [...(text.textContent ?? "").matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const letters = document.createRange();
      letters.setStart(text, index);
      letters.setEnd(text, index + word.length);
      return letters.getClientRects().length === 1 ? [] : [word];
    }),
  );
}

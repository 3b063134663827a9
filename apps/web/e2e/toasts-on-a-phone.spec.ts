import type { Locator, Page } from "@playwright/test";
import { expectFree } from "./kit/free.ts";
import { expect, test, toast } from "./kit/palier.ts";
import { placeOf } from "./kit/place.ts";
import { listOf, rowsOf, stored } from "./kit/stored.ts";

const formButtons = (page: Page) => page.locator(".ui-sticky :is(a, button)");

/** Keeps it, as a pointer over it does. */
const hold = (shown: Locator) => shown.dispatchEvent("pointerover");

test("S09 A07 at 360 px a toast is at the top, and a window or the palette that is opened meanwhile below it", async ({
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
  const dialog = page.getByRole("dialog", { name: "Exporter" });
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await expectFree(dialog.getByRole("button"));
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Rechercher" });
  await expect(palette.getByRole("combobox")).toBeFocused();
  await expect(words).toBeVisible();
  await expectFree(palette.getByRole("button", { name: "Fermer" }).or(palette.getByRole("combobox")));
  const [row] = await rowsOf<{ id: number }>(page, `${orders}/ajax-list`, { search: number });
  expect(await stored(page, `${orders}/${row?.id}`)).toMatchObject({ status: "accepted" });
});

test("S09 A07 at 390 px the toast of a name of 240 letters takes three lines", async ({
  admin: page,
  world,
}) => {
  await world.patch("building", 5, {
    name: "Les Très Longs Jardins du Vieux Moulin ".repeat(7).slice(0, 240),
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/admin/building/edit/5");
  await page.getByRole("textbox", { name: /^Lots/ }).fill("33");
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  const said = toast(page, "Enregistrement effectué");
  await expect(said).toContainText("Vieux Moulin");
  const lines = await said.locator(".ui-toast__title").evaluate((title) => {
    const { lineHeight } = getComputedStyle(title);
    return Math.round(title.getBoundingClientRect().height / Number.parseFloat(lineHeight));
  });
  expect(lines).toBe(3);
  // The form's buttons stick at the bottom, so they stay free.
  await expectFree(formButtons(page));
  const { data } = await listOf<{ lotCount: number }>(page, "/admin/building/ajax-list", {
    search: "Vieux Moulin",
  });
  expect(data.map(({ lotCount }) => lotCount)).toEqual([33]);
});

for (const height of [256, 568])
  test(`S09 A07 at 320 × ${height} px a toast lies over no button of a window that is opened below it`, async ({
    admin: page,
  }) => {
    await page.setViewportSize({ width: 320, height });
    const services = () => rowsOf<{ name: string }>(page, "/admin/managed-services/ajax", { length: 4 });
    const [first, second] = await services();
    if (first === undefined || second === undefined) throw new Error("the seed has services");
    await page.goto("/admin/managed-services/order");
    const handle = page.getByRole("button", { name: `Déplacer ${first.name}`, exact: true });
    for (const key of ["Space", "ArrowDown", "Space"]) await handle.press(key);
    const words = toast(page, `${first.name} : position 2`);
    await hold(words);
    await page.getByRole("button", { name: `Autres actions sur ${second.name}` }).press("Enter");
    await page.getByRole("menuitem", { name: "Déplacer en position…" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: `Déplacer ${second.name}` });
    await expect(dialog.locator(":focus")).toHaveCount(1);
    await expectFree(dialog.getByRole("button", { name: "Fermer" }));
    await expectFree(dialog.getByRole("button"));
    await expectFree(dialog.getByRole("textbox"));
    await dialog.getByRole("button", { name: "Fermer" }).click();
    await expect(dialog).toHaveCount(0);
    expect((await services()).map(({ name }) => name).slice(0, 2)).toEqual([second.name, first.name]);
  });

for (const width of [390, 320])
  test(`S09 A07 at ${width} px a toast with a long button breaks no word`, async ({ admin: page, world }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/admin/managed-services/order");
    const line = page.getByRole("button", { name: /^Déplacer / }).first();
    // The second move waits for the first.
    await world.fault({ route: "managedService.sort", delayMs: 800 });
    await line.focus();
    for (const key of ["Space", "ArrowDown", "Space", "Space", "ArrowDown", "Space"])
      await page.keyboard.press(key);
    const said = toast(page, "2 déplacements enregistrés");
    await expect(said.getByRole("button", { name: "Annuler le dernier" })).toBeVisible();
    await hold(said);
    const broken = await said.locator(".ui-toast__words, .ui-button").evaluateAll((parts) => {
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
    });
    expect(broken).toEqual([]);
  });

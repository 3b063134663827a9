import type { Page } from "@playwright/test";
import { answer } from "./kit/answer.ts";
import { choice, expect, test, toast } from "./kit/palier.ts";
import { read, rowsOf } from "./kit/stored.ts";

const order = "/admin/managed-services/order";
const theme = "/admin/concierge/theme";
const handle = (page: Page, name: string) =>
  page.getByRole("button", { name: `Déplacer ${name}`, exact: true });
const lines = (page: Page, list: string) => page.getByRole("list", { name: list }).getByRole("listitem");
const refusals = (page: Page) => toast(page, "non enregistré");

interface Stored {
  readonly id: number;
  readonly name: string;
}

const services = (page: Page) => rowsOf<Stored>(page, "/admin/managed-services/ajax", { length: 500 });
interface StoredTree {
  readonly version: number;
  readonly sections: readonly (Stored & { readonly parentSectionId: number | null })[];
}
const tree = (page: Page, themeId: number): Promise<StoredTree> => read(page, `${theme}/${themeId}/sections`);
const names = (rows: readonly Stored[]) => rows.map(({ name }) => name);

/** Moves it one step down by keyboard, without waiting. */
async function moveDown(page: Page, name: string): Promise<void> {
  await handle(page, name).focus();
  for (const key of ["Space", "ArrowDown", "Space"]) await page.keyboard.press(key);
}

/** Its places from now on, without repetitions. */
async function placesOf(page: Page, name: string): Promise<() => Promise<string | null>> {
  await page.evaluate((moved) => {
    const note = (): void => {
      const all = [...document.querySelectorAll("main ol > li")];
      const at = 1 + all.findIndex((line) => line.querySelector(`[aria-label="Déplacer ${moved}"]`) !== null);
      const known = document.body.dataset.places ?? "";
      if (known.split(" ").at(-1) !== String(at)) document.body.dataset.places = `${known} ${at}`;
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  }, name);
  return () => page.locator("body").getAttribute("data-places");
}

test("S21 three quick moves of one service while each answer takes its time are stored in turn, and shown at once", async ({
  admin: page,
  world,
}) => {
  const before = await services(page);
  const [first = { id: 0, name: "" }, ...others] = before;
  await page.goto(order);
  await expect(handle(page, first.name)).toBeVisible();
  const places = await placesOf(page, first.name);
  await world.fault({ route: "managedService.sort", delayMs: 800 });
  for (let move = 1; move <= 3; move += 1) await moveDown(page, first.name);
  await expect(lines(page, "Ordonner les services gérés").nth(3)).toContainText(first.name);
  await expect(toast(page, `${first.name} : position 4`)).toBeVisible();

  const moves = await world.calls({ route: "managedService.sort" });
  expect(moves.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(moves.map(({ path }) => path)).toEqual(
    [2, 3, 4].map((position) => `/admin/managed-services/sort/${first.id}/${position}`),
  );
  expect(moves.map(({ request }) => request?.json)).toEqual(
    [1, 2, 3].map((from) => ({ fromPosition: from, targetId: before[from]?.id })),
  );
  expect(names(await services(page))).toEqual(names(others.toSpliced(3, 0, first)));
  expect((await places())?.trim()).toMatch(/^(?:1 )?2 3 4$/);
  await expect(refusals(page)).toHaveCount(0);
  // Three toasts would fill the page's bar.
  await expect(toast(page, /position/)).toHaveCount(1);
  await expect(toast(page, "3 déplacements enregistrés")).toBeVisible();

  // A toast's undo works the same way.
  await world.clearFaults();
  await toast(page, `${first.name} : position 4`).getByRole("button", { name: "Annuler" }).click();
  await expect.poll(async () => (await services(page))[2]?.id).toBe(first.id);
  await expect(toast(page, `${first.name} : position 3`)).not.toHaveCount(0);
  await expect(lines(page, "Ordonner les services gérés").nth(2)).toContainText(first.name);
  expect((await places())?.trim()).toMatch(/^(?:1 )?2 3 4 3$/);
});

test("S21 A04 three quick moves of sections are each decided on the tree of the answer before", async ({
  admin: page,
  world,
}) => {
  const { version, sections: before } = await tree(page, 3);
  const { id = 0, name = "" } = before[0] ?? {};
  await page.goto(`${theme}/edit/3/sections`);
  await expect(handle(page, name)).toBeVisible();
  await world.fault({ route: "theme.updateSectionList", delayMs: 700 });
  await moveDown(page, name);
  await moveDown(page, name);
  await moveDown(page, name);
  await expect(toast(page, `${name} : position 4`)).toBeVisible();
  const moves = await world.calls({ route: "theme.updateSectionList" });
  expect(moves.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(moves.map(({ request }) => request?.json)).toMatchObject([
    { version },
    { version: version + 1 },
    { version: version + 2 },
  ]);
  const level = (rows: StoredTree["sections"]) =>
    rows.flatMap((row) => (row.parentSectionId === null ? row.id : []));
  expect(level((await tree(page, 3)).sections)).toEqual(
    level(before)
      .filter((each) => each !== id)
      .toSpliced(3, 0, id),
  );
  await expect(refusals(page)).toHaveCount(0);
});

test("A04 a move that another admin's move refuses stops those after it; all are named, and the new order is shown", async ({
  admin: page,
  otherAdmin,
  network,
  world,
}) => {
  const before = await services(page);
  const [first, second, third, fourth] = before;
  if (first === undefined || second === undefined || third === undefined || fourth === undefined)
    throw new Error("the world has too few services");
  await page.goto(order);
  await expect(handle(page, first.name)).toBeVisible();
  const held = await network.hold(`**/managed-services/sort/${third.id}/*`);
  await moveDown(page, first.name);
  await moveDown(page, third.name);
  await moveDown(page, second.name);
  await world.waitFor({ route: "managedService.sort", status: 200 });
  await otherAdmin.post(`/admin/managed-services/sort/${fourth.id}/1`, {});
  const theirs = names(await services(page));
  await held.letGo();

  const refusal = toast(page, `Déplacement non enregistré : ${third.name}`);
  await expect(refusal).toContainText(`Non enregistrés non plus : ${second.name}.`);
  await expect(refusal).toContainText("ailleurs que dans cet onglet");
  expect(names(await services(page))).toEqual(theirs);
  for (const [at, name] of theirs.slice(0, 4).entries())
    await expect(lines(page, "Ordonner les services gérés").nth(at)).toContainText(name);
  const own = await world.calls({ route: "managedService.sort" });
  expect(own.filter(({ played }) => !played).map(({ status }) => status)).toEqual([200, 409]);
});

test("A03 a move that is stored but whose answer is lost is not called refused, and the next one is sent", async ({
  admin: page,
  world,
}) => {
  const [first = { id: 0, name: "" }, second = first] = await services(page);
  await page.goto(order);
  await expect(handle(page, first.name)).toBeVisible();
  await world.fault({ route: "managedService.sort", cut: true, afterwards: true, times: 1 });
  await moveDown(page, first.name);
  await moveDown(page, first.name);
  await expect(toast(page, `${first.name} : position 3`)).toBeVisible();
  expect((await services(page))[2]?.id).toBe(first.id);
  expect((await services(page))[0]?.id).toBe(second.id);
  await expect(refusals(page)).toHaveCount(0);
});

test("A03 A04 a move that is stored, whose answer is lost and after which another admin moves something, is uncertain, not refused", async ({
  admin: page,
  otherAdmin,
  network,
  world,
}) => {
  const [first = { id: 0, name: "" }, , , fourth = first] = await services(page);
  await page.goto(order);
  await expect(handle(page, first.name)).toBeVisible();
  const reading = await network.hold("**/managed-services/ajax?*");
  await world.fault({ route: "managedService.sort", status: 504, afterwards: true, times: 1 });
  await moveDown(page, first.name);
  await world.waitFor({ route: "managedService.sort", status: 504 });
  await otherAdmin.post(`/admin/managed-services/sort/${fourth.id}/1`, {});
  await reading.letGo();

  const uncertain = toast(page, `Déplacement incertain : ${first.name}`);
  await expect(uncertain).toContainText("L’ordre vient d’être relu");
  await expect(uncertain).not.toContainText("ailleurs");
  await expect(refusals(page)).toHaveCount(0);
  const now = names(await services(page));
  expect([now[0], now[2]]).toEqual([fourth.name, first.name]);
  for (const [at, name] of now.slice(0, 4).entries())
    await expect(lines(page, "Ordonner les services gérés").nth(at)).toContainText(name);
});

test("S10 moves that are pending when the screen is left are still sent, and one that fails is reported there", async ({
  admin: page,
  network,
  world,
}) => {
  const [first = { id: 0, name: "" }, , third = first] = await services(page);
  await page.goto(order);
  await expect(handle(page, first.name)).toBeVisible();
  const held = await network.hold(`**/managed-services/sort/${first.id}/*`);
  await world.fault({ path: `/admin/managed-services/sort/${third.id}/*`, status: 423, times: 1 });
  await moveDown(page, first.name);
  await moveDown(page, third.name);
  await page.getByRole("link", { name: "Incidents" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Incidents" })).toBeVisible();
  await held.letGo();
  await expect(toast(page, `${first.name} : position 2`)).toBeVisible();
  await expect(toast(page, `Déplacement non enregistré : ${third.name}`)).toBeVisible();
  expect((await services(page))[1]?.id).toBe(first.id);
});

test("A04 a section is renamed and deleted while moves are pending: neither is refused by the admin's own moves", async ({
  admin: page,
  world,
}) => {
  const choose = async (section: string, entry: string): Promise<void> => {
    await page.getByRole("button", { name: `Autres actions sur ${section}`, exact: true }).click();
    await page.getByRole("menuitem", { name: entry, exact: true }).click();
  };
  await page.goto(`${theme}/edit/1/sections`);
  await expect(handle(page, "Repassage")).toBeVisible();
  await world.fault({ route: "theme.updateSectionList", delayMs: 700 });
  await choose("Repassage", "Monter");
  await choose("Repassage", "Modifier");
  const edited = page.getByRole("dialog", { name: /Repassage/ });
  await edited.getByRole("textbox", { name: /^Nom/ }).fill("Repassage soigné");
  await edited.getByRole("button", { name: "Modifier", exact: true }).click();
  await expect(toast(page, "Enregistrement effectué : Repassage soigné")).toBeVisible();

  // The new tree is still loading.
  await choose("Repassage soigné", "Descendre");
  await choose("Repassage soigné", "Supprimer");
  const dialog = page.getByRole("dialog", { name: /^Supprimer la rubrique «\sRepassage soigné\s»$/ });
  await dialog.getByRole("combobox", { name: /^Déplacer ses prestations vers/ }).click();
  await choice(page, "Retouches").click();
  await dialog.getByRole("button", { name: "Supprimer", exact: true }).click();
  await answer(dialog);
  await expect(toast(page, "Suppression effectuée : Repassage soigné")).toBeVisible();
  const statuses = (await world.calls({ route: "theme.*", method: "POST" })).map(({ status }) => status);
  expect(statuses.every((status) => status < 300)).toBe(true);
  expect(names((await tree(page, 1)).sections)).not.toContain("Repassage soigné");
});

test("A14 of two windows that are asked for while moves are pending the last one opens, alone", async ({
  admin: page,
  world,
}) => {
  await page.goto(`${theme}/edit/1/sections`);
  await expect(handle(page, "Repassage")).toBeVisible();
  await world.fault({ route: "theme.updateSectionList", delayMs: 2500 });
  const menuOf = page.getByRole("button", { name: "Autres actions sur Repassage", exact: true });
  await menuOf.click();
  await page.getByRole("menuitem", { name: "Monter", exact: true }).click();
  await page.getByRole("button", { name: "Nouvelle rubrique" }).click();
  await menuOf.click();
  await page.getByRole("menuitem", { name: "Modifier", exact: true }).click();
  await expect(
    page
      .getByRole("dialog", { name: /Repassage/ })
      .getByRole("textbox")
      .first(),
  ).toBeVisible();
  await expect(page.locator("[role=dialog]")).toHaveCount(1);
});

import type { Page } from "@playwright/test";
import { choice, expect, save, test, toast } from "./kit/palier.ts";
import { read, stored } from "./kit/stored.ts";

/** A19: selectors leave out what is archived, disabled or unavailable, and the server refuses it. */

const box = (page: Page, name: string) => page.getByRole("combobox", { name: new RegExp(`^${name}`) });

interface Named {
  readonly id: number;
  readonly name: string;
}

async function named(page: Page, path: string, id: number): Promise<Named> {
  const { data } = await read(page, `${path}?length=500`);
  const row = data.find((each: Named) => each.id === id);
  return { id, name: String(row.name) };
}

test("A19 news cannot be aimed at an archived building or neighbourhood", async ({ admin: page, world }) => {
  const building = await named(page, "/admin/building/ajax-list", 3);
  const neighborhood = await named(page, "/admin/neighborhood/ajax-list", 2);
  await world.patch("building", building.id, { status: "archived" });
  await world.patch("neighborhood", neighborhood.id, { status: "archived" });
  await page.goto("/admin/news/new");
  await box(page, "Portée").selectOption("Immeubles");
  await box(page, "Immeubles").fill(building.name);
  await expect(page.getByText("Aucun résultat").first()).toBeVisible();
  await expect(choice(page, building.name)).toHaveCount(0);
  await box(page, "Portée").selectOption("Quartiers");
  await box(page, "Quartiers").fill(neighborhood.name);
  await expect(page.getByText("Aucun résultat").first()).toBeVisible();
  await expect(choice(page, neighborhood.name)).toHaveCount(0);
});

test("A19 a building that is archived while its news is written is refused by its name, and the text stays", async ({
  admin: page,
  world,
}) => {
  const building = await named(page, "/admin/building/ajax-list", 3);
  await page.goto("/admin/news/new");
  await page.getByRole("textbox", { name: /^Titre/ }).fill("Visite du gardien");
  await page.getByRole("textbox", { name: /^Texte/ }).fill("Mardi.");
  await box(page, "Portée").selectOption("Immeubles");
  await box(page, "Immeubles").fill(building.name);
  await choice(page, building.name).first().click();
  await page.keyboard.press("Escape");
  await world.patch("building", building.id, { status: "archived" }, { announced: false });
  await save(page).click();
  const said = `${building.name}. Choisissez un immeuble qui n’est pas archivé.`;
  await expect(page.getByText(said).first()).toBeVisible();
  await expect(box(page, "Immeubles")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("textbox", { name: /^Titre/ })).toHaveValue("Visite du gardien");
  const { data } = await read(page, "/admin/news/ajax/list?search[value]=Visite du gardien");
  expect(data).toEqual([]);
});

for (const [form, path, entity] of [
  ["a quotation", "/admin/concierge/quotation/edit/1", "quotation"],
  ["a service", "/admin/concierge/service/edit/1", "service"],
] as const) {
  test(`A19 a disabled concierge cannot be chosen in the form of ${form}, which keeps the one that it has`, async ({
    admin: page,
    world,
  }) => {
    const own = await named(page, "/admin/concierge/concierge-ajax/list", 2);
    const other = await named(page, "/admin/concierge/concierge-ajax/list", 3);
    const status = entity === "quotation" ? { status: "requested" } : {};
    await world.patch(entity, 1, { ...status, supplierId: own.id });
    for (const { id } of [own, other]) await world.patch("supplier", id, { enabled: false });
    const before = await stored(page, path);
    await page.goto(path);
    await expect(box(page, "Concierge")).toHaveValue(`${own.name} (désactivé)`);
    await box(page, "Concierge").fill(other.name);
    await expect(page.getByText("Aucun résultat").first()).toBeVisible();
    await expect(choice(page, other.name)).toHaveCount(0);
    const name = page.getByRole("textbox", { name: entity === "quotation" ? /^Objet|^Titre/ : /^Nom/ });
    await name.fill("Autre nom");
    await expect(box(page, "Concierge")).toHaveValue(`${own.name} (désactivé)`);
    await save(page).click();
    await expect(toast(page, /Autre nom|D-\d{4}/)).toBeVisible();
    expect(await stored(page, path)).toMatchObject({
      supplierId: own.id,
      version: Number(before.version) + 1,
    });
  });
}

test("A19 a tie and a delivery point whose building was archived are saved with it", async ({
  admin: page,
  world,
}) => {
  const building = await named(page, "/admin/building/ajax-list", 3);
  await world.patch("deliveryPoint", 1, { buildingId: building.id });
  await world.patch("building", building.id, { status: "archived" });
  const path = "/admin/concierge/delivery-point/edit/1";
  await page.goto(path);
  await expect(box(page, "Immeuble")).toHaveValue(`${building.name} (archivé)`);
  await page.getByRole("textbox", { name: /^Nom/ }).fill("Loge");
  await save(page).click();
  await expect(toast(page, /Loge/)).toBeVisible();
  expect(await stored(page, path)).toMatchObject({ name: "Loge", buildingId: building.id });
  await world.patch("ula", 1, { buildingId: building.id, status: "validated" });
  const tie = "/admin/user/ula/1";
  await page.goto(tie);
  await expect(box(page, "Immeuble")).toHaveValue(`${building.name} (archivé)`);
  await page.getByRole("textbox", { name: /^Lot/ }).fill("B12");
  await save(page).click();
  await expect(page.getByRole("textbox", { name: /^Lot/ })).toHaveValue("B12");
  await expect.poll(async () => (await stored(page, tie)).lotNumber).toBe("B12");
  expect(await stored(page, tie)).toMatchObject({ buildingId: building.id });
});

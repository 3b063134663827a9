import type { Page } from "@playwright/test";
import { exportList } from "./export-list.ts";
import { cell, choice, expect, save, test, toast } from "./palier.ts";
import { listOf, read, stored } from "./stored.ts";

const list = "/admin/concierge/delivery-point";
const name = (page: Page) => page.getByRole("textbox", { name: /^Nom/ });
const deleteButton = (page: Page) => page.getByRole("button", { name: "Supprimer" });

interface Values {
  readonly name: string;
  readonly city: string;
}

/** Fills and saves the form of a new delivery point. Answers with its id. */
async function create(page: Page, values: Values): Promise<number> {
  await name(page).fill(values.name);
  await page.getByRole("combobox", { name: /^Type/ }).selectOption("Consigne");
  await page.getByRole("textbox", { name: /^Adresse/ }).fill("1 quai de l’Essai");
  await page.getByRole("textbox", { name: /^Code postal/ }).fill("69003");
  await page.getByRole("textbox", { name: /^Ville/ }).fill(values.city);
  await save(page).click();
  await expect(toast(page, `Création effectuée : ${values.name}`)).toBeVisible();
  await expect(page).toHaveURL(/\/edit\/\d+$/);
  return Number(page.url().split("/").at(-1));
}

test("A01 S02 a delivery point is created from the menu's list, and found by its city", async ({
  admin: page,
}) => {
  await page.goto("/admin/");
  await page.getByRole("navigation").getByRole("link", { name: "Points de livraison" }).click();
  await page.getByRole("link", { name: "Nouveau point de livraison" }).click();
  const id = await create(page, { name: "Consigne du quai", city: "Essaiville" });

  await page.getByRole("link", { name: "Points de livraison" }).first().click();
  await page.getByRole("combobox", { name: "Ville" }).fill("essaiv");
  await choice(page, "Essaiville").click();
  await expect(page).toHaveURL(/\?city=Essaiville$/);
  await expect(page.getByRole("heading", { name: /^Points de livraison 1$/ })).toBeVisible();
  await expect(cell(page, "Consigne du quai")).toBeVisible();
  const edit = page.getByRole("link", { name: "Modifier Consigne du quai" });
  await expect(edit).toHaveAttribute("href", `${list}/edit/${id}`);
});

test("A11 A14 a delivery point is changed, as its history says, and deleted", async ({ admin: page }) => {
  await page.goto(`${list}/new`);
  const id = await create(page, { name: "Consigne du quai", city: "Essaiville" });
  await name(page).fill("Consigne de la gare");
  await page.getByRole("textbox", { name: /^Capacité/ }).fill("12");
  await save(page).click();
  await expect(toast(page, "Enregistrement effectué : Consigne de la gare")).toBeVisible();
  expect(await stored(page, `${list}/edit/${id}`)).toMatchObject({
    name: "Consigne de la gare",
    capacity: 12,
  });
  await page.getByRole("link", { name: "Historique" }).click();
  await expect(cell(page, "Jeanne Martin")).toHaveCount(2);
  await expect(
    page.getByRole("gridcell", { name: /Nom\s: Consigne du quai → Consigne de la gare/ }),
  ).toBeVisible();

  await deleteButton(page).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(toast(page, "Suppression effectuée : Consigne de la gare")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${list}$`));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect((await page.request.get(`/api${list}/edit/${id}`)).status()).toBe(404);
});

test("S11 S12 S15 L05 a second admin is locked out of a delivery point: banner, and 423 from the server", async ({
  admin,
  realAdmin,
  world,
}) => {
  await admin.goto(`${list}/new`);
  const id = await create(admin, { name: "Consigne tenue", city: "Essaiville" });
  await expect.poll(() => world.holder("delivery-point", id)).toBe("jeanne.martin@palier.test");

  const { page: other, email } = await realAdmin();
  await other.goto(`${list}/edit/${id}`);
  const held = other.getByRole("alert").filter({ hasText: "Jeanne Martin modifie cette fiche depuis" });
  await expect(held).toBeVisible();
  await expect(save(other)).toBeDisabled();
  await expect(name(other)).not.toBeEditable();
  await expect(deleteButton(other)).toBeDisabled();

  const { csrfToken } = await (await other.request.get("/api/admin/session")).json();
  const { values, record } = await read(other, `${list}/edit/${id}`);
  const writes = { edit: { ...values, name: "Passé outre" }, delete: { version: record.version } };
  for (const [write, data] of Object.entries(writes)) {
    const answer = await other.request.post(`/api${list}/${write}/${id}`, {
      data,
      headers: { "x-csrf-token": csrfToken },
    });
    expect(answer.status()).toBe(423);
    expect((await answer.json()).holder).toMatchObject({ name: "Jeanne Martin" });
  }

  await admin.goto(list);
  await expect(save(other)).toBeEnabled();
  await expect(name(other)).toHaveValue("Consigne tenue");
  await expect.poll(() => world.holder("delivery-point", id)).toBe(email);
});

test("S03 the delivery points of a city and kind are exported", async ({ admin: page }) => {
  await page.goto(`${list}?city=Lyon&kind=locker`);
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  const { query, rows } = await exportList(page);
  expect(query).toMatchObject({ city: "Lyon", kind: "locker" });
  expect(rows).toHaveLength(
    (await listOf(page, `${list}/ajax-list`, { city: "Lyon", kind: "locker" })).recordsFiltered,
  );
});

import type { Page } from "@playwright/test";
import { answer } from "./kit/answer.ts";
import { cell, choice, expect, test, toast } from "./kit/palier.ts";
import { oneThat, read, stored } from "./kit/stored.ts";

const list = "/admin/concierge/theme";

interface Section {
  readonly id: number;
  readonly name: string;
  readonly parentSectionId: number | null;
  readonly serviceCount: number;
}

const tree = async (page: Page, themeId: number): Promise<readonly Section[]> =>
  (await read(page, `${list}/${themeId}/sections`)).sections;
const names = async (page: Page, themeId: number) => (await tree(page, themeId)).map(({ name }) => name);

async function choose(page: Page, section: string, entry: string): Promise<void> {
  await page.getByRole("button", { name: `Autres actions sur ${section}` }).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}

test("A06 A11 sections are put in order by keyboard, by number and undone; a subsection gets its text", async ({
  admin: page,
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
});

test("A15 a section with services is deleted once it is said where they go; none is lost", async ({
  admin: page,
  world,
}) => {
  await page.goto("/admin/concierge/theme/edit/1/sections");
  const gone = (await tree(page, 1)).find(({ name }) => name === "Repassage");
  if (gone === undefined) throw new Error("the theme has no such section");
  const total = (await tree(page, 1)).reduce(
    (sum, { parentSectionId, serviceCount }) => sum + (parentSectionId === null ? serviceCount : 0),
    0,
  );
  await choose(page, "Repassage", "Supprimer");
  const dialog = page.getByRole("dialog", { name: /^Supprimer la rubrique «\sRepassage\s»$/ });
  // Before any request, the dialog lists the contents and asks for their destination.
  await expect(dialog.getByText(/^\d+\sprestations y sont rangées/)).toBeVisible();
  await expect(dialog.getByRole("listitem").first()).toBeVisible();
  await expect(dialog.getByRole("combobox", { name: /^Déplacer ses prestations vers/ })).toHaveAttribute(
    "aria-required",
    "true",
  );
  await dialog.getByRole("button", { name: "Supprimer", exact: true }).click();
  await expect(dialog.getByText("Choisissez où déplacer ses prestations.").first()).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Modifier la saisie" })).toHaveCount(0);
  expect(await world.calls({ route: "theme.deleteSection.post" })).toEqual([]);
  const target = dialog.getByRole("combobox", { name: /^Déplacer ses prestations vers/ });
  await target.click();
  await expect(choice(page, "Retouches")).toBeVisible();
  await expect(choice(page, "Repassage")).toHaveCount(0);
  await choice(page, "Retouches").click();
  await dialog.getByRole("button", { name: "Supprimer", exact: true }).click();
  await expect(dialog.getByText("prestations rejoignent la rubrique choisie.")).toBeVisible();
  await expect(dialog.getByText("sous-rubrique", { exact: false })).toHaveCount(0);
  await answer(dialog);
  await expect(toast(page, "Suppression effectuée : Repassage")).toBeVisible();
  await expect(page.getByRole("button", { name: "Déplacer Repassage" })).toHaveCount(0);
  const left = await tree(page, 1);
  expect(left.some(({ id }) => id === gone.id)).toBe(false);
  expect(
    left.reduce(
      (sum, { parentSectionId, serviceCount }) => sum + (parentSectionId === null ? serviceCount : 0),
      0,
    ),
  ).toBe(total);
});

test("A15 a section is asked for its services as they are now, also where its tree was read before they came", async ({
  admin: page,
  world,
}) => {
  const { id: serviceId } = await oneThat<{ id: number }>(page, "/admin/concierge/service/ajax-list", {
    themeId: 1,
  });
  await page.goto(`${list}/edit/1/sections`);
  await page.getByRole("button", { name: "Nouvelle rubrique" }).click();
  const creation = page.getByRole("dialog");
  await creation.getByRole("textbox", { name: /^Nom/ }).fill("Vide");
  await creation.getByRole("button", { name: "Nouvelle rubrique" }).click();
  await expect(page.getByRole("button", { name: "Déplacer Vide" })).toBeVisible();
  const sectionId = (await tree(page, 1)).find(({ name }) => name === "Vide")?.id ?? 0;
  const place = { sectionId, subsectionId: null };
  await world.patch("service", serviceId, place, { announced: false });

  await choose(page, "Vide", "Supprimer");
  const dialog = page.getByRole("dialog", { name: /^Supprimer la rubrique «\sVide\s»$/ });
  await expect(dialog.getByText(/^1\sprestation y est rangée/)).toBeVisible();
  await dialog.getByRole("combobox", { name: /^Déplacer ses prestations vers/ }).click();
  await choice(page, "Retouches").click();
  await dialog.getByRole("button", { name: "Supprimer", exact: true }).click();
  await answer(dialog);
  await expect(toast(page, "Suppression effectuée : Vide")).toBeVisible();
  expect(await stored(page, `/admin/concierge/service/edit/${serviceId}`)).toMatchObject({
    sectionName: "Retouches",
  });
});

test("A15 a section with subsections is not offered them as a place for its services", async ({
  admin: page,
}) => {
  const all = await tree(page, 3);
  const parent = all.find(({ id }) => all.some(({ parentSectionId }) => parentSectionId === id));
  const below = all.filter(({ parentSectionId }) => parentSectionId === parent?.id);
  const other = all.find(({ id, parentSectionId }) => parentSectionId === null && id !== parent?.id);
  await page.goto(`${list}/edit/3/sections`);
  await choose(page, parent?.name ?? "", "Supprimer");
  const dialog = page.getByRole("dialog", { name: /^Supprimer la rubrique/ });
  await dialog.getByRole("combobox", { name: /^Déplacer ses prestations vers/ }).click();
  await expect(choice(page, other?.name ?? "").first()).toBeVisible();
  for (const { name } of below) await expect(choice(page, `› ${name}`)).toHaveCount(0);
  await choice(page, other?.name ?? "")
    .first()
    .click();
  await dialog.getByRole("button", { name: "Supprimer", exact: true }).click();
  await answer(dialog);
  await expect(toast(page, `Suppression effectuée : ${parent?.name}`)).toBeVisible();
  const left = await tree(page, 3);
  expect(left.filter(({ id }) => [parent, ...below].some((gone) => gone?.id === id))).toEqual([]);
  const services = (sections: readonly Section[]) =>
    sections.reduce((sum, each) => sum + (each.parentSectionId === null ? each.serviceCount : 0), 0);
  expect(services(left)).toBe(services(all));
});

test("A03 S15 L05 a tree that changed meanwhile is not put in order by its old one; a held theme offers nothing", async ({
  admin: page,
  otherAdmin,
  world,
}) => {
  await page.goto(`${list}/edit/1/sections`);
  const before = await names(page, 1);
  await expect(page.getByRole("button", { name: "Déplacer Repassage" })).toBeVisible();
  await world.patch("theme", 1, { color: "#123456" }, { announced: false });
  await choose(page, "Repassage", "Monter");
  await expect(toast(page, "Déplacement non enregistré : Repassage")).toBeVisible();
  expect(await names(page, 1)).toEqual(before);
  // The reloaded tree allows the same move.
  await choose(page, "Repassage", "Monter");
  await expect(toast(page, "Repassage : position 1")).toBeVisible();
  await expect.poll(async () => (await names(page, 1))[0]).toBe("Repassage");

  await otherAdmin.open("theme", 1);
  await expect(page.getByText(/^Karim Benali modifie cette fiche depuis/).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Déplacer / })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Nouvelle rubrique" })).toBeDisabled();
});

test("A11 L05 a section goes to another theme with its services, once no other admin holds it", async ({
  admin: page,
  otherAdmin,
}) => {
  await page.goto(`${list}/edit/1/sections`);
  const moved = (await tree(page, 1)).find(({ name }) => name === "Repassage");
  await otherAdmin.open("theme", 2);
  await choose(page, "Repassage", "Déplacer vers un autre thème…");
  const dialog = page.getByRole("dialog", { name: /^Déplacer la rubrique «\sRepassage\s»$/ });
  await dialog.getByRole("combobox", { name: /^Vers le thème/ }).fill("menage");
  await choice(page, "Ménage").click();
  await dialog.getByRole("button", { name: "Déplacer", exact: true }).click();
  await expect(dialog.getByText(/Karim Benali modifie/).first()).toBeVisible();
  await otherAdmin.leave("theme", 2);
  await dialog.getByRole("button", { name: "Déplacer", exact: true }).click();
  await expect(toast(page, "Déplacement effectué : Repassage")).toBeVisible();
  await expect(page.getByRole("button", { name: "Déplacer Repassage" })).toHaveCount(0);
  const there = (await tree(page, 2)).find(({ name }) => name === "Repassage");
  expect(there).toMatchObject({ id: moved?.id, serviceCount: moved?.serviceCount });
  await page.getByRole("link", { name: "Historique" }).click();
  await expect(page.getByRole("gridcell", { name: /Repassage → Ménage › Repassage/ }).first()).toBeVisible();
});

test("S21 A06 themes are put in order by keyboard, from their list", async ({ admin: page }) => {
  await page.goto(list);
  await page.getByRole("link", { name: "Ordonner les thèmes" }).click();
  const entries = page.getByRole("list", { name: "Ordonner les thèmes" }).getByRole("listitem");
  await expect(entries.nth(1)).toContainText("Ménage");
  await page.getByRole("button", { name: "Déplacer Ménage", exact: true }).press("Space");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  await expect(toast(page, "Ménage : position 1")).toBeVisible();
  await expect(entries.first()).toContainText("Ménage");
  expect(await read(page, `${list}/edit/2`)).toMatchObject({ record: { name: "Ménage", position: 1 } });
  await page.reload();
  await expect(entries.first()).toContainText("Ménage");
});

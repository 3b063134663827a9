import type { Page } from "@playwright/test";
import { exportList } from "./kit/export-list.ts";
import { cell, choice, expect, save, test, toast } from "./kit/palier.ts";
import { openRecord } from "./kit/stored.ts";

const list = "/admin/concierge/supplier";
const offered = (page: Page) => page.getByRole("main").getByRole("region").getByRole("checkbox");

interface Service {
  readonly serviceId: number;
  readonly offered: boolean;
}

async function offer(
  page: Page,
  themeId: number,
): Promise<{ version: number; services: readonly Service[] }> {
  const { csrfToken } = await (await page.request.get("/api/admin/session")).json();
  const answer = await page.request.post(
    "/api/admin/concierge/concierge-ajax/manage-service/1/theme/section-list",
    { data: { themeId }, headers: { "x-csrf-token": csrfToken } },
  );
  const { version, sections } = await answer.json();
  return { version, services: sections.flatMap((section: { services: Service[] }) => section.services) };
}

test("A01 A11 a concierge is created from the menu, found by its city, and has a history", async ({
  admin: page,
}) => {
  await page.goto("/admin/");
  await page.getByRole("navigation").getByRole("link", { name: "Concierges" }).click();
  await page.getByRole("link", { name: "Nouveau concierge" }).click();
  await page.getByRole("textbox", { name: /^Nom/ }).fill("Atelier du Parc");
  await page.getByRole("textbox", { name: /^E-mail/ }).fill("atelier");
  await save(page).click();
  await expect(page.getByRole("textbox", { name: /^E-mail/ })).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("textbox", { name: /^E-mail/ }).fill("atelier@parc.test");
  await page.getByRole("textbox", { name: /^Villes/ }).fill("Essaiville");
  await page.keyboard.press("Enter");
  await save(page).click();
  await expect(toast(page, "Création effectuée : Atelier du Parc")).toBeVisible();
  expect(await openRecord(page)).toMatchObject({
    email: "atelier@parc.test",
    cities: ["Essaiville"],
  });
  await page.getByRole("link", { name: "Historique" }).click();
  await expect(page.getByRole("row").filter({ hasText: "Jeanne Martin" })).toContainText("Création");
  await page.getByRole("link", { name: "Concierges" }).first().click();
  await page.getByRole("combobox", { name: "Villes" }).fill("essaiv");
  await choice(page, "Essaiville").click();
  await expect(page.getByRole("heading", { name: /^Concierges 1$/ })).toBeVisible();
  await expect(cell(page, "Atelier du Parc")).toBeVisible();
});

test("A04 A06 S10 services are ticked with the keyboard; what another admin ticked meanwhile stays", async ({
  admin: page,
  world,
}) => {
  await page.goto(`${list}/edit/1/services?theme=1`);
  const theme = page.getByRole("region", { name: "Entretien du linge" });
  await expect(theme).toBeVisible();
  await expect.poll(() => world.holder("supplier", 1)).toBe("jeanne.martin@palier.test");
  const all = theme.getByRole("checkbox", { name: "Tout proposer" }).first();
  await all.focus();
  await page.keyboard.press("Space");
  const wanted = (await all.getAttribute("aria-checked")) === "true";
  const section = all.locator("xpath=ancestor::fieldset");
  await expect(section.getByRole("checkbox", { checked: wanted })).toHaveCount(
    await section.getByRole("checkbox").count(),
  );

  const before = await offer(page, 1);
  await world.patch("supplier", 1, { phone: "+33411223344" }, { announced: false });
  await save(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "modifi" })).toBeVisible();
  await expect(all).toHaveAttribute("aria-checked", String(wanted));
  await save(page).click();
  await expect(toast(page, "Enregistrement effectué : La Loge du Quartier")).toBeVisible();
  await expect(page.getByText("Aucune modification", { exact: true })).toBeVisible();
  const after = await offer(page, 1);
  expect(after.version).toBeGreaterThan(before.version);
  expect(after.services).not.toEqual(before.services);

  await offered(page).last().click();
  await page.getByRole("link", { name: "Historique" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("You have unsaved changes!");
  await page.getByRole("alertdialog").getByRole("button", { name: "Quitter" }).click();
  await expect(
    page
      .getByRole("gridcell")
      .filter({ hasText: /Prestations \(Entretien du linge\)\s: \+ / })
      .first(),
  ).toBeVisible();
});

test("A08 A20 what is found and ticked in several themes waits for one save, is counted by theme, and survives a reload", async ({
  admin: page,
  world,
}) => {
  await page.goto(`${list}/edit/1/services`);
  await expect.poll(() => world.holder("supplier", 1)).toBe("jeanne.martin@palier.test");
  const theme = page.getByRole("combobox", { name: "Thème" });
  const chosen = theme.getByRole("option", { selected: true });
  await page.getByRole("searchbox", { name: "Rechercher une prestation" }).fill("trente promenade");
  const walk = page.getByRole("checkbox", { name: "Promenade de trente minutes", exact: true });
  await walk.click();
  await expect(offered(page).filter({ visible: true })).not.toHaveCount(0);
  await page.getByRole("searchbox", { name: "Rechercher une prestation" }).fill("heure de menage");
  await page
    .getByRole("checkbox", { name: /^Heure de ménage/ })
    .first()
    .click();
  await expect(page.getByText("2 modifications dans 2 thèmes", { exact: true })).toBeVisible();
  await expect(chosen).toHaveText(/^Tous les thèmes, \d+ sur \d+, 2\snon enregistrées$/);

  // Another theme hides both, but loses neither.
  const options = await theme.getByRole("option").allInnerTexts();
  expect(options.filter((text) => /, 1\snon enregistrée$/.test(text))).toEqual([
    expect.stringMatching(/^Ménage, \d+ sur \d+, 1\snon enregistrée$/),
    expect.stringMatching(/^Animaux, \d+ sur \d+, 1\snon enregistrée$/),
  ]);
  await theme.selectOption({ label: options.find((text) => text.startsWith("Informatique")) ?? "" });
  await expect(page).toHaveURL(/\?theme=\d+&q=heure/);
  await page.getByRole("button", { name: "Chercher dans tous les thèmes" }).click();
  await expect(page.getByRole("region", { name: "Ménage" })).toBeVisible();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText("2 modifications dans 2 thèmes", { exact: true })).toBeVisible();
  await expect.poll(() => world.holder("supplier", 1)).toBe("jeanne.martin@palier.test");

  await save(page).click();
  const said = toast(page, "Enregistrement effectué : La Loge du Quartier");
  await expect(said).toContainText("2 ajoutées");
  expect(await world.calls({ route: "supplier.changeOffer" })).toHaveLength(1);
  await expect(chosen).toHaveText(/^Tous les thèmes, \d+ sur \d+$/);
  await page.getByRole("searchbox", { name: "Rechercher une prestation" }).fill("");
  await page.getByRole("checkbox", { name: "Seulement ses prestations" }).click();
  await expect(page).toHaveURL(/\?offered=true$/);
  await expect(walk).toBeChecked();
  await expect(
    page.getByRole("region").getByRole("checkbox", { name: /^(?!Tout proposer)/, checked: false }),
  ).toHaveCount(0);
  await page.getByRole("link", { name: "Historique" }).click();
  const line = page.getByRole("gridcell").filter({ hasText: "+ Promenade de trente minutes" });
  await expect(line).toContainText(/Prestations \(Animaux\)\s: \+ Promenade de trente minutes/);
  await expect(line).toContainText(/Prestations \(Ménage\)\s: \+ Heure de ménage/);
});

test("A15 a service that names the concierge says so, and cannot be taken from its offer here", async ({
  admin: page,
}) => {
  await page.goto(`${list}/edit/1/services?offered=true`);
  const named = offered(page).and(page.locator("[aria-readonly=true]")).first();
  await expect(named).toBeVisible();
  await expect(named).toHaveAccessibleDescription(/€ · confiée à ce concierge$/);
  await named.click();
  await expect(named).toBeChecked();
  await expect(page.getByText("Aucune modification", { exact: true })).toBeVisible();
});

test("S03 S15 L05 a held concierge's services can be read and not changed; the list is exported", async ({
  admin: page,
  otherAdmin,
}) => {
  await otherAdmin.open("supplier", 1);
  await page.goto(`${list}/edit/1/services?theme=1`);
  await expect(page.getByText(/^Karim Benali modifie cette fiche depuis/).first()).toBeVisible();
  await expect(offered(page).first()).toHaveAttribute("aria-readonly", "true");
  const ticks = await offered(page).first().getAttribute("aria-checked");
  await offered(page).first().click();
  await expect(offered(page).first()).toHaveAttribute("aria-checked", String(ticks));
  await expect(save(page)).toBeDisabled();

  await page.goto(`${list}?enabled=true`);
  const { query, rows } = await exportList(page);
  expect(query).toMatchObject({ enabled: "true" });
  expect(rows.length).toBeGreaterThan(0);
});

test("A17 a choice whose answer was lost is read again at once, and said to be saved", async ({
  admin: page,
  world,
}) => {
  await page.goto(`${list}/edit/1/services?theme=1`);
  const theme = page.getByRole("form", { name: "Prestations de La Loge du Quartier" });
  await expect.poll(() => world.holder("supplier", 1)).toBe("jeanne.martin@palier.test");
  const before = (await offer(page, 1)).services.filter(({ offered: is }) => is).length;
  await theme.getByRole("checkbox", { name: "Tout proposer" }).first().click();
  await world.fault({ route: "supplier.changeOffer", status: 504, afterwards: true, times: 1 });
  await save(page).click();
  await expect(toast(page, "La Loge du Quartier")).toBeVisible();
  await expect(theme.getByRole("alert")).toHaveCount(0);
  expect((await offer(page, 1)).services.filter(({ offered: is }) => is).length).not.toBe(before);
  expect(await world.calls({ route: "supplier.changeOffer" })).toHaveLength(1);
});

test("A03 S10 a choice that is refused after its page was left says so, with the way back to it", async ({
  admin: page,
  network,
  world,
}) => {
  await page.goto(`${list}/edit/1/services?theme=1`);
  const theme = page.getByRole("form", { name: "Prestations de La Loge du Quartier" });
  await expect.poll(() => world.holder("supplier", 1)).toBe("jeanne.martin@palier.test");
  await theme.getByRole("checkbox", { name: "Tout proposer" }).first().click();
  await world.fault({ route: "supplier.changeOffer", status: 422, detail: "Refusé", times: 1 });
  const sent = await network.hold("**/manage-service/1/services");
  await save(page).click();
  await page.getByRole("navigation").getByRole("link", { name: "Incidents" }).click();
  await page.getByRole("button", { name: "Quitter sans attendre" }).click();
  await expect(page).toHaveURL(/\/admin\/incident$/);
  await sent.letGo();
  const said = toast(page, "L’enregistrement n’a pas abouti");
  await said.getByRole("button", { name: "Revenir à la saisie" }).click();
  await expect(page).toHaveURL(/services\?theme=1$/);
  await expect(save(page)).toBeEnabled();
  await expect(page.getByText("Aucune modification", { exact: true })).toHaveCount(0);
});

test("A05 a choice that is sent again after a lost answer goes out under the key of the first time", async ({
  admin: page,
  world,
}) => {
  await page.goto(`${list}/edit/1/services?theme=1`);
  await expect.poll(() => world.holder("supplier", 1)).toBe("jeanne.martin@palier.test");
  await offered(page).first().press("Space");
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/manage-service/1/services"))
      keys.push(request.headers()["idempotency-key"]);
  });
  await world.fault({ route: "supplier.changeOffer", cut: true, times: 1 });
  // A press before the offer is reloaded must count.
  await world.fault({ route: "supplier.wholeOffer", delayMs: 3_000 });
  await save(page).click();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(toast(page, "Enregistrement effectué : La Loge du Quartier")).toBeVisible();
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
});

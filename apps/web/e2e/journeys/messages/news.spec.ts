import type { Page } from "@playwright/test";
import { cell, choice, expect, jeanne, karim, save, test, toast } from "../../kit/palier.ts";
import { read, stored } from "../../kit/stored.ts";

const title = (page: Page) => page.getByRole("textbox", { name: /^Titre/ });
const body = (page: Page) => page.getByRole("textbox", { name: /^Texte/ });
const scope = (page: Page) => page.getByRole("combobox", { name: /^Portée/ });
const buildings = (page: Page) => page.getByRole("combobox", { name: /^Immeubles/ });
const status = (page: Page) => page.getByRole("combobox", { name: /^Statut/ });
const publishAt = (page: Page) => page.getByRole("textbox", { name: /^Publication/ });

const article = {
  title: "Visite du gardien",
  body: "<p>Le gardien passe <strong>mardi</strong>.</p>",
  scope: "all",
  neighborhoodIds: [],
  buildingIds: [],
  status: "draft",
  publishAt: null,
  pinned: false,
  notify: false,
};

async function written(page: Page, values: Partial<Record<keyof typeof article, unknown>> = {}) {
  const { csrfToken } = await (await page.request.get("/api/admin/session")).json();
  const answer = await page.request.post("/api/admin/news/new", {
    data: { ...article, ...values },
    headers: { "x-csrf-token": csrfToken, "idempotency-key": crypto.randomUUID() },
  });
  expect(answer.status()).toBe(201);
  return Number((await answer.json()).id);
}

const recordOf = (page: Page, id: number) => stored(page, `/admin/news/edit/${id}`);

async function twoBuildings(page: Page): Promise<readonly { id: number; text: string }[]> {
  return (await read(page, "/admin/building/ajax/search?ids=3,8")).results;
}

test("A11 an article for two buildings is written, scheduled, listed and in the history", async ({
  admin: page,
}) => {
  const targets = await twoBuildings(page);
  await page.goto("/admin/news/new");
  await expect(status(page).locator("option")).toHaveText(["Brouillon", "Programmée", "Archivée"]);
  await title(page).fill("Coupure d’eau jeudi");
  await expect(body(page)).toBeVisible();
  // The toolbar is one Tab stop; arrows reach its buttons.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Gras" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(body(page)).toBeFocused();
  await page.keyboard.type("Attention");
  await scope(page).selectOption("Immeubles");
  for (const { text } of targets) {
    await buildings(page).fill(text);
    await choice(page, text).first().click();
    await expect(page.getByRole("button", { name: `Retirer ${text}` })).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await status(page).selectOption("Programmée");
  await save(page).click();
  await expect(page.getByRole("alert")).toContainText("a besoin d’une date de publication");
  await expect(publishAt(page)).toHaveAttribute("aria-invalid", "true");
  await publishAt(page).fill("19/11/2026 08:00");
  await save(page).click();
  await expect(page.getByRole("alert")).toContainText("doit être à venir");
  await expect(publishAt(page)).toHaveAttribute("aria-invalid", "true");
  await publishAt(page).fill("25/12/2026 à 10h30");
  await save(page).click();
  await expect(toast(page, "Création effectuée : Coupure d’eau jeudi")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Coupure d’eau jeudi");
  await expect(publishAt(page)).toHaveValue("25/12/2026 10:30");
  expect(await recordOf(page, Number(page.url().split("/").at(-1)))).toMatchObject({
    body: "<p><strong>Attention</strong></p>",
    buildingIds: [3, 8],
    publishAt: "2026-12-25T09:30:00.000Z",
  });
  await page.getByRole("link", { name: "Historique" }).click();
  await expect(cell(page, "Jeanne Martin")).toBeVisible();
  await page.goto("/admin/news?status=scheduled");
  await expect(cell(page, "Coupure d’eau jeudi")).toBeVisible();
  await expect(cell(page, "25/12/2026 10:30")).toBeVisible();
});

async function paste(page: Page, html: string): Promise<void> {
  await body(page).click();
  await page.keyboard.press("ControlOrMeta+End");
  await body(page).evaluate((box, copied) => {
    const data = new DataTransfer();
    data.setData("text/html", copied);
    box.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, html);
}

// No promise: copied content stays what it was, and runs nothing.
test("a pasted text keeps its headings and loses what would run, and typed HTML stays text", async ({
  admin: page,
}) => {
  const id = await written(page, { body: "<p onclick='x()'>Un peu.<script>alert(1)</script></p>" });
  expect((await recordOf(page, id)).body).toBe("<p>Un peu.</p>");
  await page.goto(`/admin/news/edit/${id}`);
  await paste(page, "<p>Encore</p>");
  await paste(page, "<h1>Travaux</h1><p>Lundi</p>");
  await paste(page, "<h4>Ascenseur</h4>");
  await save(page).click();
  await expect(toast(page, "Enregistrement effectué")).toBeVisible();
  const kept = "<p>Un peu.Encore</p><h2>Travaux</h2><p>Lundi</p><h3>Ascenseur</h3>";
  expect((await recordOf(page, id)).body).toBe(kept);

  await paste(page, "<p><em>Collé</em><img src=x onerror='document.title=1'><script>x()</script></p>");
  await expect(body(page).locator("em")).toHaveText("Collé");
  await page.keyboard.type(" <script>écrit</script>");
  await page.getByRole("button", { name: "Aperçu" }).click();
  const preview = page.getByRole("dialog", { name: "Aperçu pour les résidents" });
  await expect(preview.getByText("<script>écrit</script>")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Aperçu" })).toBeFocused();
  await save(page).click();
  await expect(page.getByText("Aucune modification", { exact: true })).toBeVisible();
  await expect.poll(async () => (await recordOf(page, id)).body).toContain("<em>Collé");
  const after: string = (await recordOf(page, id)).body;
  expect(after).toContain("&lt;script&gt;écrit&lt;/script&gt;");
  expect(after).not.toMatch(/<script|<img|onerror/);
});

test("L14 S15 text and targets that another admin holds can be read, reached and copied, not changed", async ({
  admin: page,
  otherAdmin,
}) => {
  const [first] = await twoBuildings(page);
  const id = await written(page, { scope: "buildings", buildingIds: [3] });
  await otherAdmin.open("news", id);
  await page.goto(`/admin/news/edit/${id}`);
  await expect(
    page.getByRole("alert").filter({ hasText: `${karim.name} modifie cette fiche` }),
  ).toBeVisible();
  await expect(save(page)).toBeDisabled();
  const target = page.getByText(first?.text ?? "", { exact: true }).last();
  await expect(target).toBeVisible();
  await expect(page.getByRole("button", { name: /^Retirer / })).toHaveCount(0);
  await expect(buildings(page)).not.toBeEditable();
  await buildings(page).focus();
  await expect(buildings(page)).toBeFocused();
  await target.dblclick();
  expect(await page.evaluate(() => getSelection()?.toString() ?? "")).not.toBe("");
  await body(page).focus();
  await page.keyboard.press("ControlOrMeta+a");
  expect(await page.evaluate(() => getSelection()?.toString() ?? "")).toContain("Le gardien passe mardi.");
  await page.keyboard.type("x");
  await expect(body(page)).toHaveText("Le gardien passe mardi.");
});

test("A04 A15 a status that is no longer offered is named at its field, and nothing typed is lost", async ({
  admin: page,
  world,
}) => {
  const id = await written(page);
  await page.goto(`/admin/news/edit/${id}`);
  await title(page).fill("Mon titre");
  await status(page).selectOption("Programmée");
  await publishAt(page).fill("25/12/2026 10:30");
  // At another computer: nobody else may save what Jeanne has open.
  const elsewhere = world.admin(jeanne.email);
  await elsewhere.open("news", id);
  await elsewhere.save("news", id, { status: "archived" });
  // The page learns of it by itself.
  await expect(page.getByText("Cette fiche a été modifiée entre-temps")).toBeVisible();
  await page.getByRole("button", { name: "Garder ma saisie" }).click();
  await expect(page.getByText("Ce choix n’est plus proposé. Choisissez-en un autre.")).toBeVisible();
  await expect(status(page)).toHaveAttribute("aria-invalid", "true");
  await save(page).click();
  await expect(
    page.getByText("Le statut ne peut pas passer de « Archivée » à « Programmée »."),
  ).toBeVisible();
  await expect(title(page)).toHaveValue("Mon titre");
  expect(await status(page).locator("option").allTextContents()).not.toContain("Publiée");
  await status(page).selectOption("Brouillon");
  await save(page).click();
  await expect(toast(page, "Enregistrement effectué : Mon titre")).toBeVisible();
});

/**
 * `npm run pictures -- --renew` writes the pictures of README and guide, at a fixed day. Nothing is compared here:
 * whether a screen changed is the neighbouring file's matter.
 */
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { choose, header, open as openImport, preview } from "../kit/import-file.ts";
import { expect, save, test, toast } from "../kit/palier.ts";

const docs = new URL("../../../../docs/", import.meta.url);
const day = { freeze: true, set: "2026-11-20T16:00:00Z" } as const;

const size = { width: 1180, height: 740 };

test.use({ viewport: size, colorScheme: "light" });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

/** Writes one picture once the page is idle, without toasts of this browser's own. */
async function picture(page: Page, file: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  // Counts come last.
  if (!page.url().endsWith("/login"))
    await page.getByRole("button", { name: /^Alertes, \d/, includeHidden: true }).waitFor();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const path = fileURLToPath(new URL(file, docs));
  await page.screenshot({ path, animations: "disabled", caret: "hide" });
}

// No promise: the pictures of the documents, as are all below.
test("the sign-in page", async ({ page }) => {
  await page.goto("/admin/login");
  await expect(page.getByRole("button", { name: "Se connecter" })).toBeVisible();
  await picture(page, "guide/connexion.png");
});

// No promise: as above.
test("home, a list, its views, alerts and keys", async ({ admin, world }) => {
  test.slow();
  await world.clock(day);
  await admin.goto("/admin/");
  // The headless browser blocks notifications, which the home page says.
  const notice = toast(admin, "Vos notifications sont désactivées");
  await notice.getByRole("button", { name: "Fermer" }).click();
  await expect(notice).toHaveCount(0);
  await picture(admin, "guide/accueil.png");

  await admin.setViewportSize({ width: 1440, height: 900 });
  await admin.goto("/admin/building?city=Lyon&status=active");
  await picture(admin, "palier.png");
  await admin.setViewportSize(size);

  await admin.goto("/admin/concierge/order?status=new");
  await picture(admin, "guide/liste.png");
  await admin.getByRole("button", { name: "Vues" }).click();
  await admin.getByRole("menuitem", { name: "Enregistrer la vue…" }).click();
  await admin.getByRole("dialog").getByLabel(/^Nom/).fill("Mes nouvelles commandes");
  await picture(admin, "guide/vue.png");
  await admin.keyboard.press("Escape");

  await admin
    .getByRole("banner")
    .getByRole("button", { name: /^Alertes/ })
    .click();
  await picture(admin, "guide/alertes.png");
  await admin.keyboard.press("Escape");
  await admin.keyboard.press("?");
  await picture(admin, "guide/raccourcis.png");
});

// No promise: as above.
test("a record that a colleague edits", async ({ admin: page, otherAdmin }) => {
  await otherAdmin.open("building", 3);
  await page.goto("/admin/building/edit/3");
  // The realtime service's code comes once the page is idle.
  await expect(page.getByText(/^Karim Benali modifie cette fiche/)).toBeVisible({ timeout: 40_000 });
  await picture(page, "guide/fiche-tenue.png");
});

// No promise: as above.
test("a record that somebody saved first", async ({ admin: page, world }) => {
  await world.clock(day);
  await page.goto("/admin/building/edit/3");
  await page.getByRole("textbox", { name: /^Adresse/ }).fill("12 rue des Lilas");
  await world.patch("building", 3, { street: "14 rue des Lilas" }, { announced: false });
  await save(page).click();
  const title = page.getByText("Cette fiche a été modifiée entre-temps");
  await expect(title).toBeVisible();
  await title.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await picture(page, "guide/conflit.png");
});

// No promise: as above. The headless shell draws no PDF.
test("a proof beside its decision @whole-browser", async ({ admin: page, world }) => {
  await world.clock(day);
  await page.goto("/admin/dashboard/association-requests?status=proofToCheck");
  await page
    .getByRole("button", { name: /^Voir le justificatif/ })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: /^Justificatif d/ })).toBeVisible();
  await picture(page, "guide/justificatif.png");
});

// No promise: as above.
test("an import's preview", async ({ admin: page, world }) => {
  await world.clock(day);
  await openImport(page, "buildings");
  await choose(
    page,
    `${header}\nIMM-90001;Les Tilleuls;3 rue Neuve;69003;Lyon;24\nIMM-90002;Le Parc;;6900;Lyon;x`,
  );
  await expect(preview(page)).toContainText("création");
  await picture(page, "guide/import.png");
});

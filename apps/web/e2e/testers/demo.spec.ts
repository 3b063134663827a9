import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { build, preview } from "vite";

const web = join(import.meta.dirname, "../..");

// No other server runs: the fixtures of the other journeys would start one.
test("T07 the built app runs without a server: the mock server in the tab answers a list, a form and its saving", async ({
  page,
}, { outputDir }) => {
  test.slow();
  const configFile = join(web, "vite.demo.config.ts");
  const settings = {
    configFile,
    logLevel: "warn" as const,
    build: { outDir: join(outputDir, "demo"), emptyOutDir: true },
  };
  await build(settings);
  const served = await preview({ ...settings, preview: { port: 0, host: "127.0.0.1" } });
  try {
    const url = served.resolvedUrls?.local[0] ?? "";
    const others: string[] = [];
    page.on("request", (sent) => {
      if (!sent.url().startsWith(url) && !sent.url().startsWith("data:")) others.push(sent.url());
    });
    await page.goto(`${url}admin/building`);
    await expect(page.getByRole("heading", { name: /^Immeubles 240$/ })).toBeVisible();
    await page.getByRole("row").nth(1).getByRole("link").first().click();
    const name = page.getByRole("textbox", { name: /^Nom/ });
    await name.fill("Les Glycines sans serveur");
    await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Les Glycines sans serveur" })).toBeVisible();
    // Nothing here could hold a record against another admin: the page says so.
    await expect(page.getByRole("complementary", { name: "Démonstration" })).toContainText(
      /Verrous.*coupés/s,
    );
    await page
      .getByRole("navigation", { name: "Menu principal" })
      .getByRole("link", { name: "Immeubles" })
      .click();
    await page.getByRole("searchbox", { name: "Rechercher" }).fill("glycines sans");
    await expect(page.getByRole("heading", { name: /^Immeubles 1/ })).toBeVisible();
    await expect(page.getByRole("row").filter({ hasText: "Les Glycines sans serveur" })).toBeVisible();
    expect(others).toEqual([]);
  } finally {
    await served.close();
  }
});

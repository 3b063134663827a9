import type { Page } from "@playwright/test";
import { cell, expect, test } from "../kit/palier.ts";

/** As Chrome's translator does with pages that do not refuse it. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const [index, text] of texts.entries()) {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      // Others move the text itself.
      if (index % 3 === 0) {
        text.before(outer);
        inner.append(text);
      } else {
        inner.append(text.data);
        text.replaceWith(outer);
      }
      outer.append(inner);
    }
  });
}

// No promise: a manager's browser may translate what is said to be French.
test("a page asks not to be translated, and goes on working when it is", async ({ admin: page }) => {
  await page.goto("/admin/");
  const main = page.getByRole("main");
  const title = page.getByRole("heading", { level: 1 });
  await expect(page.locator("html")).toHaveAttribute("translate", "no");
  await expect(main.getByRole("link").first()).toBeVisible();
  await translate(page);
  await page.getByRole("link", { name: "Immeubles", exact: true }).first().click();
  await expect(title).toHaveText(/^Immeubles\s*240/);
  await translate(page);
  await page.getByRole("searchbox").first().fill("saint");
  await expect(title).not.toHaveText(/240/);
  await translate(page);
  await page.getByRole("searchbox").first().fill("");
  await expect(title).toHaveText(/^Immeubles\s*240/);
  await expect(cell(page, "Lyon").first()).toBeVisible();

  await page.goto("/admin/concierge/delivery-schedule");
  await expect(title).toHaveText(/Semaine du 16 au 22/);
  for (const week of ["23 au 29", "30 novembre au 6"]) {
    await translate(page);
    await page.getByRole("button", { name: "Semaine suivante" }).click();
    await expect(title).toHaveText(new RegExp(`^\\D*Semaine du ${week}\\D`));
  }
  await translate(page);
  await page.getByRole("link", { name: "Commandes", exact: true }).first().click();
  await expect(page.getByRole("link", { name: /^À accepter \d/ }).first()).toBeVisible();
  await expect(page.getByText("ne peut pas être affichée")).toHaveCount(0);
});

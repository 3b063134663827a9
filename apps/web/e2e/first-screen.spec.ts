import { expect, test } from "./kit/palier.ts";

// No promise: a matter of speed.
test("the first screen loads no second copy of zod", async ({ admin: page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (/\/assets\/.*\.js$/.test(response.url())) scripts.push(response.text().catch(() => ""));
  });
  await page.goto("/admin/building");
  await expect(page.getByRole("heading", { name: /^Immeubles 240$/ })).toBeVisible();
  const texts = await Promise.all(scripts);
  expect(texts.length).toBeGreaterThan(3);
  // ts-rest includes zod 3; this is one of its brands.
  expect(texts.filter((text) => text.includes("zod_brand"))).toEqual([]);
});

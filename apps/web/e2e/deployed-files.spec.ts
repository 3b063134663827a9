import { readdir, stat } from "node:fs/promises";
import { expect, test } from "./kit/palier.ts";

const built = new URL("../dist/", import.meta.url);

// No promise: a matter of speed and safety.
test("every script and style is built compressed, sent as small as the browser takes it, and keeps the policy", async ({
  page,
}) => {
  const files = await readdir(built, { recursive: true });
  const texts = files.filter((file) => /\.(?:js|css|html)$/.test(file));
  expect(texts.length).toBeGreaterThan(10);
  for (const file of texts) {
    const { size } = await stat(new URL(file, built));
    // Smaller files are not worth compressing.
    if (size < 512) continue;
    expect(files, file).toContain(`${file}.br`);
    expect(files, file).toContain(`${file}.gz`);
  }

  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ blockedURI }) => {
      document.documentElement.dataset.forbidden = blockedURI;
    });
  });
  const encodings: (string | undefined)[] = [];
  page.on("response", (response) => {
    if (/\/assets\/.*\.(?:js|css)$/.test(response.url()))
      encodings.push(response.headers()["content-encoding"]);
  });
  await page.goto("/admin/login");
  await expect(page.getByRole("button", { name: "Se connecter" })).toBeVisible();
  expect(encodings.length).toBeGreaterThan(0);
  expect([...new Set(encodings)].filter((encoding) => encoding !== "br" && encoding !== undefined)).toEqual(
    [],
  );
  expect(encodings).toContain("br");
  await expect(page.locator("html")).not.toHaveAttribute("data-forbidden");
});

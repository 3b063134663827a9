import { startServer } from "@palier/mock-server/node";
import type { Page } from "@playwright/test";
import { cell, expect, save, signIn, test, toast, web } from "../kit/palier.ts";
import { cors, type Front, frontOf } from "../kit/second-origin.ts";

/** First in the list, which is sorted by name. */
const renamed = "Allée d’ailleurs";

/** Works only if cookie, token and headers all arrive. */
async function work(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/admin/building/edit/1`);
  await signIn(page);
  await page.getByRole("textbox", { name: /^Nom/ }).fill(renamed);
  await save(page).click();
  await expect(toast(page, `Enregistrement effectué : ${renamed}`)).toBeVisible();
  await page.goto(`${origin}/admin/building`);
  await expect(cell(page, renamed)).toBeVisible();
}

const posted = ({ seen }: Front): string[] => seen.filter((line) => line.startsWith("POST"));

test("B09 the app works on its backend's origin, behind a proxy that sends /api to the backend", async ({
  browser,
}) => {
  const [site, backend] = await Promise.all([startServer({ port: 0, web }), startServer({ port: 0 })]);
  // Requests of the tests' own page name a world.
  const page = await browser.newPage({ locale: "fr-FR" });
  await using front = await frontOf((path) => (path.startsWith("/api/") ? backend.url : site.url));
  await work(page, front.origin);
  expect(posted(front)).toContain("POST /api/admin/building/edit/1");
  expect(site.app.world("default").table("building").get(1)?.name).not.toBe(renamed);
  expect(backend.app.world("default").table("building").get(1)?.name).toBe(renamed);
  await page.close();
  await Promise.all([site.close(), backend.close()]);
});

test("B09 the app works on another origin than its backend, with cookies and CORS, where the page names it", async ({
  browser,
}) => {
  const [site, backend] = await Promise.all([startServer({ port: 0, web }), startServer({ port: 0 })]);
  const named = { api: "" };
  const withApi = (html: string) =>
    html.replace("<head>", `<head><meta name="palier-api" content="${named.api}/api" />`);
  // As docs/real-backend.md requires.
  const reaching = (policy: string) =>
    policy.replace(/(connect|img|frame)-src 'self'/g, (own) => `${own} ${named.api}`);
  await using pages = await frontOf(() => site.url, { page: withApi, policy: reaching });
  await using front = await frontOf(() => backend.url, { headers: cors(pages.origin) });
  named.api = front.origin;
  const page = await browser.newPage({ locale: "fr-FR" });
  await work(page, pages.origin);
  expect(posted(front)).toContain("POST /api/admin/building/edit/1");
  expect(front.seen).toContain("OPTIONS /api/admin/building/edit/1");
  expect(pages.seen.filter((line) => line.includes("/api/"))).toEqual([]);
  expect(backend.app.world("default").table("building").get(1)?.name).toBe(renamed);
  await page.close();
  await Promise.all([site.close(), backend.close()]);
});

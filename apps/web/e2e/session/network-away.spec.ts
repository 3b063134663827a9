import { expectCleanPart } from "../kit/looks.ts";
import { expect, test } from "../kit/palier.ts";

const away = "Pas encore chargé";

test("A03 A06 without a network one notice says so; once it is back every part comes by itself, without a press", async ({
  admin: page,
}) => {
  await page.goto("/admin/building");
  await expect(page.getByRole("heading", { level: 1, name: "Immeubles 240" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  const notice = page.getByRole("banner").getByRole("status").filter({ hasText: "Connexion interrompue" });
  await expect(notice).toHaveCount(1);
  await expectCleanPart(page.getByRole("banner"), "no network");
  await page.getByRole("navigation").getByRole("link", { name: "Conversations" }).click();
  await expect(page.getByRole("main").getByText(away)).toBeVisible();
  await expect(notice).toHaveCount(1);
  await expect(page.getByRole("alert")).toHaveCount(0);

  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: /^Conversations \d+$/ })).toBeVisible();
  await expect(page.getByText(away)).toHaveCount(0);
  await expect(notice).toHaveCount(0);
});

test("S16 L07 A03 the realtime service's code is fetched after a list's rows, and is said to be missing, with a retry, until it is there", async ({
  admin: page,
  network,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/(firebase|database|app-and-auth|messaging)-[^/]*\.js$|\.ws|identitytoolkit/.test(request.url()))
      asked.push(request.url());
  });
  const code = "**/assets/firebase-*.js";
  await page.route(code, (route) => route.abort());
  const { letGo } = await network.hold("**/api/admin/building/ajax-list?*");
  await page.goto("/admin/building");
  // The menu's counts may arrive before the rows.
  await expect(page.getByRole("link", { name: /à accepter$/ })).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked.filter((url) => !/firebase-/.test(url))).toEqual([]);
  await letGo();
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  const notice = page.getByText("Le service temps réel n’a pas pu être chargé");
  await expect(notice).toBeVisible();
  await expect(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
  // The app retries by itself meanwhile.
  await page.unroute(code);
  await expect(notice).toHaveCount(0);
  await expect.poll(() => asked.some((url) => /database-/.test(url))).toBe(true);
});

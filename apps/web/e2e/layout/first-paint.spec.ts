import type { Page } from "@playwright/test";
import { layoutShifts } from "../kit/layout-shifts.ts";
import { expect, test } from "../kit/palier.ts";

const entry = /\/assets\/app-[\w-]{8}\.js$/;
const gridCode = "**/assets/grid-*.js";
const title = (page: Page, name: RegExp) => page.getByRole("heading", { level: 1, name });

test("S01 A03 A14 before its scripts have come a page shows its frame, and has asked for its rows once", async ({
  admin: page,
  network,
  world,
}) => {
  const { letGo } = await network.hold(entry);
  const signedIn = (await world.calls({ route: "session.read" })).length;
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (/\/assets\/.*\.js$/.test(response.url())) scripts.push(response.text().catch(() => ""));
  });
  await page.goto("/admin/building?q=tilleul&tri=-city&status=active", { waitUntil: "commit" });
  const frame = page.locator("#frame");
  await expect(frame.getByText("Patrimoine")).toBeVisible();
  await expect(frame.locator("[aria-current=page]")).toHaveText("Immeubles");
  await expect(frame.locator(".first-title")).toHaveText("Immeubles");
  await expect.poll(() => world.calls({ route: "building.list" })).toHaveLength(1);
  await page.evaluate(() => {
    const look = () =>
      document.querySelector("#palier .ui-table-skeleton") && console.error("a second placeholder");
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  });
  await letGo();
  await expect(title(page, /^Immeubles \d+$/)).toBeVisible();
  await expect(frame).toHaveCount(0);
  await expect(page.getByRole("row").nth(1)).toContainText("Actif");
  const [first, ...more] = (await world.calls({ route: "building.list" })).filter(({ query }) =>
    JSON.stringify(query).includes("tilleul"),
  );
  expect(first?.status).toBe(200);
  expect(more).toEqual([]);
  expect(await world.calls({ route: "session.read" })).toHaveLength(signedIn + 1);
  expect(errors).toEqual([]);
  // ts-rest includes zod 3, which nobody needs; this is one of its brands.
  const loaded = await Promise.all(scripts);
  expect(loaded.length).toBeGreaterThan(3);
  expect(loaded.filter((text) => text.includes("zod_brand"))).toEqual([]);

  const record = await network.hold(entry);
  const reads = () => world.calls({ route: "building.edit.get" });
  await page.goto("/admin/building/edit/3/history", { waitUntil: "commit" });
  await expect.poll(reads).toHaveLength(1);
  await record.letGo();
  await expect(title(page, /\S{3}/)).toBeVisible();
  await expect(frame).toHaveCount(0);
  expect(await reads()).toHaveLength(1);
});

test("A06 A07 A14 before its scripts have come nothing looks as if it could be pressed but links, which lead on and keep the focus", async ({
  admin: page,
  network,
}) => {
  await page.addInitScript(() => localStorage.setItem("palier:rail", "collapsed"));
  const frame = page.locator("#frame");
  for (const width of [360, 900, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const { letGo } = await network.hold(entry);
    await page.goto("/admin/building", { waitUntil: "commit" });
    await expect(frame.locator(".ui-table-skeleton")).toBeVisible();
    await expect(frame.locator("button").first()).toBeAttached();
    await expect(frame.locator("button:enabled")).toHaveCount(0);
    await expect(frame.getByRole("button", { name: "Ouvrir le menu" })).toHaveCount(width < 900 ? 1 : 0);
    const links = frame.locator(".ui-rail__link:visible");
    await expect(links).toHaveCount(width < 900 ? 0 : await frame.locator(".ui-rail__link").count());
    await letGo();
    // A phone folds rare actions.
    const name = width < 600 ? "Autres actions de la liste" : "Exporter";
    await expect(page.getByRole("button", { name })).toBeEnabled();
  }
  const { letGo } = await network.hold(entry);
  await page.goto("/admin/building", { waitUntil: "commit" });
  const current = frame.locator(".ui-rail [aria-current=page]");
  await frame.getByRole("link", { name: "Incidents" }).click();
  await expect(page).toHaveURL(/\/admin\/incident$/);
  await expect(current).toHaveAccessibleName("Incidents");
  await current.focus();
  await letGo();
  await expect(title(page, /^Incidents \d+$/)).toBeVisible();
  await expect(frame).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Incidents" })).toBeFocused();
  await expect(page).toHaveURL(/\/admin\/incident$/);
});

test("S01 A14 what comes late moves nothing: the grid with its scroll and focus, the dashboard's figures, an article's editor", async ({
  admin: page,
  network,
}) => {
  const grid = page.locator(".ui-grid");
  const light = page.locator(".ui-light");
  const search = page.getByRole("searchbox");
  const shifted = await layoutShifts(page);
  await page.setViewportSize({ width: 1440, height: 600 });
  const code = await network.hold(gridCode);
  await page.goto("/admin/building");
  await expect(light.getByRole("row")).toHaveCount(21);
  const first = await light.getByRole("gridcell").nth(1).textContent();
  await expect(light.getByRole("link", { name: `Modifier ${first}` })).toBeVisible();
  await search.focus();
  await light.evaluate((element) => element.scrollTo({ top: 200 }));
  await code.letGo();
  const scrolled = () => page.locator(".ui-grid .ag-grid-viewport").evaluate(({ scrollTop }) => scrollTop);
  await expect.poll(scrolled).toBe(200);
  await expect(search).toBeFocused();
  await expect(grid.getByRole("gridcell").nth(1)).toHaveText(first ?? "");
  await expect(light).toHaveCount(0);
  expect(await shifted()).toBeLessThan(0.001);

  // The dashboard reserves room for pending content.
  await page.setViewportSize({ width: 1440, height: 900 });
  const { letGo } = await network.hold(/\/admin\/dashboard\/(summary|trends)/);
  await page.goto("/admin/");
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  await letGo();
  await expect(page.getByRole("link", { name: /^\d+\s*Incidents ouverts/ })).toBeVisible();
  await expect(page.getByRole("figure").nth(2)).toBeAttached();
  expect(await shifted()).toBeLessThan(0.01);

  await page.goto("/admin/news/edit/1");
  await expect(page.getByRole("button", { name: "Gras" })).toBeVisible();
  expect(await shifted()).toBeLessThan(0.001);
});

test("A03 without the grid's code a list works, without the app's it offers to reload, without scripts it says what it needs", async ({
  admin: page,
  browser,
}) => {
  await page.route(gridCode, (route) => route.abort());
  await page.goto("/admin/building");
  await page.locator(".ui-light").getByRole("button", { name: "Lots" }).click();
  await expect(page).toHaveURL(/tri=lotCount$/);
  await page
    .locator(".ui-light")
    .getByRole("link", { name: /^Modifier / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin\/building\/edit\/\d+$/);

  await page.route(entry, (route) => route.abort());
  await page.goto("/admin/building");
  const notice = page.getByRole("alert");
  await expect(notice).toContainText("L’application n’a pas pu être chargée.");
  await page.unroute(entry);
  await notice.getByRole("link", { name: "Recharger la page" }).click();
  await expect(title(page, /^Immeubles \d+$/)).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const bare = await context.newPage();
  await bare.goto(page.url());
  // Text locators skip text in this element.
  const words = bare.locator("noscript > p");
  await expect(words).toBeVisible();
  await expect(words).toContainText("Palier a besoin de JavaScript.");
  await context.close();
});

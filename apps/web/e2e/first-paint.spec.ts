import { expect, test } from "./kit/palier.ts";
import { placeOf } from "./kit/place.ts";

const entry = /\/assets\/app-[\w-]{8}\.js$/;

test("A03 A14 before its scripts have come the page shows its frame and its rows, and has asked for them once", async ({
  admin: page,
  network,
  world,
}) => {
  const { letGo } = await network.hold(entry);
  const signedIn = (await world.calls({ route: "session.read" })).length;
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto("/admin/building?q=tilleul&tri=-city&status=active", { waitUntil: "commit" });
  const frame = page.locator("#frame");
  await expect(frame.getByText("Patrimoine")).toBeVisible();
  await expect(frame.locator("[aria-current=page]")).toHaveText("Immeubles");
  await expect.poll(() => world.calls({ route: "building.list" })).toHaveLength(1);
  const painted = frame.locator(".ui-light__row");
  await expect(painted.nth(1)).toContainText("Actif");
  const texts = await painted.nth(1).locator(".ui-light__cell").allTextContents();
  const place = await placeOf(painted.nth(1));
  await page.evaluate(() => {
    const look = () => document.querySelector("#palier .ui-table-skeleton") && console.error("the rows went");
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  });
  await letGo();
  await expect(page.getByRole("heading", { level: 1, name: /^Immeubles \d+$/ })).toBeVisible();
  await expect(frame).toHaveCount(0);
  const row = page.getByRole("row").nth(1);
  for (const text of texts.filter((each) => each !== "")) await expect(row).toContainText(text);
  expect((await placeOf(row)).y).toBeCloseTo(place.y, 0);
  // No request is sent twice.
  const [first, ...more] = (await world.calls({ route: "building.list" })).filter(({ query }) =>
    JSON.stringify(query).includes("tilleul"),
  );
  expect(first?.status).toBe(200);
  expect(more).toEqual([]);
  expect(await world.calls({ route: "session.read" })).toHaveLength(signedIn + 1);
  expect(errors).toEqual([]);
});

test("A03 a list that is late keeps the frame no longer than the app's own screen takes", async ({
  admin: page,
  network,
}) => {
  const { letGo } = await network.hold("**/admin/building/ajax-list*");
  await page.goto("/admin/building", { waitUntil: "commit" });
  await expect(page.getByRole("searchbox", { name: "Rechercher un immeuble" })).toBeVisible();
  await expect(page.locator("#frame")).toHaveCount(0);
  await letGo();
  await expect(page.getByRole("heading", { level: 1, name: /^Immeubles \d+$/ })).toBeVisible();
});

test("A06 A14 before its scripts have come the rail's links lead on, and keep the focus when the app takes over", async ({
  admin: page,
  network,
}) => {
  const { letGo } = await network.hold(entry);
  await page.goto("/admin/building", { waitUntil: "commit" });
  const frame = page.locator("#frame");
  const current = frame.locator(".ui-rail [aria-current=page]");
  await expect(current).toHaveText("Immeubles");
  await frame.getByRole("link", { name: "Incidents" }).click();
  await expect(page).toHaveURL(/\/admin\/incident$/);
  await expect(current).toHaveText("Incidents");
  await expect(frame.locator(".ui-light__row").nth(1)).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = frame.getByRole("link", { name: "Aller au contenu" });
  await expect(skip).toBeFocused();
  await skip.press("Enter");
  await expect(frame.locator("main")).toBeFocused();
  await current.focus();
  await letGo();
  await expect(page.getByRole("heading", { level: 1, name: /^Incidents \d+$/ })).toBeVisible();
  await expect(frame).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Incidents" })).toBeFocused();
  await expect(page).toHaveURL(/\/admin\/incident$/);
});

for (const width of [360, 900, 1440])
  test(`A06 A07 before its scripts have come nothing at ${width} px looks as if it could be pressed but links that lead on`, async ({
    admin: page,
    network,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => localStorage.setItem("palier:rail", "collapsed"));
    const { letGo } = await network.hold(entry);
    await page.goto("/admin/building", { waitUntil: "commit" });
    const frame = page.locator("#frame");
    await expect(frame.locator(".ui-light__row").nth(1)).toBeVisible();
    const buttons = frame.locator("button:visible, [class*=ui-button]:visible:not(button *)");
    // A phone folds rare actions.
    const name = width < 600 ? "Autres actions de la liste" : "Exporter";
    await expect(frame.getByRole("button", { name, includeHidden: true }).first()).toBeVisible();
    for (const button of await buttons.all()) await expect(button).toBeDisabled();
    await expect(frame.getByRole("button", { name: "Ouvrir le menu" })).toHaveCount(width < 900 ? 1 : 0);
    const links = frame.locator(".ui-rail__link:visible");
    await expect(links).toHaveCount(width < 900 ? 0 : await frame.locator(".ui-rail__link").count());
    if (width >= 900) await expect(frame.getByRole("link", { name: "Incidents" })).toBeVisible();
    await letGo();
    await expect(page.getByRole("button", { name })).toBeEnabled();
  });

test("A23 a list that was shown leaves no resident in the browser, and what earlier versions left goes", async ({
  admin: page,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem("left") !== null) return;
    sessionStorage.setItem("left", "once");
    localStorage.setItem("palier:last-pages:1", '[{"rows":[{"name":"Étienne Bourgeois"}]}]');
  });
  const address = "/admin/user?tri=-lastName";
  const kept = () => page.evaluate(() => Object.entries(localStorage).flat().join(" "));
  await page.goto(address);
  const cells = page
    .getByRole("row")
    .nth(1)
    .getByRole("gridcell")
    .filter({ hasText: /\p{L}{3}/u });
  await expect(cells.first()).toBeVisible();
  const [first = "", ...more] = await cells.allTextContents();
  await expect.poll(kept).not.toContain("last-pages");
  // By then idle work is done.
  await page.waitForLoadState("networkidle");
  await page.reload();
  await expect(cells.filter({ hasText: first })).not.toHaveCount(0);
  for (const word of [first, ...more]) expect(await kept()).not.toContain(word);
});

test("A14 before its scripts have come a record's page has asked for the record, once", async ({
  admin: page,
  network,
  world,
}) => {
  const { letGo } = await network.hold(entry);
  const reads = () => world.calls({ route: "building.edit.get" });
  await page.goto("/admin/building/edit/3/history", { waitUntil: "commit" });
  await expect.poll(reads).toHaveLength(1);
  await letGo();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/\S{3}/);
  await expect(page.locator("#frame")).toHaveCount(0);
  expect(await reads()).toHaveLength(1);
});

test("A03 an app whose script is gone says so in French, and offers to reload", async ({ admin: page }) => {
  await page.route(entry, (route) => route.abort());
  await page.goto("/admin/building");
  const notice = page.getByRole("alert");
  await expect(notice).toContainText("L’application n’a pas pu être chargée.");
  await page.unroute(entry);
  await notice.getByRole("link", { name: "Recharger la page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Immeubles \d+$/ })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("A03 the page says what it needs", async ({ page }) => {
    await page.goto("/admin/building");
    // Text locators skip text in this element.
    const notice = page.locator("noscript > p");
    await expect(notice).toBeVisible();
    await expect(notice).toContainText("Palier a besoin de JavaScript.");
  });
});

import type { Locator, Page } from "@playwright/test";
import { pressAction } from "../kit/head.ts";
import { expect, test, toast } from "../kit/palier.ts";
import { reduced } from "../kit/reduced.ts";

/** The seed's last day; all clocks stand still. */
const day = { freeze: true, set: "2026-11-20T16:00:00Z" } as const;

const looks = [
  { name: "light", width: 1440, height: 900, colorScheme: "light" },
  { name: "dark", width: 1440, height: 900, colorScheme: "dark" },
  { name: "narrow", width: 360, height: 740, colorScheme: "light" },
] as const;

/** Between means of sixteen pixels, and the share of means beyond it: docs/decisions/0096. */
const tolerance = { threshold: 0.2, maxDiffPixelRatio: 0.003 };

type Opening = (page: Page) => Promise<void>;

interface Screen {
  readonly path: string;
  readonly opened?: Opening;
  /** Centered in each look, as pages differ in length. */
  readonly middle?: (page: Page) => Locator;
}

const press =
  (name: string): Opening =>
  (page) =>
    page.getByRole("button", { name, exact: true }).click();

/** The notice of blocked notifications comes some time after rendering. */
async function withoutNotice(page: Page): Promise<void> {
  if (await page.evaluate(() => Notification.permission !== "denied")) return;
  const notice = toast(page, "Vos notifications sont désactivées");
  await notice.getByRole("button", { name: "Fermer" }).click();
  await expect(notice).toHaveCount(0);
}

const screens: Readonly<Record<string, Screen>> = {
  dashboard: { path: "/admin/", opened: withoutNotice },
  charts: {
    path: "/admin/",
    opened: withoutNotice,
    middle: (page) => page.getByRole("main").getByRole("figure").last(),
  },
  buildings: { path: "/admin/building" },
  "buildings-none": { path: "/admin/building?q=zzz" },
  building: { path: "/admin/building/edit/3" },
  "new-building": { path: "/admin/building/new" },
  residents: { path: "/admin/user" },
  resident: { path: "/admin/user/edit/12" },
  orders: { path: "/admin/concierge/order" },
  order: { path: "/admin/concierge/order/807" },
  "order-question": {
    path: "/admin/concierge/order/900",
    opened: (page) => pressAction(page, "Annuler la commande"),
  },
  planner: { path: "/admin/concierge/delivery-schedule" },
  quotation: { path: "/admin/concierge/quotation/edit/3" },
  conversation: { path: "/admin/conversations/3" },
  incident: { path: "/admin/incident/edit/3" },
  "news-item": { path: "/admin/news/edit/3" },
  offer: { path: "/admin/concierge/supplier/edit/3/services" },
  notifications: { path: "/admin/notifications" },
  export: { path: "/admin/building", opened: press("Exporter") },
  palette: { path: "/admin/building", opened: (page) => page.keyboard.press("Control+k") },
};

for (const [name, { path, opened, middle }] of Object.entries(screens)) {
  // No promise: whether it looks good is a matter of judgement; whether it changed unnoticed is not.
  test(`${name}: as its pictures`, async ({ admin: page, world, browser }) => {
    await world.clock(day);
    await page.goto(path);
    await expect(page.locator("main h1")).toHaveText(/\S/);
    // A missing page's picture would be kept like any other.
    await expect(page.getByText(/introuvable|n’existe (pas|plus)/)).toHaveCount(0);
    await opened?.(page);
    await expectAsKept(page, await (await browser.newContext()).newPage(), name, middle);
  });
}

// No promise: as above.
test("sign-in: as its pictures", async ({ page, browser }) => {
  await page.goto("/admin/login");
  await expect(page.getByRole("button", { name: "Se connecter" })).toBeVisible();
  await expectAsKept(page, await (await browser.newContext()).newPage(), "sign-in");
});

// No promise: as above.
test("locked: a record that a colleague holds, as its pictures", async ({
  admin: page,
  realAdmin,
  world,
  browser,
}) => {
  await world.clock(day);
  const { page: colleague } = await realAdmin();
  await colleague.goto("/admin/building/edit/3");
  await expect.poll(() => world.holder("building", 3)).toBeTruthy();
  await page.goto("/admin/building/edit/3");
  await expect(page.getByRole("alert").filter({ hasText: /a ouvert cette fiche/ })).toBeVisible();
  await expectAsKept(page, await (await browser.newContext()).newPage(), "locked");
});

async function expectAsKept(
  page: Page,
  studio: Page,
  name: string,
  middle?: Screen["middle"],
): Promise<void> {
  test.slow();
  // On a busy machine counts, people and late parts arrive long after the page is stable.
  await page.waitForLoadState("networkidle");
  for (const { name: look, width, height, colorScheme } of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    await middle?.(page).evaluate((element) => element.scrollIntoView({ block: "center" }));
    const picture = await reduced(studio, await atRest(page));
    expect.soft(picture).toMatchSnapshot(`${name}-${look}.png`, tolerance);
  }
}

/** The first picture taken twice alike. */
async function atRest(page: Page): Promise<Buffer> {
  const picture = () => page.screenshot({ animations: "disabled", caret: "hide" });
  let last = await picture();
  await expect
    .poll(
      async () => {
        const before = last;
        last = await picture();
        return before.equals(last);
      },
      { intervals: [400] },
    )
    .toBe(true);
  return last;
}

import type { HeldRequests } from "@palier/mock-server/playwright";
import type { Locator, Page } from "@playwright/test";
import { test as base, expect, toast } from "./kit/palier.ts";
import { placeOf } from "./kit/place.ts";

const list = "/admin/concierge/callback";

interface Point {
  readonly x: number;
  readonly y: number;
}

async function centreOf(target: Locator): Promise<Point> {
  const box = await placeOf(target);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Puts the pointer on the first button; returns its position and name. */
async function pointAtFirst(page: Page, buttons: Locator): Promise<{ place: Point; first: string | null }> {
  const place = await centreOf(buttons.first());
  const first = await nameAt(page, place);
  await page.mouse.move(place.x, place.y);
  return { place, first };
}

const nameAt = (page: Page, { x, y }: Point) =>
  page.evaluate(
    ([left, top]) =>
      document.elementFromPoint(left, top)?.closest("a, button")?.getAttribute("aria-label") ?? null,
    [x, y] as const,
  );

/** Waits until the grid has replaced the light table. */
async function openGrid(page: Page, place: string): Promise<void> {
  await page.goto(place);
  await expect(page.locator(".ui-grid [row-id]").first()).toBeVisible();
}

interface RowFixtures {
  /** In the grid; the second page is held. */
  readonly calls: { readonly held: HeldRequests; readonly buttons: Locator };
  /** A building without services, in a light table; search results are held. */
  readonly services: { readonly held: HeldRequests; readonly buttons: Locator };
}

const test = base.extend<RowFixtures>({
  calls: async ({ admin, world, network }, use) => {
    const waits = { status: "toHandle", handledBy: null, handledAt: null };
    for (let id = 1; id <= 60; id += 1) await world.patch("callback", id, waits);
    const held = await network.hold(/callback\/ajax-list\?.*start=20/);
    await openGrid(admin, `${list}?status=toHandle`);
    await use({ held, buttons: admin.getByRole("button", { name: /^Traité / }) });
  },
  services: async ({ admin, network }, use) => {
    await admin.goto("/admin/building/edit/2/managed-services?assigned=false");
    const buttons = admin.locator(".ui-light").getByRole("button", { name: /^Ajouter / });
    await expect(buttons.first()).toBeVisible();
    await use({ held: await network.hold(/managed-services\/building\/ajax\/2\?/), buttons });
  },
});

/** By keyboard, so that the pointer stays. */
const turnPage = (page: Page) => page.getByRole("button", { name: "Page suivante" }).press("Enter");

/** Sends a new query, whose answer comes after all pending ones. */
async function settle(page: Page): Promise<void> {
  await page.getByRole("searchbox").last().fill("zzz");
  await expect(page.getByText(/ ne correspond$/).first()).toBeVisible();
}

const sentBy = { route: "callback.edit.post" } as const;

test("A16 S02 in the grid: a pointer that goes down on one row and up on another does nothing", async ({
  admin: page,
  otherAdmin,
  world,
  calls: { buttons, held },
}) => {
  // So that nothing else changes below the pointer.
  const last = await page.locator("[row-id]").last().getAttribute("row-id");
  await otherAdmin.open("callback", Number(last));
  await expect(page.locator("[data-lock-mark]")).toBeVisible();
  await turnPage(page);
  const { place, first } = await pointAtFirst(page, buttons);
  await page.mouse.down();
  await held.letGo();
  await expect.poll(() => nameAt(page, place)).not.toBe(first);
  expect(await nameAt(page, place)).toMatch(/^Traité /);
  await page.mouse.up();
  await settle(page);
  expect(await world.calls(sentBy)).toEqual([]);
});

test("A16 S02 in the grid: a key that goes down on one row and up on another does nothing", async ({
  admin: page,
  world,
  calls: { buttons, held },
}) => {
  await turnPage(page);
  const first = await buttons.first().getAttribute("aria-label");
  await buttons.first().focus();
  await page.keyboard.down("Space");
  await held.letGo();
  await expect.poll(() => buttons.first().getAttribute("aria-label")).not.toBe(first);
  await page.keyboard.up("Space");
  await settle(page);
  expect(await world.calls(sentBy)).toEqual([]);
});

test("A16 S02 in the grid: Enter that is held treats one person, whoever gets the focus meanwhile", async ({
  admin: page,
  world,
  calls: { buttons },
}) => {
  const [first, second] = await buttons.evaluateAll((all) => all.map((each) => each.ariaLabel ?? ""));
  await buttons.first().focus();
  await page.keyboard.down("Enter");
  await expect(page.getByRole("button", { name: first ?? "", exact: true })).toHaveCount(0);
  const next = page.locator("[row-id]").filter({ hasText: (second ?? "").replace("Traité ", "") });
  await expect(next.first().locator(":focus").or(page.locator("[row-id] :focus")).first()).toBeVisible();
  for (let times = 0; times < 5; times += 1) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await settle(page);
  expect(await world.calls(sentBy)).toHaveLength(1);
});

test("A16 S02 in the grid: two clicks at one spot treat one person while the rows close up", async ({
  admin: page,
  world,
  calls: { buttons },
}) => {
  const { place, first } = await pointAtFirst(page, buttons);
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(() => nameAt(page, place)).not.toBe(first);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(toast(page, `Appel traité : ${first?.replace("Traité ", "")}`)).toBeVisible();
  await settle(page);
  expect(await world.calls(sentBy)).toHaveLength(1);
});

test("A16 S02 in the grid: a press every 50 ms on one spot is one press, whatever rows come there", async ({
  admin: page,
  world,
  calls: { buttons },
}) => {
  const { place, first } = await pointAtFirst(page, buttons);
  await page.mouse.click(place.x, place.y, { clickCount: 50, delay: 50 });
  await expect(page.getByRole("button", { name: first ?? "", exact: true })).toHaveCount(0);
  await settle(page);
  expect(await world.calls(sentBy)).toHaveLength(1);
});

for (const [name, press] of [
  ["first", {}],
  ["middle", { button: "middle" }],
] as const)
  test(`A16 S02 in the grid: a link pressed with the ${name} button while its row becomes another opens nothing`, async ({
    admin: page,
    context,
    world,
    network,
  }) => {
    const held = await network.hold(/building\/ajax-list\?.*start=20/);
    await openGrid(page, "/admin/building");
    await turnPage(page);
    const { place, first } = await pointAtFirst(page, page.getByRole("link", { name: /^Modifier / }));
    await page.mouse.down(press);
    await held.letGo();
    await expect.poll(() => nameAt(page, place)).not.toBe(first);
    await page.mouse.up(press);
    await settle(page);
    expect(context.pages()).toHaveLength(1);
    expect(await world.calls({ route: "building.edit.get" })).toEqual([]);
  });

const added = { route: "building.addManagedService" } as const;

test("A16 S02 in a list inside a record: a pointer that goes down on one row and up on another does nothing", async ({
  admin: page,
  world,
  services: { buttons, held },
}) => {
  const { place, first } = await pointAtFirst(page, buttons);
  await page.getByRole("columnheader", { name: "Nom" }).getByRole("button").press("Enter");
  await page.mouse.down();
  await held.letGo();
  await expect.poll(() => nameAt(page, place)).not.toBe(first);
  await page.mouse.up();
  await settle(page);
  expect(await world.calls(added)).toEqual([]);
});

test("A16 S02 in a list inside a record: a press every 50 ms on one spot adds one service", async ({
  admin: page,
  world,
  services: { buttons, held },
}) => {
  await held.letGo();
  const { place, first } = await pointAtFirst(page, buttons);
  await page.mouse.click(place.x, place.y, { clickCount: 30, delay: 50 });
  await expect(page.getByRole("button", { name: first ?? "", exact: true })).toHaveCount(0);
  expect(await world.calls(added)).toHaveLength(1);
});

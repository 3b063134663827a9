import type { Page } from "@playwright/test";
import { expect, test } from "../kit/palier.ts";
import { placeOf } from "../kit/place.ts";
import { rowsOf } from "../kit/stored.ts";

test.use({ viewport: { width: 1440, height: 700 } });

const path = "/admin/managed-services/order";
const entries = (page: Page) =>
  page.getByRole("list", { name: "Changer l’ordre des services gérés" }).getByRole("listitem");
const handle = (page: Page, name: string) =>
  page.getByRole("button", { name: `Déplacer ${name}`, exact: true });

const stored = (page: Page) =>
  rowsOf<{ id: number; name: string }>(page, "/admin/managed-services/ajax", { length: 500 });

/** Its bottom edge in the window, in px; NaN if hidden. */
async function standsAt(page: Page, name: string): Promise<number> {
  const box = await handle(page, name).boundingBox();
  return box === null ? Number.NaN : box.y + box.height;
}

test("A06 an entry that is moved by keyboard or pointer past the window is scrolled to, down to the last position and up again", async ({
  admin: page,
  world,
}) => {
  const services = await stored(page);
  const { id = 0, name = "" } = services[0] ?? {};
  expect(services.length).toBeGreaterThan(19);
  await page.goto(path);
  await handle(page, name).press("Space");
  for (let step = 1; step < 19; step += 1) await page.keyboard.press("ArrowDown");
  await expect(page.getByText(new RegExp(`^${name}, position 19 sur \\d+$`))).toBeAttached();
  await expect(handle(page, name)).toBeInViewport({ ratio: 1 });
  await expect(entries(page).nth(19)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press("Space");
  await world.waitFor({ route: "managedService.sort", status: 200 });
  expect((await stored(page))[18]?.id).toBe(id);
  await expect(handle(page, name)).toBeFocused();
  await expect(handle(page, name)).toBeInViewport({ ratio: 1 });

  await handle(page, name).press("Space");
  await page.keyboard.press("Home");
  await expect(handle(page, name)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(handle(page, name)).toBeInViewport({ ratio: 1 });

  // The focus returns to the menu's button, which has moved.
  await page.getByRole("button", { name: `Autres actions sur ${name}`, exact: true }).click();
  await page.getByRole("menuitem", { name: "Déplacer en position…" }).click();
  const dialog = page.getByRole("dialog", { name: `Déplacer ${name}` });
  await dialog.getByRole("textbox", { name: /^Position/ }).fill("1");
  await dialog.getByRole("button", { name: "Déplacer" }).click();
  await expect(handle(page, name)).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await stored(page))[0]?.id).toBe(id);

  // By pointer, held at the list's edge.
  const last = services.length;
  await handle(page, name).hover();
  const { x } = await placeOf(handle(page, name));
  await page.mouse.down();
  await page.mouse.move(x + 5, 690, { steps: 10 });
  await expect(page.getByText(`${name}, position ${last} sur ${last}`, { exact: true })).toBeAttached();
  await page.mouse.up();
  await expect.poll(async () => (await stored(page)).at(-1)?.id).toBe(id);
  expect(await standsAt(page, name)).toBeLessThanOrEqual(700);

  await handle(page, name).hover();
  await page.mouse.down();
  await page.mouse.move(x + 5, 60, { steps: 10 });
  await expect(page.getByText(`${name}, position 1 sur ${last}`, { exact: true })).toBeAttached();
  await page.mouse.up();
  await expect.poll(async () => (await stored(page))[0]?.id).toBe(id);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 700 } });

  test("A07 a finger on the handle moves the entry, and scrolls the list at its edge", async ({
    admin: page,
    context,
  }) => {
    const services = await stored(page);
    const { id = 0, name = "" } = services[0] ?? {};
    await page.goto(path);
    const { x, y } = await placeOf(handle(page, name));
    const finger = await context.newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove", at: number) =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x: x + 8, y: at }] });
    await touch("touchStart", y + 8);
    for (let at = y; at < 690; at += 40) await touch("touchMove", at);
    await touch("touchMove", 690);
    const last = services.length;
    await expect(page.getByText(`${name}, position ${last} sur ${last}`, { exact: true })).toBeAttached();
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect.poll(async () => (await stored(page)).at(-1)?.id).toBe(id);
  });
});

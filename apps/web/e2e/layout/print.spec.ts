import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../kit/palier.ts";
import { oneThat, read, rowsOf } from "../kit/stored.ts";

interface Slot {
  readonly deliveryPointName: string;
  readonly supplierName: string | null;
  readonly orderNumber: string;
  readonly userName: string;
}

const onPaper = (page: Page) => page.emulateMedia({ media: "print" });

/** Paper has no clipped content, navigation or buttons. */
async function expectPaper(page: Page): Promise<void> {
  await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll("main *")]
      .filter((element) => element.checkVisibility())
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1)
      .filter((element) => getComputedStyle(element).overflowX !== "visible")
      .map((element) => element.className),
  );
  expect(hidden).toEqual([]);
}

/** Codes, dates, states and amounts stand on one line. */
async function expectUnbroken(page: Page, cells: string): Promise<void> {
  const lines = await page.locator(cells).evaluateAll((all) =>
    all.map((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      let lines = 0;
      let end = Number.NEGATIVE_INFINITY;
      for (const { top, bottom } of [...text.getClientRects()].sort((a, b) => a.top - b.top)) {
        // A sign beside the text is somewhat higher or lower.
        if (top > end - 4) lines += 1;
        end = Math.max(end, bottom);
      }
      return lines;
    }),
  );
  expect(lines.length).toBeGreaterThan(0);
  expect(Math.max(...lines)).toBe(1);
}

/** A4 sheets that the page prints on. */
async function sheets(page: Page, landscape: boolean): Promise<number> {
  const file = await page.pdf({ format: "A4", landscape });
  return file.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test("A22 a list prints its rows in a table with its filters and columns, an order its facts, items and story, both whole", async ({
  admin: page,
}) => {
  await page.setViewportSize({ width: 720, height: 900 });
  const rows = await rowsOf<{ id: number; number: string; userName: string }>(
    page,
    "/admin/concierge/order/ajax-list",
    { status: "new", order: "-number" },
  );
  await page.goto("/admin/concierge/order?status=new");
  await expect(page.locator(`.ui-grid [row-id="${rows[0]?.id}"]`)).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  await onPaper(page);
  const table = page.getByRole("table", { name: "Commandes" });
  await expect(table.getByRole("row")).toHaveCount(rows.length + 1);
  for (const { number, userName } of rows)
    await expect(table.getByRole("row", { name: new RegExp(`${number} ${userName}`) })).toBeVisible();
  await expect(table.getByRole("columnheader", { name: "Livraison le" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Filtres actifs" })).toContainText("Statut : Nouvelle");
  await expectPaper(page);
  await expectUnbroken(page, ".ui-printed__unbroken:not(th)");
  await page.emulateMedia({ media: "screen" });
  await expect(table).toHaveCount(0);

  const order = await oneThat<{ id: number; buildingName: string; number: string }>(
    page,
    "/admin/concierge/order/ajax-list",
    { status: "accepted" },
  );
  await page.goto(`/admin/concierge/order/${order.id}`);
  await expect(page.getByRole("heading", { level: 1, name: `Commande ${order.number}` })).toBeVisible();
  await onPaper(page);
  // Folded on screens of this width, but paper cannot be unfolded.
  await expect(page.getByText(order.buildingName)).toBeVisible();
  await expect(page.getByRole("list", { name: /^Suivi de la commande/ })).toBeVisible();
  await expect(page.getByRole("textbox").filter({ visible: true })).toHaveCount(0);
  await expectPaper(page);
  await expect(page.getByText("Adresse", { exact: true })).toBeVisible();
  const top = async (name: string) => (await page.getByRole("heading", { name }).boundingBox())?.y ?? 0;
  expect(await top("Articles")).toBeLessThan(await top("Dernières modifications"));
  await page.emulateMedia({ media: "screen" });
  expect(await sheets(page, false)).toBe(1);
});

test("A22 the dashboard prints its rows within their card, above what follows, in unbroken dates and states", async ({
  admin: page,
}) => {
  await page.setViewportSize({ width: 720, height: 900 });
  await page.goto("/admin/");
  await expect(page.getByRole("figure").first()).toBeVisible();
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  await onPaper(page);
  const table = page.getByRole("table", { name: "Demandes de rattachement" });
  await expect(table).toBeVisible();
  const card = page.locator(".ui-card").filter({ has: table });
  const end = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return y + height;
  };
  expect(await end(table)).toBeLessThan(await end(card));
  await expectPaper(page);
  await expectUnbroken(page, ".ui-printed__unbroken:not(th)");
});

test("A22 a week prints all its deliveries by day, with who gets what, and an empty one on a single sheet", async ({
  admin: page,
}) => {
  const { slots }: { slots: readonly Slot[] } = await read(page, "/admin/concierge/delivery-schedule/list");
  await page.goto("/admin/concierge/delivery-schedule");
  await expect(page.getByRole("grid")).toBeVisible();
  await onPaper(page);
  await expect(page.getByRole("grid")).toBeHidden();
  const lines = page.getByRole("table").getByRole("row").filter({ hasText: "C-2026-" });
  await expect(lines).toHaveCount(slots.length);
  for (const { orderNumber, userName, supplierName, deliveryPointName } of slots) {
    const line = lines.filter({ hasText: orderNumber });
    for (const word of [userName, supplierName ?? "—", deliveryPointName])
      await expect(line).toContainText(word);
  }
  await expectPaper(page);
  await expectUnbroken(page, ".schedule-printed :is(th, td):is(:nth-child(1), :nth-child(3), :nth-child(6))");

  await page.goto("/admin/concierge/delivery-schedule?week=2030-01-07");
  await expect(page.getByText("Aucune livraison cette semaine")).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  for (const landscape of [true, false]) expect(await sheets(page, landscape)).toBe(1);
});

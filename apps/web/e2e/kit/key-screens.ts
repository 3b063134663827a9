import type { Page } from "@playwright/test";
import { expect } from "./palier.ts";

/** One of each kind: figures, list, form, order, week, conversation. */
export const keyScreens = [
  "/admin/",
  "/admin/building",
  "/admin/building/edit/3",
  "/admin/concierge/order/3",
  "/admin/concierge/delivery-schedule",
  "/admin/conversations/3",
];

/** Waits for its data. */
export async function openScreen(page: Page, place: string): Promise<void> {
  await page.goto(place);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\S/);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  if (place === "/admin/building") await page.locator(".ui-grid [row-id]").first().waitFor();
}

import type { Page } from "@playwright/test";
import { expect } from "./palier.ts";

export const receives = "Ce navigateur reçoit les alertes.";
export const isOff = "Les notifications sont désactivées sur ce navigateur.";

export const state = (page: Page, text: string) =>
  page.getByRole("main").getByRole("status").filter({ hasText: text });

export const enable = (page: Page) => page.getByRole("button", { name: "Activer les notifications" });
export const switchOff = (page: Page) => page.getByRole("button", { name: "Désactiver" });

export async function openState(page: Page, text = receives): Promise<void> {
  await page.goto("/admin/notifications");
  await expect(state(page, text)).toBeVisible();
}

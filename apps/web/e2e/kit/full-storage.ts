import type { Page } from "@playwright/test";

/** Fills storage but for `room` letters and removes drafts, as if what is typed had found no room so far. */
export async function fillStorage(page: Page, room: number): Promise<void> {
  await page.evaluate((free) => {
    for (const key of Object.keys(sessionStorage))
      if (key.includes(":draft:")) sessionStorage.removeItem(key);
    for (let length = 2 ** 22, at = 0; length >= 1; at += 1) {
      try {
        sessionStorage.setItem(`other ${at}`, "x".repeat(length));
      } catch {
        length /= 2;
      }
    }
    sessionStorage.removeItem("other 0");
    sessionStorage.setItem("other 0", "x".repeat(2 ** 22 - free));
  }, room);
}

/** Faults inside the browser: a wrong clock, full storage. */
import type { Page } from "@playwright/test";

/**
 * Call before the first document; both faults are off until {@link jumpClock} or {@link fillStorage}. Reduced
 * motion: placeholders would render sixty times a second.
 */
export async function prepareBrowser(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    const Real = Date;
    const state = { offset: 0, isFull: false };
    Object.defineProperty(window, "chaosFaults", { value: state });
    const now = () => Real.now() + state.offset;
    window.Date = new Proxy(Real, {
      construct: (target, given, self) =>
        Reflect.construct(target, given.length === 0 ? [now()] : given, self),
      get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
    });
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function set(this: Storage, name: string, value: string) {
      if (state.isFull) throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      setItem.call(this, name, value);
    };
  });
}

/** @param offset ms; 0 resets the clock */
export const jumpClock = (page: Page, offset: number) =>
  page.evaluate((by) => {
    Reflect.set(Reflect.get(window, "chaosFaults") ?? {}, "offset", by);
  }, offset);

/** Lasts until the next document. */
export const fillStorage = (page: Page, isFull: boolean) =>
  page.evaluate((full) => {
    Reflect.set(Reflect.get(window, "chaosFaults") ?? {}, "isFull", full);
  }, isFull);

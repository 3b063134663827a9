import type { Page } from "@playwright/test";

/**
 * Their sum for the current page, once its last frame is measured: a browser reports a shift after its frame.
 */
export async function layoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    const note = (entries: PerformanceEntryList): void => {
      for (const entry of entries) shifts.push(Number(Reflect.get(entry, "value")));
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    Reflect.set(window, "shifts", (): readonly number[] => {
      note(observer.takeRecords());
      return shifts;
    });
  });
  return async () => {
    const shifts = await page.evaluate(async (): Promise<readonly number[]> => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return Reflect.get(window, "shifts")();
    });
    return shifts.reduce((sum, shift) => sum + shift, 0);
  };
}

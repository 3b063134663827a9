/** The palette in a real browser, over a million buildings. */
import { type Browser, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../scripts/parts/browser.mjs";
import { report } from "./figure.ts";
import { median } from "./median.ts";
import type { Served } from "./served.ts";

/** Each finds one record, always a different one. */
const numbers = Array.from({ length: 12 }, (_, at) => `IMM-00${String(at + 710)}`);

/** The usual and the slowest of twelve searches, on this processor and a slower one. */
export async function reportPaletteInBrowser(server: Served): Promise<void> {
  const executablePath = await findBrowser(process.env);
  if (executablePath === undefined) throw new Error("no browser starts here");
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  for (const slower of [1, 4]) {
    const times = await timesOf(browser, server, slower);
    const processor = slower === 1 ? "this processor" : `a processor ${slower} times slower`;
    report({
      what: `palette: from the answer to the painted record, ${processor}`,
      value: median(times),
      unit: "ms",
      ...(slower === 1 ? { atMost: 100 } : {}),
      detail: `median of ${times.length}; the slowest ${Math.max(...times).toFixed(0)} ms`,
    });
  }
  await browser.close();
}

async function timesOf(browser: Browser, server: Served, slower: number): Promise<number[]> {
  const context = await browser.newContext({ locale: "fr-FR", viewport: { width: 1440, height: 900 } });
  const [name = "", value = ""] = server.headers.cookie?.split("=") ?? [];
  const url = `http://127.0.0.1:${server.port}`;
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await page.goto(`${url}/admin/building`);
  await page.getByRole("gridcell").first().waitFor();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await page.keyboard.press("Control+k");
  const times: number[] = [];
  for (const number of numbers) times.push(await timeOf(page, number));
  await context.close();
  return times;
}

/** Ms from the answer's last byte until its record is painted. */
async function timeOf(page: Page, number: string): Promise<number> {
  const painted = page.evaluate(async (shown) => {
    const isShown = (): boolean =>
      [...document.querySelectorAll("[role=option]")].some((each) => each.textContent.includes(shown));
    while (!isShown()) await new Promise(requestAnimationFrame);
    // Runs after the frame is painted.
    await new Promise((resolve) => setTimeout(resolve));
    const now = performance.now();
    const answers = performance
      .getEntriesByType("resource")
      .filter((each) => each.name.includes(`/admin/search?q=${shown}`))
      .map((each) => (each instanceof PerformanceResourceTiming ? each.responseEnd : Number.NaN));
    return now - Math.max(...answers);
  }, number);
  await page.getByRole("dialog").getByRole("combobox").fill(number);
  return await painted;
}

/** First paint, first row and downloads of a page. */
import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import type { Served } from "./served.ts";

export interface Place {
  readonly server: Served;
  readonly path: string;
}

export interface Script {
  readonly path: string;
  readonly bytes: number;
  readonly before: boolean;
}

/** `slow`: a cheap phone on 3G (CPU four times slower, 1.6 Mbit/s, 150 ms). */
export type Line = "open" | "slow";

export interface Visit {
  /** Ms from navigation. */
  readonly firstPaint: number;
  /** Ms from navigation until rows are painted, which can be worked with from then on. */
  readonly working: number;
  readonly scripts: readonly Script[];
  /** All answers until idle, without the document. */
  readonly requests: number;
  /** Cumulative Layout Shift. */
  readonly shift: number;
}

const working = "bench-working";

/** Starts with an empty cache; waits for the row whose cell reads `name`, then until idle. */
export async function visit(browser: Browser, place: Place, name: string, line: Line): Promise<Visit> {
  return await withPage(browser, place.server, async (page) => {
    if (line === "slow") await slowDown(page);
    return await opened(page, place, name);
  });
}

/** A new page with a full cache, an hour later. */
export async function revisit(browser: Browser, place: Place, name: string, line: Line): Promise<Visit> {
  return await withPage(browser, place.server, async (page) => {
    await opened(page, place, name);
    await page.close();
    const next = await page.context().newPage();
    if (line === "slow") await slowDown(next);
    return await opened(next, place, name);
  });
}

/** Ms from the press until the first row changes, starting idle. */
export async function nextPage(
  browser: Browser,
  place: Place,
  name: string,
  button: string,
): Promise<number> {
  return await withPage(browser, place.server, async (page) => {
    await opened(page, place, name);
    await slowDown(page);
    return await turn(page, button);
  });
}

/** The heap after 220 page changes, divided by that after 20. */
export async function heapGrowth(
  browser: Browser,
  place: Place,
  name: string,
  [forth, back]: readonly [string, string],
): Promise<number> {
  return await withPage(browser, place.server, async (page) => {
    await opened(page, place, name);
    const devTools = await page.context().newCDPSession(page);
    for (let change = 0; change < 10; change += 1) {
      await turn(page, forth);
      await turn(page, back);
    }
    const before = await heap(devTools);
    for (let change = 0; change < 100; change += 1) {
      await turn(page, forth);
      await turn(page, back);
    }
    return (await heap(devTools)) / before;
  });
}

export async function scriptsForStranger(
  browser: Browser,
  { server, path }: Place,
): Promise<readonly Script[]> {
  return await withPage(browser, undefined, async (page) => {
    await page.goto(`http://127.0.0.1:${server.port}${path}`);
    await page.locator("input[type=password]").waitFor();
    return scriptsOf(await resourcesWhenIdle(page), Number.POSITIVE_INFINITY);
  });
}

async function withPage<Result>(
  browser: Browser,
  session: Served | undefined,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ locale: "fr-FR", viewport: { width: 1440, height: 900 } });
  try {
    if (session !== undefined) await signIn(context, session);
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

async function signIn(context: BrowserContext, { port, headers }: Served): Promise<void> {
  const [name = "", value = ""] = headers.cookie?.split("=") ?? [];
  await context.addCookies([{ name, value, url: `http://127.0.0.1:${port}` }]);
}

async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await devTools.send("Network.enable");
  const bytesPerSecond = 1_600_000 / 8;
  await devTools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

async function opened(page: Page, { server, path }: Place, name: string): Promise<Visit> {
  await page.addInitScript(watch, { name, working });
  await page.goto(`http://127.0.0.1:${server.port}${path}`, { waitUntil: "commit" });
  await page.waitForFunction((of) => performance.getEntriesByName(of).length > 0, working, {
    timeout: 60_000,
  });
  const resources = await resourcesWhenIdle(page);
  const { times, shift } = await page.evaluate(
    (names) => ({
      times: names.map((of) => performance.getEntriesByName(of)[0]?.startTime ?? Number.NaN),
      shift: Number(Reflect.get(window, "benchShift")),
    }),
    ["first-contentful-paint", working],
  );
  const [firstPaint = Number.NaN, ready = Number.NaN] = times;
  const scripts = scriptsOf(resources, ready);
  return { firstPaint, working: ready, scripts, requests: resources.length, shift };
}

/**
 * Runs in the page: marks the time after the frame with the cell was painted, and sums layout shifts.
 */
function watch({ name, working }: { name: string; working: string }): void {
  const cells = "td, th, [role=gridcell], [role=cell], [role=rowheader]";
  const look = (): void => {
    const found = [...document.querySelectorAll(cells)].some(
      (cell) => cell.textContent?.trim() === name && cell.getClientRects().length > 0,
    );
    if (found) setTimeout(() => performance.mark(working));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Reflect.set(window, "benchShift", 0);
  new PerformanceObserver((list) => {
    const moved = list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, "value")), 0);
    Reflect.set(window, "benchShift", Number(Reflect.get(window, "benchShift")) + moved);
  }).observe({ type: "layout-shift", buffered: true });
}

/** Ms from the press until the first row changes, checked each frame. */
async function turn(page: Page, button: string): Promise<number> {
  return await page.getByRole("button", { name: button, exact: true }).evaluate(async (element) => {
    const first = (): string =>
      document.querySelector("[row-index='0'], .ui-light__row:nth-child(2)")?.textContent?.trim() ?? "";
    const before = first();
    const start = performance.now();
    if (element instanceof HTMLElement) element.click();
    await new Promise<void>((resolve) => {
      const look = (): void => {
        const now = first();
        if (now !== "" && now !== before) setTimeout(resolve);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    return performance.now() - start;
  });
}

/** Bytes after garbage collection. */
async function heap(devTools: CDPSession): Promise<number> {
  await devTools.send("HeapProfiler.enable");
  await devTools.send("HeapProfiler.collectGarbage");
  await devTools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devTools.send("Runtime.getHeapUsage");
  return usedSize;
}

interface Resource {
  readonly path: string;
  readonly bytes: number;
  readonly at: number;
}

async function resourcesWhenIdle(page: Page): Promise<readonly Resource[]> {
  // Two seconds without data, so that idle-time fetches are included.
  await page.waitForFunction(() => {
    const ends = performance
      .getEntriesByType("resource")
      .map((each) => (each instanceof PerformanceResourceTiming ? each.responseEnd : 0));
    return performance.now() - Math.max(0, ...ends) > 2000;
  });
  return await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap((each) =>
        each instanceof PerformanceResourceTiming
          ? [{ path: new URL(each.name).pathname, bytes: each.encodedBodySize, at: each.startTime }]
          : [],
      ),
  );
}

function scriptsOf(resources: readonly Resource[], working: number): readonly Script[] {
  const scripts = new Map<string, Script>();
  for (const { path, bytes, at } of resources.filter((each) => each.path.endsWith(".js"))) {
    // A preloaded script is listed again when used.
    if (!scripts.has(path)) scripts.set(path, { path, bytes, before: at <= working });
  }
  return [...scripts.values()];
}

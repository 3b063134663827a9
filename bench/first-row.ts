/** Opens a page in a browser with an empty cache, and sees when its first row is painted and which scripts it took. */
import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Served } from "./served.ts";

export interface Place {
  readonly server: Served;
  readonly path: string;
}

export interface Script {
  /** `/assets/index-Ab12.js` */
  readonly path: string;
  /** Bytes of the compressed body. */
  readonly bytes: number;
  /** True when it was asked for before the first row was painted. */
  readonly before: boolean;
}

export interface Opened {
  /** Milliseconds from the navigation until the first row was painted. */
  readonly firstRow: number;
  /** All scripts, until nothing more came. */
  readonly scripts: readonly Script[];
}

const mark = "bench-first-row";

/** Opens the place, waits for the row whose cell reads `name`, then until nothing more is loaded. */
export async function open(browser: Browser, place: Place, name: string): Promise<Opened> {
  return await withPage(browser, place.server, async (page) => {
    const firstRow = await paintOf(page, place, name);
    return { firstRow, scripts: await scriptsWhenIdle(page, firstRow) };
  });
}

/** Milliseconds until the first row on a slow machine and a slow line: a cheap phone on 3G. */
export async function slowFirstRow(browser: Browser, place: Place, name: string): Promise<number> {
  return await withPage(browser, place.server, async (page) => {
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
    return await paintOf(page, place, name);
  });
}

/** The scripts that a visitor without a session gets there, until nothing more comes. */
export async function scriptsForStranger(
  browser: Browser,
  { server, path }: Place,
): Promise<readonly Script[]> {
  return await withPage(browser, undefined, async (page) => {
    await page.goto(`http://127.0.0.1:${server.port}${path}`);
    await page.locator("input[type=password]").waitFor();
    return await scriptsWhenIdle(page, Number.POSITIVE_INFINITY);
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

async function paintOf(page: Page, { server, path }: Place, name: string): Promise<number> {
  await page.addInitScript(markFirstRow, { name, mark });
  await page.goto(`http://127.0.0.1:${server.port}${path}`, { waitUntil: "commit" });
  await page.waitForFunction((of) => performance.getEntriesByName(of).length > 0, mark, { timeout: 60_000 });
  return await page.evaluate((of) => performance.getEntriesByName(of)[0]?.startTime ?? Number.NaN, mark);
}

/** Runs in the page: looks once a frame, and marks the moment after the frame in which the cell stood was painted. */
function markFirstRow({ name, mark }: { name: string; mark: string }): void {
  const cells = "td, th, [role=gridcell], [role=cell], [role=rowheader]";
  const look = (): void => {
    const found = [...document.querySelectorAll(cells)].some(
      (cell) => cell.textContent?.trim() === name && cell.getClientRects().length > 0,
    );
    if (found) setTimeout(() => performance.mark(mark));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function scriptsWhenIdle(page: Page, firstRow: number): Promise<readonly Script[]> {
  // Two seconds in which nothing was received: what is fetched when idle has come by then.
  await page.waitForFunction(() => {
    const ends = performance
      .getEntriesByType("resource")
      .map((each) => (each instanceof PerformanceResourceTiming ? each.responseEnd : 0));
    return performance.now() - Math.max(0, ...ends) > 2000;
  });
  const entries = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap((each) =>
        each instanceof PerformanceResourceTiming
          ? [{ path: new URL(each.name).pathname, bytes: each.encodedBodySize, at: each.startTime }]
          : [],
      ),
  );
  const scripts = new Map<string, Script>();
  for (const { path, bytes, at } of entries.filter((each) => each.path.endsWith(".js"))) {
    // A script that was preloaded appears again when it is used.
    if (!scripts.has(path)) scripts.set(path, { path, bytes, before: at <= firstRow });
  }
  return [...scripts.values()];
}

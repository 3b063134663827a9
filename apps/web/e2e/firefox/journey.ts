/**
 * One browser and server; a world and a browser context per journey. Fails on any uncaught error, console
 * error or policy violation.
 */
import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { controlClient } from "@palier/contract/control";
import { startServer } from "@palier/mock-server/node";
import { jeanne, TestWorld } from "@palier/mock-server/playwright";
import { launch, type Page } from "puppeteer-core";
import { endBrowser, within } from "./ending.ts";
import { registerNamed } from "./named.ts";
import { Screen } from "./screen.ts";

const web = fileURLToPath(new URL("../../dist", import.meta.url));
const pictures = fileURLToPath(new URL("../../test-results/firefox", import.meta.url));

const executablePath = process.env.PALIER_FIREFOX;
if (executablePath === undefined)
  throw new Error("PALIER_FIREFOX names no browser: npm run journey:firefox finds one");

/** In ms; after a failed journey Firefox may answer nothing more, behind an open dialog for one. */
const patience = 10_000;

registerNamed();
const downloads = await mkdtemp(join(tmpdir(), "palier-firefox-"));
const server = await startServer({ port: 0, web, realtimeSignIn: "custom-token" });
const browser = await launch({
  browser: "firefox",
  executablePath,
  env: { ...process.env, TZ: "Europe/Paris" },
  extraPrefsFirefox: {
    "intl.accept_languages": "fr-FR",
    "browser.download.dir": downloads,
    "browser.download.folderList": 2,
    "browser.download.useDownloadDir": true,
    "browser.download.always_ask_before_handling_new_types": false,
  },
});

after(async () => {
  await endBrowser(browser, patience);
  await server.close();
  await rm(downloads, { recursive: true, maxRetries: 5 });
});

/** Signs Jeanne in through the form at `start`, such as `/admin/building?page=2`. */
export function journey(title: string, start: string, run: (screen: Screen) => Promise<void>): void {
  strangerJourney(title, start, async (screen) => {
    await screen.signIn(jeanne);
    await run(screen);
  });
}

/** Has no session, so it is redirected to sign-in. */
export function strangerJourney(title: string, start: string, run: (screen: Screen) => Promise<void>): void {
  test(title, { timeout: 60_000 }, async () => {
    const client = controlClient(server.url);
    const name = `firefox-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`.slice(0, 50);
    await client.createWorld(name);
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const wrong = heardFrom(page);
    await page.setViewport({ width: 1440, height: 900 });
    page.setDefaultTimeout(15_000);
    await page.goto(`${server.url}/__mock/worlds/${name}/open?to=${encodeURIComponent(start)}`);
    try {
      await run(new Screen(page, new TestWorld(client, name), downloads));
      assert.deepEqual(wrong, []);
    } catch (error) {
      await mkdir(pictures, { recursive: true });
      await within(patience, page.screenshot({ path: join(pictures, `${name}.png`) }));
      throw wrong.length === 0 ? error : new Error(wrong.join("\n"), { cause: error });
    } finally {
      await within(patience, context.close());
    }
  });
}

/** Firefox reports policy violations as page errors. */
function heardFrom(page: Page): string[] {
  const wrong: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") wrong.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => wrong.push(`error: ${String(error)}`));
  return wrong;
}

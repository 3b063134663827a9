import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

/** The browser: the test command's, else the system's, else Playwright's own. */
const asked = process.env.PALIER_CHROMIUM;
const whole = asked ?? installed("/usr/bin/chromium");

/** The same engine headless: twice as fast, but without notifications and back-forward cache. */
const shell =
  process.env.PALIER_HEADLESS_SHELL ?? asked ?? installed("/usr/bin/chromium-headless-shell") ?? whole;

/** Tags a test that needs notifications, their permission, the back-forward cache, or the viewer of documents. */
const inWholeBrowser = /@whole-browser/;

/** By hand: pictures compared by `npm run pictures`, acts drawn by `npm run chaos`, `npm run trial -- long-day`. */
const byHand = [
  ...(process.env.PALIER_PICTURES === undefined ? [/pictures\.spec\.ts$/] : []),
  // It compares nothing, and would write over the documents' pictures.
  ...(process.env.PALIER_PICTURES === "renewed" ? [] : [/document-pictures\.spec\.ts$/]),
  ...(process.env.PALIER_CHAOS_SEEDS === undefined ? [/e2e\/chaos\//] : []),
  ...(process.env.PALIER_LONG_DAY === undefined ? [/long-day\.spec\.ts$/] : []),
];

function installed(path: string): string | undefined {
  return existsSync(path) ? path : undefined;
}

const launchOptions = (executablePath: string | undefined) => ({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // A failure's report would start with 30 lines about a message bus that containers lack.
    "--log-level=3",
    // Compiled machine code counts as heap: without it, the heap is what the page keeps.
    ...(process.env.PALIER_LONG_DAY === undefined ? [] : ["--js-flags=--no-opt --no-maglev --no-sparkplug"]),
    // Equal glyph widths on every machine: another line wrap is another picture.
    ...(process.env.PALIER_PICTURES === undefined ? [] : ["--font-render-hinting=none"]),
  ],
});

export default defineConfig({
  testDir: "e2e",
  // One picture for all machines.
  snapshotPathTemplate: "{testDir}/{testFilePath}-snapshots/{arg}{ext}",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    // As other projects have one; the fixtures go to the mock server.
    baseURL: "https://my-own-app.invalid",
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    viewport: { width: 1440, height: 900 },
    // What is about motion asks for it; for the rest, a half-faded page has too little contrast.
    contextOptions: { reducedMotion: "reduce" },
    // A recording takes a seventh of the time. A failure has its picture (e2e/kit/palier.ts), `--trace on` the rest.
    trace: "off",
  },
  projects: [
    {
      name: "screens",
      grepInvert: inWholeBrowser,
      testIgnore: byHand,
      use: { launchOptions: launchOptions(shell) },
    },
    {
      name: "notifications",
      grep: inWholeBrowser,
      testIgnore: byHand,
      use: { launchOptions: launchOptions(whole) },
    },
  ],
});

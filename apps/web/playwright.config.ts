import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

/** The browser: what the test command found, else the system's, else Playwright's own. */
const executablePath = process.env.PALIER_CHROMIUM ?? ["/usr/bin/chromium"].find((path) => existsSync(path));

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    viewport: { width: 1440, height: 900 },
    trace: "retain-on-failure",
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // A failure's report else begins with 30 lines about a message bus that containers lack.
        "--log-level=3",
      ],
    },
  },
});

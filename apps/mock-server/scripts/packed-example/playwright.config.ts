import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const executablePath = process.env.PALIER_CHROMIUM ?? ["/usr/bin/chromium"].find((path) => existsSync(path));

export default defineConfig({
  reporter: "line",
  use: {
    locale: "fr-FR",
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
      ],
    },
  },
});

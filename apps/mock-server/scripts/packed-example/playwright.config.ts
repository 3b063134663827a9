import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const executablePath = process.env.PALIER_CHROMIUM ?? ["/usr/bin/chromium"].find((path) => existsSync(path));

export default defineConfig({
  reporter: "line",
  use: {
    // Where the project's other tests go.
    baseURL: "https://my-own-app.example",
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

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { guide } from "./guide.ts";
import { supportedBrowsers } from "./supported-browsers.ts";
import { withoutZod3 } from "./without-zod-3.ts";

const worker = createRequire(import.meta.url).resolve("msw/mockServiceWorker.js");

/** `npm run demo`: static files that need no server behind them, for any host that answers unknown paths with the page. */
export default defineConfig({
  root: join(import.meta.dirname, "demo"),
  publicDir: join(import.meta.dirname, "public"),
  plugins: [
    react(),
    withoutZod3(),
    guide(),
    {
      name: "palier:demo-worker",
      generateBundle() {
        const source = readFileSync(worker, "utf8");
        this.emitFile({ type: "asset", fileName: "mockServiceWorker.js", source });
      },
    },
  ],
  build: { target: supportedBrowsers, cssCodeSplit: false, chunkSizeWarningLimit: 2000 },
});

import { defineConfig } from "vite";
import { compressedFiles } from "./compressed-files.ts";
import { supportedBrowsers } from "./supported-browsers.ts";

/** The service worker: one classic script at the root, for browsers without module workers. */
export default defineConfig({
  publicDir: false,
  plugins: [compressedFiles()],
  build: {
    target: supportedBrowsers,
    emptyOutDir: false,
    rollupOptions: {
      input: "src/push/service-worker.ts",
      output: { format: "iife", entryFileNames: "service-worker.js", inlineDynamicImports: true },
    },
  },
});

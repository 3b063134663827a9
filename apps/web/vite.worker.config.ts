import { defineConfig } from "vite";
import { compressedFiles } from "./compressed-files.ts";

/** The service worker: one classic script at the root, for browsers without module workers. */
export default defineConfig({
  publicDir: false,
  plugins: [compressedFiles()],
  build: {
    target: "es2022",
    emptyOutDir: false,
    rollupOptions: {
      input: "src/push/service-worker.ts",
      output: { format: "iife", entryFileNames: "service-worker.js", inlineDynamicImports: true },
    },
  },
});

import { defineConfig } from "vitest/config";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    name: "ui",
    environment: "happy-dom",
    // The files share a worker's modules: loading them anew for each file took longer than the tests.
    isolate: false,
    // Two tests read style sheets; without this they would read nothing.
    css: true,
    // The media modal holds a frame; the tests give it an empty page.
    environmentOptions: { happyDOM: { settings: { enableIframePageLoading: true } } },
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["vitest.setup.ts"],
    // AG Grid draws in seconds when the machine has more to do.
    testTimeout: 20_000,
  },
});

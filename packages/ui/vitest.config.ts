import { defineConfig } from "vitest/config";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    name: "ui",
    environment: "happy-dom",
    // Files share a worker's modules, which take longer to load than the tests.
    isolate: false,
    // Two tests read style sheets, which would otherwise be empty.
    css: true,
    // Allows the media modal's frame, which tests point to an empty page.
    environmentOptions: { happyDOM: { settings: { enableIframePageLoading: true } } },
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["vitest.setup.ts"],
    // AG Grid takes seconds to render on a busy machine.
    testTimeout: 20_000,
  },
});

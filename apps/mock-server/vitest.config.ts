import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "mock-server",
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    // Files share a worker's modules: reloading them took a third of the run, and state is per world, not per module.
    isolate: false,
    // Property tests take seconds under load.
    testTimeout: 20_000,
  },
});

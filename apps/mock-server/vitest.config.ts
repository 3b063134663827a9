import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "mock-server",
    include: [
      "src/**/*.test.ts",
      "test/**/*.test.ts",
      // Costly ones, by `npm run trial`.
      ...(process.env.PALIER_TRIAL === undefined ? [] : ["test/**/*.trial.ts"]),
    ],
    // Files share a worker's modules: reloading them took a third of the run, and state is per world, not per module.
    isolate: false,
    // Property tests take seconds under load.
    testTimeout: 20_000,
  },
});

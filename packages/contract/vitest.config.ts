import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "contract",
    include: ["src/**/*.test.ts"],
    typecheck: { enabled: false },
    // Values and pure functions only, so all files of a worker share one module graph.
    isolate: false,
    // Property tests take seconds under load.
    testTimeout: 20_000,
  },
});

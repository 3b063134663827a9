import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "mock-server",
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    // The files share a worker's modules: loading them anew for each file took as long as a third of the run, and a
    // server keeps its state in worlds, not in modules.
    isolate: false,
    // A property over many inputs takes seconds when the machine has more to do.
    testTimeout: 20_000,
  },
});

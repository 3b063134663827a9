import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "contract-tools",
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    // The files share the contract and the mock server, which take longer to load than most of them run.
    isolate: false,
    // Verifying a whole server takes seconds, more on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

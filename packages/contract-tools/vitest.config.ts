import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "contract-tools",
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    // Verifying a whole server takes seconds, more on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "contract-tools",
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    // Verifying a whole server takes seconds, more of them when the machine has other work.
    testTimeout: 120_000,
  },
});

/** All tests that need no browser: those of the workspaces, the house rules, the scripts. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      "packages/*",
      "apps/*",
      {
        test: {
          name: "house",
          include: ["tests/house/**/*.test.ts", "scripts/**/*.test.ts"],
          // The rules read the same files, which a worker reads and parses once.
          isolate: false,
          testTimeout: 60_000,
        },
      },
    ],
  },
});

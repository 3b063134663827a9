/** All tests that need no browser, in one run: those of each workspace, the rules of the house, the scripts. */
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
          // The rules read the same files, which are read and parsed once in a worker.
          isolate: false,
          testTimeout: 60_000,
        },
      },
    ],
  },
});

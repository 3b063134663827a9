/** All tests that need no browser: those of the workspaces, the house rules, the scripts. */
import { defineConfig } from "vitest/config";
import { webProjects } from "./apps/web/vitest.config.ts";

export default defineConfig({
  test: {
    projects: [
      "packages/!(firebase-kit)",
      "packages/firebase-kit/test",
      "apps/mock-server",
      ...webProjects,
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

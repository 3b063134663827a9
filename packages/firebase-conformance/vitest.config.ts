import { defineConfig } from "vitest/config";

/**
 * The real SDK, and a second evaluator of the rules, against the embedded service; some cases against
 * Google's own.
 */
export default defineConfig({
  test: {
    name: "firebase-conformance",
    include: ["test/**/*.test.ts"],
    environment: "node",
    // The files share the SDK, which takes longer to load than most of them run.
    isolate: false,
    testTimeout: 60_000,
  },
});

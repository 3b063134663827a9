import { defineConfig } from "vitest/config";

/** The real SDK, and another judge of the rules, against the embedded realtime service; some cases against Google's own. */
export default defineConfig({
  test: {
    name: "firebase-conformance",
    include: ["test/**/*.test.ts"],
    environment: "node",
    // The files share the SDK: loading it takes longer than most of them.
    isolate: false,
    testTimeout: 60_000,
  },
});

import { defineConfig } from "vitest/config";

/** The kit's own tests, and the conformance suite: the real SDK against the embedded realtime server. */
export default defineConfig({
  test: {
    name: "firebase-kit",
    include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.{ts,tsx}", "conformance/**/*.test.ts"],
    environment: "node",
    // The files share the SDK: loading it takes longer than most of them.
    isolate: false,
    testTimeout: 60_000,
  },
});

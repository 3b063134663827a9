import { defineConfig } from "vitest/config";

/** The kit on its own, on a simulated service, and with the real SDK on the embedded one. */
export default defineConfig({
  test: {
    name: "firebase-kit",
    include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.{ts,tsx}"],
    environment: "node",
    // The files share the SDK: loading it takes longer than most of them.
    isolate: false,
    testTimeout: 60_000,
  },
});

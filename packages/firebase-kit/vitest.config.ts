import { defineConfig } from "vitest/config";

/** The kit alone, on a simulated service, and with the real SDK on the embedded one. */
export default defineConfig({
  test: {
    name: "firebase-kit",
    include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.{ts,tsx}"],
    environment: "node",
    // The files share the SDK, which takes longer to load than most of them run.
    isolate: false,
    testTimeout: 60_000,
  },
});

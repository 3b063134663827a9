import { defineConfig } from "vitest/config";

/**
 * The kit's tests, those beside its sources included: on a simulated service, and with the real SDK on the
 * embedded one, on Google's emulators or on a project.
 */
export default defineConfig({
  test: {
    name: "firebase-kit",
    include: ["**/*.test.{ts,tsx}", "../src/**/*.test.{ts,tsx}"],
    environment: "node",
    // The files share the SDK, which takes longer to load than most of them run.
    isolate: false,
    testTimeout: 60_000,
  },
});

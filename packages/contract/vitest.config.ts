import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "contract",
    include: ["src/**/*.test.ts"],
    typecheck: { enabled: false },
    // The contract is values and pure functions: its routes, built once, serve all files of a worker.
    isolate: false,
  },
});

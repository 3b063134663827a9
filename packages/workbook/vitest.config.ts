import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "workbook", include: ["src/**/*.test.ts", "test/**/*.test.ts"] },
});

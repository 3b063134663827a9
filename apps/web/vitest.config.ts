import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "web",
    include: ["src/**/*.test.ts", "src/**/*.test.tsx", "first-paint/*.test.ts"],
    // Calls need an origin outside a browser; MSW answers this one.
    env: { VITE_API_BASE_URL: "https://palier.test/api" },
    // The page of a test that draws is of the same origin, as the built app is.
    environmentOptions: { happyDOM: { url: "https://palier.test/admin/" } },
  },
});

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "web",
    setupFiles: ["vitest.setup.ts"],
    // The first story loads its screens' code, slowly on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ["{src,test,first-paint}/**/*.test.{ts,tsx}"],
    // Outside a browser, calls need an origin; MSW answers this one.
    env: { VITE_API_BASE_URL: "https://palier.test/api" },
    // Pages have the calls' origin, like the built app, and a desk's width.
    environmentOptions: { happyDOM: { url: "https://palier.test/admin/", width: 1440, height: 900 } },
  },
});

import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

/** They need modules of their own: code not loaded, a replaced module, one evaluated anew, a time not yet known. */
const alone = [
  "test/lost/**",
  "test/actions/several-rows.test.tsx",
  "test/screens/midnight.test.tsx",
  "src/forms/drafts.test.ts",
  "src/list-screen/list-failure.test.tsx",
  "src/list-screen/use-row-lock.test.tsx",
  "src/navigation/focus.test.ts",
];

const shared = {
  setupFiles: [`${import.meta.dirname}/vitest.setup.ts`],
  // The first story loads its screens' code, slowly on a busy machine.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Outside a browser, calls need an origin; MSW answers this one.
  env: { VITE_API_BASE_URL: "https://palier.test/api" },
  // Pages have the calls' origin, like the built app, and a desk's width.
  environmentOptions: { happyDOM: { url: "https://palier.test/admin/", width: 1440, height: 900 } },
};

/** `web` evaluates the app once for each worker, which halves the time; `web-alone` once for each file. */
export const webProjects: readonly TestProjectInlineConfiguration[] = [
  {
    root: import.meta.dirname,
    test: {
      ...shared,
      name: "web",
      isolate: false,
      include: ["{src,test,first-paint}/**/*.test.{ts,tsx}"],
      exclude: [...configDefaults.exclude, ...alone],
    },
  },
  {
    root: import.meta.dirname,
    test: {
      ...shared,
      name: "web-alone",
      include: alone.map((path) => path.replace("/**", "/**/*.test.{ts,tsx}")),
    },
  },
];

export default defineConfig({ test: { projects: [...webProjects] } });

/** Entries are what a package.json exports or a tool opens. */
import type { KnipConfig } from "knip";

/** `@import "./a.css"`, `url("@fontsource/a.woff2")` */
const importsOfStyles = (text: string) =>
  [...text.matchAll(/(?:@import\s+|url\()["']([^"':]+)["']/g)]
    .map(([, path]) => `import "${path}";`)
    .join("\n");

export default {
  compilers: { css: importsOfStyles },
  workspaces: {
    ".": {
      entry: [
        "scripts/*.mjs",
        "tests/house/*.test.ts",
        "tests/copy/guide-journey.ts",
        "tests/mutants/main.ts",
        "scripts/**/*.test.ts",
      ],
      project: ["scripts/**", "tests/**", "*.ts"],
      // Called by path in node_modules/.bin.
      ignoreDependencies: ["turbo", "@biomejs/biome"],
    },
    "packages/*": {
      entry: [
        "{src,test}/**/*.test.{ts,tsx}",
        "src/**/*.test-d.ts",
        "scripts/*.ts",
        "examples/**/*.{ts,tsx}",
      ],
      project: ["{src,rules,scripts,examples,test}/**"],
    },
    "packages/firebase-kit/test": { entry: ["**/*.test.{ts,tsx}", "try-package.ts"], project: ["**"] },
    "packages/contract-tools": {
      // Compiled and run by the test that generates its client.
      ignore: ["test/generated-client/**"],
      ignoreDependencies: ["@oazapfts/runtime", "oazapfts"],
      entry: ["{src,test}/**/*.test.ts", "scripts/*.ts", "examples/*.ts", "examples/*/main.ts"],
      project: ["{src,scripts,examples,test}/**"],
    },
    "apps/mock-server": {
      // Run by the test that puts it in front of the server; served by path.
      ignoreDependencies: ["@stoplight/prism-cli", "swagger-ui-dist"],
      // From util-linux; limits disk writes in the test of a full disk.
      ignoreBinaries: ["prlimit", "openssl"],
      entry: [
        "{src,test}/**/*.{test,trial}.ts",
        "src/**/*.test-d.ts",
        "scripts/*.ts",
        "scripts/packed-example/*.ts",
        "examples/*.ts",
        "src/pages/*.{js,css}",
      ],
      project: ["{src,test,scripts,examples}/**"],
    },
    "apps/web": {
      entry: [
        "{src,test}/**/*.test.{ts,tsx}",
        "src/**/*.test-d.{ts,tsx}",
        "e2e/**/*.spec.ts",
        "e2e/firefox/*.journey.ts",
        "e2e/long-day/main.ts",
        "e2e/screen-reader/walk.ts",
        "vite.*.ts",
        "first-paint/collect.tsx",
        "demo/main.ts",
        "src/first-paint/inline.ts",
      ],
      project: ["{src,test,e2e,first-paint,demo}/**", "*.ts"],
    },
    bench: {
      entry: ["*.ts", "bare-grid/*/main.tsx", "bare-table/main.ts", "react-admin/main.tsx"],
      project: ["**"],
      // That page has its own packages.
      ignoreDependencies: ["react-admin"],
    },
  },
  // A type exported beside the value that it describes is documentation.
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig;

/** What nothing uses goes: files, exports, dependencies. Doors are what a package.json exports or a tool opens. */
import type { KnipConfig } from "knip";

export default {
  workspaces: {
    ".": {
      entry: ["scripts/*.mjs", "tests/house/*.test.ts", "scripts/**/*.test.ts", "bench/*.ts"],
      project: ["scripts/**", "tests/**", "bench/**", "*.ts"],
      // Called by its place in node_modules/.bin.
      ignoreDependencies: ["turbo"],
    },
    "packages/*": {
      entry: ["src/**/*.test.{ts,tsx}", "src/**/*.test-d.ts", "scripts/*.ts"],
      project: ["src/**", "scripts/**"],
    },
    "apps/mock-server": {
      entry: ["src/main.ts", "{src,test}/**/*.test.ts"],
      project: ["src/**", "test/**"],
    },
    "apps/web": {
      entry: ["src/**/*.test.{ts,tsx}", "e2e/**/*.spec.ts"],
      project: ["src/**", "e2e/**"],
    },
  },
  // A type that is exported beside the value that it describes is documentation.
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig;

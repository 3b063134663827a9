/**
 * Who may import whom. Rows are ordered: a folder imports itself and the rows above it, so that no two
 * folders depend on each other. Each lists the packages, ours included, that it may import besides
 * `everywhere`.
 */

/** Separated by spaces; a package includes all its paths. */
type Rows = Readonly<Record<string, string>>;

export interface WalledFolder {
  readonly at: string;
  /** For all files. */
  readonly everywhere: string;
  /**
   * A name with an extension is a file, `.` all other files there. In `apart`, each subfolder is a separate
   * row.
   */
  readonly rows: Rows;
  readonly apart?: readonly string[];
}

/** Shipped code. Tests beside it may also import `forTests`. */
export const sources: readonly WalledFolder[] = [
  {
    // Runs in browsers, Node and workers, so it has no dependencies of its own.
    at: "packages/contract/src",
    everywhere: "zod",
    rows: { kit: "@ts-rest/core", areas: "", control: "", ".": "", openapi: "" },
  },
  {
    at: "packages/contract-tools/src",
    everywhere: "node: zod @palier/contract",
    rows: {
      wire: "",
      verify: "",
      read: "fast-check",
      write: "fast-check",
      run: "",
      baseline: "",
      report: "",
      diff: "",
      proxy: "",
      "index.ts": "",
      "command-line": "",
      ".": "",
    },
  },
  {
    at: "packages/firebase-rules/src",
    everywhere: "",
    rows: { ".": "" },
  },
  {
    // Nothing else imports Firebase, which is large, loaded late, and often changed.
    at: "packages/firebase-kit/src",
    everywhere: "@palier/firebase-rules",
    rows: {
      lock: "",
      adapter: "",
      presence: "",
      viewers: "",
      changes: "",
      realtime: "",
      "sign-in": "",
      push: "",
      "config.ts": "",
      firebase: "firebase bowser",
      "firebase.ts": "",
      react: "react",
      ".": "firebase",
    },
  },
  {
    // Receives data and routes as props.
    at: "packages/ui/src",
    everywhere: "react react-dom lucide-react @palier/contract/kit/paris-time",
    rows: {
      testing: "",
      ".": "",
      basics: "",
      link: "",
      display: "",
      lazy: "",
      toast: "@radix-ui/react-toast",
      overlay: "@radix-ui/react-dialog @radix-ui/react-dropdown-menu @radix-ui/react-popover",
      form: "@palier/contract/kit/amount-fault @palier/contract/kit/article @radix-ui/react-checkbox @radix-ui/react-switch @tiptap dompurify downshift react-day-picker",
      sortable: "",
      // AG Grid is the heaviest dependency: loaded late, module by module, only in `table/grid`.
      table: "ag-grid-community ag-grid-react",
      lists: "",
      planning: "",
      record: "",
      chart: "",
      shell: "",
      "provider.tsx": "",
      "index.ts": "",
      gallery: "",
    },
  },
  {
    at: "apps/mock-server/src",
    everywhere: "zod @palier/contract @palier/firebase-rules",
    rows: {
      "fair-share.ts": "",
      "slices.ts": "",
      "command.texts.ts": "",
      core: "node:",
      store: "",
      world: "",
      exports: "fflate",
      "from-contract": "",
      areas: "",
      seed: "",
      "areas.ts": "",
      realtime: "node: ws",
      journal: "",
      faults: "",
      worlds: "",
      control: "",
      "app.ts": "",
      "in-process": "",
      msw: "msw",
      page: "",
      data: "node:",
      node: "node:",
      "node.ts": "node:",
      playwright: "node: @playwright/test",
      ".": "node: msw @playwright/test",
    },
  },
  {
    at: "apps/web/src",
    everywhere: "react react-dom react-router-dom @tanstack/react-query zod @palier/contract @palier/ui",
    rows: {
      ".": "vite",
      browser: "",
      // Only `api` uses ts-rest, which is slowly maintained, so that replacing it stays cheap.
      api: "@ts-rest/core @ts-rest/react-query",
      parts: "",
      navigation: "@palier/firebase-kit",
      waiting: "",
      locks: "@palier/firebase-kit",
      changes: "@palier/firebase-kit",
      push: "@palier/firebase-kit",
      keys: "",
      fields: "",
      forms: "",
      actions: "",
      alerts: "@palier/firebase-kit",
      lists: "@palier/firebase-kit",
      areas: "",
      views: "",
      "first-paint": "",
      "list-screen": "@palier/firebase-kit",
      records: "@palier/firebase-kit",
      palette: "",
      features: "@palier/firebase-kit",
      app: "@palier/firebase-kit",
    },
    apart: ["features", "features/concierge"],
  },
];

/** For tests beside sources. */
export const forTests =
  "vitest node: @testing-library msw fast-check @redocly/openapi-core @palier/mock-server";

/** Treated as test code. */
export const harnesses: readonly string[] = [
  "apps/web/src/api/fresh-world.ts",
  "apps/web/src/forms/form-harness.tsx",
  "apps/web/src/list-screen/panel-harness.tsx",
];

/**
 * Outside `src`, code may import its workspace and its package.json's packages, but these only with a row
 * here.
 */
export const guarded =
  "firebase firebase-admin @firebase @ts-rest ag-grid-community ag-grid-react ag-grid-enterprise";

/** `.` or a workspace's name stands for the files directly in it. */
export const others: Rows = {
  ".": "",
  scripts: "",
  tests: "",
  bench: "ag-grid-community ag-grid-react",
  "apps/mock-server": "",
  "apps/mock-server/examples": "",
  "apps/mock-server/scripts": "",
  "apps/mock-server/test": "",
  "apps/web": "",
  "apps/web/e2e": "",
  "apps/web/first-paint": "",
  "apps/web/test": "",
  "packages/contract": "",
  "packages/contract/examples": "@ts-rest",
  "packages/contract/scripts": "",
  "packages/contract-tools": "",
  "packages/contract-tools/examples": "",
  "packages/contract-tools/scripts": "@ts-rest",
  "packages/contract-tools/test": "",
  "packages/firebase-conformance": "",
  "packages/firebase-conformance/examples": "firebase firebase-admin",
  "packages/firebase-conformance/scripts": "",
  "packages/firebase-conformance/src": "firebase firebase-admin",
  "packages/firebase-conformance/test": "firebase firebase-admin",
  "packages/firebase-kit": "",
  "packages/firebase-kit/examples": "",
  "packages/firebase-kit/test": "",
  "packages/firebase-rules/scripts": "",
  "packages/ui": "",
};

/**
 * Who may import whom. A workspace's rows are in order: a folder imports itself and the rows above it, never one below,
 * so that no two folders need each other. Behind each row stand the packages that it may import beside those of its
 * workspace's `everywhere`; a workspace of ours is a package like any other.
 */

/** Packages by the row that may import them; separated by spaces, a package with all its paths. */
type Rows = Readonly<Record<string, string>>;

export interface WalledFolder {
  /** From the repository's root. */
  readonly at: string;
  /** Packages that each of its files may import. */
  readonly everywhere: string;
  /**
   * Folders of `at`; a name with an ending is a file there, `.` all files there that no other row names. A folder in
   * `apart` is a row for each of the folders in it, which do not import each other.
   */
  readonly rows: Rows;
  readonly apart?: readonly string[];
}

/** What is shipped. Tests beside it may import `forTests` too. */
export const sources: readonly WalledFolder[] = [
  {
    // Runs in a browser, in Node and in a worker, so it brings nothing along.
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
    // The only package that imports Firebase: large, loaded late, and often changed.
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
    // Knows how things look, not what they are: data and routes arrive as props.
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
      // AG Grid is the heaviest dependency: loaded late, module by module, in `table/grid` alone.
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
      // ts-rest stays behind `api`: its upkeep is slow, so leaving it must stay cheap.
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

/** What the tests beside sources may import in addition. */
export const forTests =
  "vitest node: @testing-library msw fast-check @redocly/openapi-core @palier/mock-server";

/** Code that only tests import: it counts as a test. */
export const harnesses: readonly string[] = [
  "apps/web/src/api/fresh-world.ts",
  "apps/web/src/app/app-harness.tsx",
  "apps/web/src/forms/form-harness.tsx",
  "apps/web/src/list-screen/panel-harness.tsx",
];

/**
 * All other code may import its own workspace and any package that its package.json names, but of the packages that one
 * folder guards only those in its row.
 */
export const guarded =
  "firebase firebase-admin @firebase @ts-rest ag-grid-community ag-grid-react ag-grid-enterprise";

/** Folders by path; `.` and a workspace's own name stand for the files in it. */
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

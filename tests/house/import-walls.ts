/**
 * Who may import whom in shipped code. The folders of a workspace have an order: each imports itself and those
 * before it, so that no two depend on each other.
 */

/** All lists of names are separated by spaces; a package includes all its paths. */
export interface WalledFolder {
  readonly at: string;
  /** Packages, ours included, and folders of the same workspace that every file may import. */
  readonly everywhere: string;
  /** A name with an extension is a file, `.` all other files there. */
  readonly order: string;
  /** Further packages, with the folders that may import them. */
  readonly only?: Readonly<Record<string, string>>;
  /** Folders whose subfolders may not import each other. */
  readonly apart?: string;
}

export const walls: readonly WalledFolder[] = [
  {
    // Runs in browsers, Node and workers, so it has no others of its own.
    at: "packages/contract/src",
    everywhere: "zod",
    order: "kit areas control . openapi",
    only: { "@ts-rest/core": "kit", "libphonenumber-js": "kit" },
  },
  {
    at: "packages/contract-tools/src",
    everywhere: "node: zod @palier/contract @palier/workbook",
    order: "wire verify read write run baseline report diff proxy index.ts command-line .",
    only: { "fast-check": "read write" },
  },
  // The mock server's too, which needs nothing of Firebase's.
  { at: "packages/firebase-kit/rules", everywhere: "", order: "." },
  // Runs in browsers and Node alike.
  { at: "packages/workbook/src", everywhere: "saxes numfmt", order: "." },
  {
    // Nothing else imports Firebase, which is large, loaded late, and often changed.
    at: "packages/firebase-kit/src",
    everywhere: "packages/firebase-kit/rules",
    order:
      "lock adapter presence viewers changes realtime sign-in push config.ts firebase firebase.ts react .",
    only: { firebase: "firebase .", bowser: "firebase", react: "react" },
  },
  {
    // Receives data and routes as props.
    at: "packages/ui/src",
    everywhere:
      "react react-dom lucide-react @palier/contract/kit/french-count @palier/contract/kit/paris-time " +
      "@palier/contract/kit/shown-phone @palier/contract/kit/typed-text",
    order:
      "testing . basics link display lazy toast overlay form sortable table lists planning record chart shell " +
      "provider.tsx index.ts gallery",
    only: {
      "@radix-ui/react-toast": "toast",
      "@radix-ui/react-dialog @radix-ui/react-dropdown-menu @radix-ui/react-popover": "overlay",
      "@radix-ui/react-checkbox @radix-ui/react-switch @tiptap dompurify downshift react-day-picker": "form",
      "@palier/contract/kit/amount-fault @palier/contract/kit/article @palier/contract/kit/phone": "form",
      // The heaviest dependency: loaded late, module by module.
      "ag-grid-community ag-grid-react": "table",
    },
  },
  {
    at: "apps/mock-server/src",
    everywhere: "zod @palier/contract @palier/firebase-kit/rules",
    order:
      "command.texts.ts core store world exports from-contract areas seed areas.ts " +
      "realtime journal faults worlds control app.ts in-process msw pages data node node.ts playwright .",
    only: {
      "node:": "core realtime pages data node node.ts playwright .",
      fflate: "exports",
      "acorn ws": "realtime",
      "mime-types send": "node",
      msw: "msw .",
      "@playwright/test": "playwright .",
    },
  },
  {
    at: "apps/web/src",
    everywhere: "react react-dom react-router-dom @tanstack/react-query zod @palier/contract @palier/ui",
    order:
      ". browser api parts navigation waiting locks changes push keys fields forms actions alerts lists areas " +
      "views first-paint list-screen records palette features app",
    only: {
      vite: ".",
      "@palier/workbook": "features",
      // Slowly maintained, so that replacing it stays cheap.
      "@ts-rest/core @ts-rest/react-query": "api",
      "@palier/firebase-kit": "navigation locks changes push alerts lists list-screen records features app",
    },
    apart: "features features/concierge",
  },
];

/** For tests beside sources. */
export const forTests =
  "vitest node: @testing-library msw fast-check exceljs @redocly/openapi-core @palier/mock-server";

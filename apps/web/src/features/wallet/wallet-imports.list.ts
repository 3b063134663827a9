import { walletRoutes as routes } from "@palier/contract/areas/wallet";
import { defineList } from "#lists/define-list.ts";
import { isUnderWay } from "./import-outcome.ts";
import { ImportProgress } from "./import-progress.tsx";
import { showResult } from "./import-rejects.tsx";
import { walletTexts as texts } from "./wallet.texts.ts";
import { importTones } from "./wallet.tones.ts";

export const walletImports = defineList({
  name: "wallet-imports",
  texts: texts.imports,
  table: routes.imports,
  columns: {
    fileName: { flex: 2, main: true },
    kind: { width: 100 },
    status: { width: 110, main: true, tones: importTones },
    rowsImported: { flex: 1 },
    rowsCreated: { width: 110, hidden: true },
    rowsChanged: { width: 125, hidden: true },
    rowsTakenOver: { width: 110, hidden: true },
    rowsUnchanged: { width: 145, hidden: true },
    rowsRejected: { width: 135 },
    startedAt: { width: 165 },
    finishedAt: { width: 165 },
    byAdmin: { flex: 1, hidden: true },
  },
  cells: { rowsImported: ImportProgress },
  filters: {},
  order: [],
  live: isUnderWay,
  actions: [showResult],
});

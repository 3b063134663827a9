import { walletRoutes as routes } from "@palier/contract/areas/wallet";
import { defineList } from "#lists/define-list.ts";
import { walletActions } from "./wallet.actions.tsx";
import { walletTexts } from "./wallet.texts.ts";
import { importTones } from "./wallet.tones.ts";

/** §2. */
export const list = defineList({
  name: "wallet",
  texts: walletTexts.list,
  table: routes.list,
  views: "wallet.list",
  columns: {
    name: { flex: 2.6, main: true },
    managerName: { flex: 1.5 },
    managerEmail: { flex: 1.5, hidden: true },
    buildingCount: { width: 120 },
    lotCount: { width: 100 },
    lastImportAt: { width: 160 },
    lastImportStatus: { width: 180, tones: importTones },
  },
  filters: { lastImportStatus: {} },
  live: ({ lastImportStatus }) => lastImportStatus === "queued" || lastImportStatus === "running",
  actions: walletActions,
});

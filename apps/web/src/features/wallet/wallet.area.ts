import { PortfolioIcon } from "@palier/ui";
import { area } from "#areas/area.ts";
import { walletAreaTexts as texts } from "./wallet.area.texts.ts";

export const walletArea = area({
  name: "wallet",
  at: "wallets",
  entity: "wallet",
  texts,
  menu: { group: "property", icon: PortfolioIcon, order: 3 },
  list: () => import("./wallet.list.ts"),
  record: () => import("./wallet.record.tsx"),
  tabs: {
    imports: async () => ({ Tab: (await import("./wallet-imports.tsx")).WalletImports }),
    history: "history",
  },
});

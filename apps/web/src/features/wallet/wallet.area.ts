import { walletNoun } from "@palier/contract/areas/wallet.noun.texts";
import { PortfolioIcon } from "@palier/ui";
import { areaTexts } from "#areas/area.texts.ts";
import { area } from "#areas/area.ts";

export const walletArea = area({
  name: "wallet",
  at: "wallets",
  entity: "wallet",
  texts: areaTexts(walletNoun, { creates: true }),
  menu: { group: "property", icon: PortfolioIcon, order: 3, letter: "w" },
  list: () => import("./wallet.list.ts"),
  record: () => import("./wallet.record.tsx"),
  tabs: {
    imports: async () => ({ Tab: (await import("./wallet-imports.tsx")).WalletImports }),
    history: "history",
  },
});

import type { wallet } from "@palier/contract";
import type { RowOf } from "../../world/catalog.ts";
import { instantText } from "../calendar.ts";
import { times } from "../lists.ts";
import { type SeedTable, seedTable } from "../seeding.ts";
import type { Town } from "../town.ts";
import { walletImports } from "./wallet-runs.ts";

export function walletSeed(town: Town): SeedTable<RowOf<typeof wallet>> {
  const { buildings } = town;
  const imports = walletImports(town);
  const { wallet: count } = town.counts;
  return seedTable("wallet", count, () =>
    times(count, (index) => {
      const last = imports.lastOf(index);
      const at = last === undefined ? null : (last.finishedAt ?? last.startedAt);
      return {
        name: buildings.walletName(index),
        managerName: buildings.manager(index),
        managerEmail: buildings.managerEmail(index),
        buildingCount: buildings.byWallet()[index] ?? 0,
        lotCount: buildings.lotsByWallet()[index] ?? 0,
        lastImportAt: at === null ? null : instantText(at),
        lastImportStatus: last?.status ?? null,
      };
    }),
  );
}

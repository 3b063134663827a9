import { ListPanel } from "#list-screen/list-panel.tsx";
import { useOpenRecord } from "#records/open-record.tsx";
import { record } from "./wallet.record.tsx";
import { walletImports } from "./wallet-imports.list.ts";

export function WalletImports() {
  const { id: walletId } = useOpenRecord(record);
  return <ListPanel list={walletImports} params={{ walletId }} />;
}

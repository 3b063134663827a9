import { useState } from "react";
import { ListPanel } from "#list-screen/list-panel.tsx";
import { useAddressAsks } from "#navigation/address-asks.ts";
import { recordId } from "#navigation/record-place.ts";
import { useOpenRecord } from "#records/open-record.tsx";
import { ResultDialog } from "./import-rejects.tsx";
import { record } from "./wallet.record.tsx";
import { walletImports } from "./wallet-imports.list.ts";

/** With the result of the import that has just been started, or that the address names. */
export function WalletImports() {
  const { id: walletId } = useOpenRecord(record);
  const [shown, setShown] = useState<number>();
  useAddressAsks((action, search) => {
    if (action !== "result") return false;
    setShown(recordId(search.get("import") ?? undefined));
    return true;
  });
  return (
    <>
      <ListPanel list={walletImports} params={{ walletId }} />
      {shown === undefined ? null : (
        <ResultDialog
          walletId={walletId}
          id={shown}
          close={() => setShown(undefined)}
          focusFallback={() => undefined}
        />
      )}
    </>
  );
}

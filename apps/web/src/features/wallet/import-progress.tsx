import type { walletRoutes } from "@palier/contract/areas/wallet";
import { formatCount, ProgressBar } from "@palier/ui";
import type { RowOf } from "#lists/define-list.ts";
import { walletTexts as texts } from "./wallet.texts.ts";

type WalletImport = RowOf<typeof walletRoutes.imports>;

export function ImportProgress({ row }: { readonly row: WalletImport }) {
  const { fileName, status, rowsImported, rowsRejected, rowsTotal } = row;
  if (status === "queued") return <span aria-hidden>—</span>;
  const done = rowsImported + rowsRejected;
  return (
    <>
      {texts.done(formatCount(status === "running" ? done : rowsImported), formatCount(rowsTotal))}
      {status === "running" ? (
        <ProgressBar label={texts.progress(fileName)} value={done} max={rowsTotal} />
      ) : null}
    </>
  );
}

import { walletRoutes as routes } from "@palier/contract/areas/wallet";
import { formatCount, ProgressBar } from "@palier/ui";
import { defineList, type RowOf } from "#lists/define-list.ts";
import { showRejects } from "./import-rejects.tsx";
import { walletTexts as texts } from "./wallet.texts.ts";
import { importTones } from "./wallet.tones.ts";

export type WalletImport = RowOf<typeof routes.imports>;

const isUnderWay = ({ status }: WalletImport): boolean => status === "queued" || status === "running";

/** The imports of a wallet, the latest first; one that is under way moves on while it is looked at. */
export const walletImports = defineList({
  name: "wallet-imports",
  texts: texts.imports,
  table: routes.imports,
  columns: {
    fileName: { flex: 2, main: true },
    kind: { width: 110 },
    status: { width: 120, main: true, tones: importTones },
    rowsImported: { flex: 1.2 },
    rowsRejected: { width: 140 },
    startedAt: { width: 160 },
    finishedAt: { width: 160 },
    byAdmin: { flex: 1 },
  },
  cells: { rowsImported: ({ row }) => <Progress row={row} /> },
  filters: {},
  // By the server: the latest first.
  order: [],
  rowName: (row) => row.fileName,
  live: isUnderWay,
  actions: [showRejects],
});

/** How far an import has come; what came of it once it is over. */
function Progress({ row }: { readonly row: WalletImport }) {
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

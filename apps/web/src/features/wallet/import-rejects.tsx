import { walletRoutes as routes, type walletRoutes } from "@palier/contract/areas/wallet";
import type { ImportKind } from "@palier/contract/areas/wallet-import-header";
import { Button, Dialog, DownloadIcon, formatCount, ItemsTable, QuotationIcon } from "@palier/ui";
import type { ActionFormProps, FormAction } from "#actions/action.ts";
import { LoadFailure } from "#actions/load-failure.tsx";
import { clientOf } from "#api/client.ts";
import { queryOf } from "#api/query-of.ts";
import { saveFile } from "#browser/save-file.ts";
import type { RowOf } from "#lists/define-list.ts";
import { Loading } from "#parts/loading.tsx";
import { outcomeWords } from "./import-outcome.ts";
import { fieldTitle, type Reject, rejectsCsv } from "./rejects-csv.ts";
import { walletTexts } from "./wallet.texts.ts";

const texts = walletTexts.rejects;

type WalletImport = RowOf<typeof walletRoutes.imports>;

/** Read-only, so no lock bars it (L14). */
export const showResult: FormAction<WalletImport> = {
  kind: "form",
  name: "result",
  label: texts.label,
  icon: QuotationIcon,
  inline: true,
  locks: false,
  when: ({ status }) => status !== "queued" && status !== "running",
  dialog: (props) => <ResultDialog {...props} />,
};

const api = clientOf(routes);

const details = (walletId: number, id: number) =>
  queryOf(routes.importDetails, { params: { walletId, id }, query: {} });

function ResultDialog({ record, close, focusFallback }: ActionFormProps<WalletImport>) {
  const { id, walletId, fileName, kind, rowsRejected, rowsTotal } = record;
  const { data, error, refetch } = api.importDetails.useQuery(details(walletId, id));
  const { rejects = [], header = [] } = data?.body ?? {};
  return (
    <Dialog
      open
      onOpenChange={() => close("given up")}
      size="large"
      title={texts.title(fileName)}
      description={texts.summary(rowsTotal, formatCount(rowsTotal), outcomeWords(record))}
      focusFallback={focusFallback}
      footer={
        <Button
          variant="primary"
          icon={DownloadIcon}
          disabled={rejects.length === 0}
          onClick={() => saveFile(rejectsCsv(kind, header, rejects), texts.file(fileName))}
        >
          {texts.download}
        </Button>
      }
    >
      {error === null ? null : <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null ? <Loading label={texts.loading} /> : null}
      {data !== undefined && rejects.length === 0 ? <p>{texts.none}</p> : null}
      {rejects.length === 0 ? null : <RejectedLines kind={kind} rejects={rejects} all={rowsRejected} />}
    </Dialog>
  );
}

const shownLines = 200;

interface RejectedLinesProps {
  readonly kind: ImportKind;
  readonly rejects: readonly Reject[];
  readonly all: number;
}

function RejectedLines({ kind, rejects, all }: RejectedLinesProps) {
  return (
    <>
      <p>{texts.mend}</p>
      {shownLines < all ? <p>{texts.first(formatCount(shownLines), formatCount(rejects.length))}</p> : null}
      <ItemsTable
        label={texts.lines}
        items={rejects.slice(0, shownLines)}
        itemKey={({ line, field }) => `${line} ${field ?? ""}`}
        columns={[
          { name: "line", header: texts.line, align: "end", cell: ({ line }) => formatCount(line) },
          { name: "field", header: texts.field, cell: ({ field }) => fieldTitle(kind, field) },
          { name: "message", header: texts.message, cell: ({ message }) => message },
        ]}
      />
    </>
  );
}

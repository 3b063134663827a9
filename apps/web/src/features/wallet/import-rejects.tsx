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
import { isUnderWay, outcomeWords } from "./import-outcome.ts";
import { ImportProgress } from "./import-progress.tsx";
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
  when: (row) => !isUnderWay(row),
  dialog: ({ record, ...props }) => (
    <ResultDialog {...props} walletId={record.walletId} id={record.id} name={record.fileName} />
  ),
};

const api = clientOf(routes);

/** Ms. */
const pollingMs = 1000;

const details = (walletId: number, id: number) =>
  queryOf(routes.importDetails, { params: { walletId, id }, query: {} });

interface ResultDialogProps extends Omit<ActionFormProps<WalletImport>, "record"> {
  readonly walletId: number;
  readonly id: number;
  /** Of the file, if it is known. */
  readonly name?: string;
}

/** Also of an import that is under way, which it follows to its end. */
export function ResultDialog({ walletId, id, name = "", close, focusFallback }: ResultDialogProps) {
  const { data, error, refetch } = api.importDetails.useQuery({
    ...details(walletId, id),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.body) ? pollingMs : false),
  });
  const found = data?.body;
  const { rejects = [], header = [] } = found ?? {};
  const isOver = found !== undefined && !isUnderWay(found);
  return (
    <Dialog
      open
      onOpenChange={() => close("given up")}
      size="large"
      title={texts.title(found?.fileName ?? name)}
      description={
        isOver ? texts.summary(found.rowsTotal, formatCount(found.rowsTotal), outcomeWords(found)) : undefined
      }
      focusFallback={focusFallback}
      footer={
        <Button
          variant="primary"
          icon={DownloadIcon}
          disabled={rejects.length === 0}
          onClick={() => {
            if (found !== undefined)
              saveFile(rejectsCsv(found.kind, header, rejects), texts.file(found.fileName));
          }}
        >
          {texts.download}
        </Button>
      }
    >
      {error === null ? null : <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null ? <Loading label={texts.loading} /> : null}
      {found === undefined || isOver ? null : (
        <>
          <p role="status">{texts.underWay}</p>
          <ImportProgress row={found} />
        </>
      )}
      {isOver && rejects.length === 0 ? <p>{texts.none}</p> : null}
      {!isOver || rejects.length === 0 ? null : (
        <RejectedLines kind={found.kind} rejects={rejects} all={found.rowsRejected} />
      )}
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

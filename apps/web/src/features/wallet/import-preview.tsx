import type { walletRoutes } from "@palier/contract/areas/wallet";
import { walletImportTexts } from "@palier/contract/areas/wallet.texts";
import type { ImportPreview as Preview } from "@palier/contract/areas/wallet-import";
import { Banner, formatCount, type ItemsColumn, ItemsTable, Skeleton, useMedia } from "@palier/ui";
import type { FormParts } from "#actions/form-declaration.ts";
import { LoadFailure } from "#actions/load-failure.tsx";
import { ApiFailure } from "#api/failure.ts";
import type { RecordFormHandle } from "#forms/use-record-form.ts";
import { outcomeWords } from "./import-outcome.ts";
import { fieldTitle } from "./rejects-csv.ts";
import type { ImportKind, PreviewState } from "./use-import-preview.ts";
import { walletTexts } from "./wallet.texts.ts";
import "./import-preview.css";

const texts = walletTexts.preview;

interface ImportPreviewProps extends FormParts {
  readonly state: PreviewState;
  readonly onRetry: () => void;
  readonly form: RecordFormHandle<typeof walletRoutes.upload.post.body>;
}

export function ImportPreview({ state, onRetry, form, FormField }: ImportPreviewProps) {
  return (
    <section className="import-preview" aria-label={texts.title}>
      <div role="status" aria-busy={state.kind === "reading"}>
        {state.kind === "reading" ? (
          <>
            <p>{texts.reading}</p>
            <Skeleton height="60px" />
          </>
        ) : null}
        {state.kind === "shown" ? <Counts preview={state.preview} isRenewed={state.isRenewed} /> : null}
      </div>
      {state.kind === "failed" ? (
        <LoadFailure error={new ApiFailure(state.failure)} onRetry={onRetry} />
      ) : null}
      {state.kind === "shown" ? (
        <>
          {state.preview.rowsTakenOver === 0 ? null : (
            <FormField form={form} name="takeOver" help={takeOverHelp(state.preview)} />
          )}
          <PlannedLines preview={state.preview} />
          <RejectedLines kind={state.file} preview={state.preview} />
        </>
      ) : null}
    </section>
  );
}

function Counts({ preview, isRenewed }: { readonly preview: Preview; readonly isRenewed: boolean }) {
  const { rowsTotal, ignoredColumns } = preview;
  return (
    <>
      {isRenewed ? (
        <Banner tone="warning" title={texts.renewed.title}>
          {texts.renewed.detail}
        </Banner>
      ) : null}
      <p className="import-preview__counts">
        <strong>{texts.total(rowsTotal, formatCount(rowsTotal))}</strong> {outcomeWords(preview)}
      </p>
      {ignoredColumns.length === 0 ? null : <p>{texts.ignored(ignoredColumns.join(", "))}</p>}
    </>
  );
}

/** Buildings that would join the wallet. */
function takeOverHelp({ lines, rowsTakenOver }: Preview): string {
  const names = lines.filter(({ action }) => action === "takeOver").map(({ name }) => name);
  return texts.takeOver(
    rowsTakenOver,
    formatCount(rowsTakenOver),
    names.slice(0, 5).join(", "),
    names.length > 5,
  );
}

type PlannedLine = Preview["lines"][number];

function PlannedLines({ preview: { lines, ...counts } }: { readonly preview: Preview }) {
  const isNarrow = useMedia("(max-width: 599px)");
  if (lines.length === 0) return null;
  const all = counts.rowsCreated + counts.rowsChanged + counts.rowsTakenOver;
  return (
    <>
      {lines.length < all ? <p>{texts.first(formatCount(lines.length), formatCount(all))}</p> : null}
      <ItemsTable
        label={texts.lines}
        items={lines}
        itemKey={({ line }) => line}
        columns={[
          { name: "line", header: texts.line, align: "end", cell: ({ line }) => formatCount(line) },
          { name: "action", header: texts.action, cell: ({ action }) => walletImportTexts.action[action] },
          // A column for values would fit a word a line.
          ...(isNarrow ? [recordWithChanges] : [record, changes]),
        ]}
      />
    </>
  );
}

const record: ItemsColumn<PlannedLine> = {
  name: "name",
  header: texts.record,
  cell: ({ name }) => name,
};
const changes: ItemsColumn<PlannedLine> = {
  name: "changes",
  header: texts.changes,
  cell: (line) => <Changes {...line} />,
};
const recordWithChanges: ItemsColumn<PlannedLine> = {
  ...record,
  cell: (line) => (
    <>
      {line.name}
      <Changes {...line} />
    </>
  ),
};

function Changes({ action, changes }: PlannedLine) {
  return (
    <ul className="import-preview__changes">
      {changes.map(({ field, label, from, to }) => (
        <li key={field}>{action === "create" ? texts.value(label, to) : texts.change(label, from, to)}</li>
      ))}
    </ul>
  );
}

interface RejectedLinesProps {
  readonly kind: ImportKind;
  readonly preview: Preview;
}

function RejectedLines({ kind, preview: { rejects, rowsRejected } }: RejectedLinesProps) {
  if (rejects.length === 0) return null;
  return (
    <>
      <p>{texts.rejects(rowsRejected, formatCount(rowsRejected), rejects.length)}</p>
      <ItemsTable
        label={texts.rejected}
        items={rejects}
        itemKey={({ line }) => line}
        columns={[
          { name: "line", header: texts.line, align: "end", cell: ({ line }) => formatCount(line) },
          { name: "field", header: texts.field, cell: ({ field }) => fieldTitle(kind, field) },
          { name: "message", header: texts.reason, cell: ({ message }) => message },
        ]}
      />
    </>
  );
}

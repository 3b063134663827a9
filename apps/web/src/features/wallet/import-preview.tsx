import type { walletRoutes } from "@palier/contract/areas/wallet";
import { walletImportTexts } from "@palier/contract/areas/wallet.texts";
import type { ImportPreview as Preview } from "@palier/contract/areas/wallet-import";
import type { ImportKind } from "@palier/contract/areas/wallet-import-header";
import { Banner, formatCount, type ItemsColumn, ItemsTable, Skeleton } from "@palier/ui";
import type { ReactNode } from "react";
import type { FormParts } from "#actions/form-declaration.ts";
import { LoadFailure } from "#actions/load-failure.tsx";
import { ApiFailure } from "#api/failure.ts";
import type { RecordFormHandle } from "#forms/use-record-form.ts";
import { importTexts } from "./import.texts.ts";
import { outcomeWords } from "./import-outcome.ts";
import { fieldTitle } from "./rejects-csv.ts";
import type { PreviewState } from "./use-import-preview.ts";
import "./import-preview.css";

const texts = importTexts.preview;

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
          <RejectedLines kind={state.file} preview={state.preview} />
          <PlannedLines kind={state.file} preview={state.preview} />
        </>
      ) : null}
    </section>
  );
}

function Counts({ preview, isRenewed }: { readonly preview: Preview; readonly isRenewed: boolean }) {
  const { rowsTotal, rowsCorrected, ignoredColumns, headerLine } = preview;
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
      {headerLine > 1 ? <p>{texts.header(headerLine)}</p> : null}
      {rowsCorrected === 0 ? null : <p>{texts.corrected(rowsCorrected)}</p>}
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

interface LinesProps {
  readonly kind: ImportKind;
  readonly preview: Preview;
}
type PlannedLine = Preview["lines"][number];
type RejectedLine = Preview["rejects"][number];

function PlannedLines({ kind, preview: { lines, columns, ...counts } }: LinesProps) {
  if (lines.length === 0) return null;
  const all = counts.rowsCreated + counts.rowsChanged + counts.rowsTakenOver;
  return (
    <>
      {lines.length < all ? <p>{texts.first(formatCount(lines.length), formatCount(all))}</p> : null}
      <Scrolled label={texts.lines}>
        <ItemsTable
          label={texts.lines}
          items={lines}
          itemKey={({ line }) => line}
          columns={[
            { name: "line", header: texts.line, align: "end", cell: ({ line }) => formatCount(line) },
            { name: "action", header: texts.action, cell: (line) => actionWords(kind, columns, line) },
            ...fileColumns<PlannedLine>(columns, storedText),
          ]}
        />
      </Scrolled>
    </>
  );
}

function RejectedLines({ kind, preview: { rejects, rowsRejected, columns } }: LinesProps) {
  if (rejects.length === 0) return null;
  return (
    <>
      <p>{texts.rejects(rowsRejected, formatCount(rowsRejected), rejects.length)}</p>
      <Scrolled label={texts.rejected}>
        <ItemsTable
          label={texts.rejected}
          items={rejects}
          itemKey={({ line }) => line}
          columns={[
            { name: "line", header: texts.line, align: "end", cell: ({ line }) => formatCount(line) },
            {
              name: "message",
              header: texts.reason,
              cell: ({ field, message }) => texts.note(fieldTitle(kind, field), message),
            },
            ...fileColumns<RejectedLine>(columns, ({ cells }, at) => cells[at] ?? ""),
          ]}
        />
      </Scrolled>
    </>
  );
}

/** One line a row, so wider than its window: scrolled by keys too. */
function Scrolled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take the keyboard
    <section className="import-preview__lines" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

/** Those of the file that are read, in its order and by its titles. */
const fileColumns = <Line,>(
  columns: Preview["columns"],
  text: (line: Line, at: number, field: string) => string,
): ItemsColumn<Line>[] =>
  columns.flatMap(({ title, field }, at) =>
    field === null ? [] : [{ name: field, header: title, cell: (line: Line) => text(line, at, field) }],
  );

/** What will be stored; of a record that there is, from what to what. */
function storedText({ action, changes, cells }: PlannedLine, at: number, field: string): string {
  const change = changes.find((each) => each.field === field);
  if (change === undefined) return cells[at] ?? "";
  return action === "create" ? (change.to ?? "") : texts.becomes(change.from, change.to);
}

/** « Création », with what was corrected, and changes that have no column in the file. */
function actionWords(kind: ImportKind, columns: Preview["columns"], line: PlannedLine): string {
  const { action, changes, notes } = line;
  const shown = new Set(columns.map(({ field }) => field));
  const unseen = action === "create" ? [] : changes.filter(({ field }) => !shown.has(field));
  return [
    walletImportTexts.action[action],
    ...notes.map(({ field, message }) => texts.note(fieldTitle(kind, field), message)),
    ...unseen.map(({ label, from, to }) => texts.change(label, from, to)),
  ].join(" · ");
}

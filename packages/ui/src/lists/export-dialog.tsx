import { useId, useState } from "react";
import { Button } from "../basics/button.tsx";
import { Banner } from "../display/banner.tsx";
import { ProgressBar } from "../display/progress.tsx";
import { Checkbox } from "../form/checkbox.tsx";
import { RadioGroup } from "../form/radio-group.tsx";
import { DownloadIcon } from "../icons.ts";
import { Dialog } from "../overlay/overlays.tsx";
import { texts } from "../texts.ts";
import { exportTexts } from "./export-dialog.texts.ts";
import type { ExportFormat, ExportProgress, ExportRequest } from "./export-run.ts";
import { useExportRun } from "./export-run.ts";

export interface ExportColumn {
  field: string;
  header: string;
  /** Initially. Defaults to `true`. */
  checked?: boolean | undefined;
}

export interface ExportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title?: string | undefined;
  /** In screen order. */
  columns: readonly ExportColumn[];
  /** Rows in the file. */
  count: number;
  formats?: readonly ExportFormat[] | undefined;
  /**
   * Closes when it resolves, shows a failure when it rejects. Also called for zero rows: the caller shows the
   * warning toast (S05).
   */
  onExport: (request: ExportRequest) => Promise<unknown>;
}

/** Columns, format and number of rows, then progress, with a way to stop. */
export function ExportDialog(props: ExportDialogProps) {
  const { open, onOpenChange, title = exportTexts.title, count } = props;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={exportTexts.count(count)}>
      <ExportForm {...props} />
    </Dialog>
  );
}

/** Each opening starts afresh; closing interrupts. */
function ExportForm({
  columns,
  count,
  formats = ["csv", "xlsx"],
  onExport,
  onOpenChange,
}: ExportDialogProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(columns.filter((column) => column.checked !== false).map(({ field }) => field)),
  );
  const [format, setFormat] = useState<ExportFormat>(formats[0] ?? "csv");
  const run = useExportRun(onExport, () => onOpenChange(false));
  const chosen = columns.map(({ field }) => field).filter((field) => ticked.has(field));
  const nothingTicked = chosen.length === 0;

  return (
    <>
      <ColumnTicks
        columns={columns}
        ticked={ticked}
        onTickedChange={setTicked}
        disabled={run.progress !== undefined}
      />
      {formats.length > 1 ? (
        <RadioGroup
          legend={exportTexts.format}
          value={format}
          onValueChange={setFormat}
          options={formats.map((value) => ({ value, label: exportTexts[value] }))}
          disabled={run.progress !== undefined}
        />
      ) : null}
      {run.failed ? (
        <Banner tone="danger" role="alert">
          {exportTexts.failed}
        </Banner>
      ) : null}
      {run.progress ? <Running progress={run.progress} /> : null}
      <div className="ui-export__buttons">
        {/* Mounted empty: only changes are announced. Shown after the buttons. */}
        <p role="status" className="ui-export__hint">
          {nothingTicked ? exportTexts.tickOne : null}
        </p>
        <Button
          variant="primary"
          icon={DownloadIcon}
          disabled={nothingTicked || run.progress !== undefined}
          onClick={() => void run.start(chosen, format, count)}
        >
          {exportTexts.go}
        </Button>
        {run.progress ? (
          <Button onClick={run.stop}>{exportTexts.stop}</Button>
        ) : (
          <Button onClick={() => onOpenChange(false)}>{texts.cancel}</Button>
        )}
      </div>
    </>
  );
}

interface ColumnTicksProps {
  readonly columns: readonly ExportColumn[];
  readonly ticked: ReadonlySet<string>;
  readonly onTickedChange: (ticked: ReadonlySet<string>) => void;
  readonly disabled: boolean;
}

function ColumnTicks({ columns, ticked, onTickedChange, disabled }: ColumnTicksProps) {
  const headId = useId();

  function tick(field: string, on: boolean) {
    const next = new Set(ticked);
    if (on) next.add(field);
    else next.delete(field);
    onTickedChange(next);
  }

  return (
    <fieldset aria-labelledby={headId} disabled={disabled}>
      <div className="ui-export__head">
        <span id={headId} className="ui-field__label">
          {exportTexts.columns}
        </span>
        <span className="ui-export__all">
          <Button
            size="small"
            variant="ghost"
            onClick={() => onTickedChange(new Set(columns.map(({ field }) => field)))}
          >
            {exportTexts.all}
          </Button>
          <Button size="small" variant="ghost" onClick={() => onTickedChange(new Set())}>
            {exportTexts.none}
          </Button>
        </span>
      </div>
      <div className="ui-export__list">
        {columns.map(({ field, header }) => (
          <Checkbox
            key={field}
            label={header}
            checked={ticked.has(field)}
            onCheckedChange={(on) => tick(field, on)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Running({ progress: { done, total } }: { progress: ExportProgress }) {
  return (
    <div className="ui-export__progress" role="status">
      <ProgressBar label={exportTexts.running} value={done} max={total} />
      <p className="ui-figures">
        {done === undefined ? exportTexts.running : exportTexts.progress(done, total)}
      </p>
    </div>
  );
}

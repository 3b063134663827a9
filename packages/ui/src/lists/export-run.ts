import { useEffect, useRef, useState } from "react";

export type ExportFormat = "csv" | "xlsx";

/** What the caller is asked to export. */
export interface ExportRequest {
  /** The ticked columns' fields, in screen order (S03: `column_field_list`). */
  columns: string[];
  format: ExportFormat;
  /** Fires when the reader interrupts. */
  signal: AbortSignal;
  /** Tell how many rows are done; `total` when it differs from the count. */
  onProgress: (done: number, total?: number) => void;
}

export interface ExportProgress {
  done: number | undefined;
  total: number;
}

/** Runs one export at a time: its progress, its end, its failure, its interruption. */
export function useExportRun(onExport: (request: ExportRequest) => Promise<unknown>, onDone: () => void) {
  const [progress, setProgress] = useState<ExportProgress | undefined>();
  const [failed, setFailed] = useState(false);
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  function stop(): void {
    running.current?.abort();
    running.current = undefined;
    setProgress(undefined);
  }

  async function start(columns: string[], format: ExportFormat, count: number): Promise<void> {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setFailed(false);
    setProgress({ done: undefined, total: count });
    const onProgress = (done: number, total = count) => {
      if (!controller.signal.aborted) setProgress({ done, total });
    };
    try {
      await onExport({ columns, format, signal: controller.signal, onProgress });
      if (!controller.signal.aborted) onDone();
    } catch {
      if (!controller.signal.aborted) setFailed(true);
    } finally {
      if (running.current === controller) {
        running.current = undefined;
        setProgress(undefined);
      }
    }
  }

  return { progress, failed, start, stop };
}

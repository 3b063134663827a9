import { useEffect, useRef, useState } from "react";

export type ExportFormat = "csv" | "xlsx";

export interface ExportRequest {
  /** The checked columns, in screen order (S03: `column_field_list`). */
  columns: string[];
  format: ExportFormat;
  signal: AbortSignal;
  /** Finished rows; `total` if it differs from the count. */
  onProgress: (done: number, total?: number) => void;
}

export interface ExportProgress {
  done: number | undefined;
  total: number;
}

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

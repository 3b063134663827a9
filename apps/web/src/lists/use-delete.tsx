import { ConfirmDialog, useToast } from "@palier/ui";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback, useState } from "react";
import { type Callable, call } from "#api/call.ts";
import { failureOf } from "#api/failure.ts";
import { failureText } from "#api/failure-text.ts";
import { listTexts as texts } from "./lists.texts.ts";
import { tableKey } from "./use-table.ts";

interface DeleteTarget {
  readonly id: number;
  readonly name: string;
  /** Sent along when it is known, so that a record that changed meanwhile stays (409). */
  readonly version?: number | undefined;
}

/** Asks, restating what goes, then deletes; a refusal is said in the question itself. */
export function useDelete(route: Callable | undefined, area: string, onDeleted?: () => void) {
  const client = useQueryClient();
  const toast = useToast();
  const [target, setTarget] = useState<DeleteTarget>();
  const [open, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const ask = useCallback((asked: DeleteTarget): void => {
    setRefusal(undefined);
    setTarget(asked);
    setOpen(true);
  }, []);
  const remove = async (): Promise<void> => {
    if (route === undefined || target === undefined) return;
    try {
      const body = target.version === undefined ? {} : { version: target.version };
      await call(route, { params: { id: target.id }, body });
    } catch (error) {
      const { title, detail } = failureText(failureOf(error));
      setRefusal(detail === "" ? title : detail);
      throw error;
    }
    toast.success(texts.deleted(target.name));
    await client.invalidateQueries({ queryKey: tableKey(area) });
    onDeleted?.();
  };
  const dialog: ReactNode = (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title={target === undefined ? "" : texts.deleteQuestion(target.name)}
      description={texts.deleteDetail}
      confirmLabel={texts.delete}
      error={refusal}
      onConfirm={remove}
    />
  );
  return { ask, dialog };
}

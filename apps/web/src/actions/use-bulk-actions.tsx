import { ConfirmDialog, type RowAction, useToast } from "@palier/ui";
import { type ReactNode, useState } from "react";
import { failureOf } from "#api/failure.ts";
import { failureText } from "#api/failure-text.ts";
import { useRefresh } from "#api/refresh.ts";
import { restoreFocus } from "#navigation/focus.ts";
import type { PressAction, RecordAction } from "./action.ts";
import { actionTexts as texts } from "./actions.texts.ts";
import { usePerform } from "./use-perform.ts";

interface BulkOptions<R> {
  readonly actions: readonly RecordAction<R>[];
  readonly chosen: readonly R[];
  readonly nameOf: (record: R) => string;
  /** Takes the records that went through out of the choice. */
  readonly onDone: (done: readonly R[]) => void;
}

interface Bulk {
  /** For the bar of chosen rows. */
  readonly actions: readonly RowAction[];
  readonly dialog: ReactNode;
}

/** The actions of one request that several chosen rows can take at once. */
const bulkActions = <R,>(actions: readonly RecordAction<R>[]): PressAction<R>[] =>
  actions.flatMap((action) => (action.kind === "press" && action.bulk === true ? [action] : []));

/** True when rows of a list can be chosen to act on together. */
export const hasBulk = <R,>(actions: readonly RecordAction<R>[]): boolean => bulkActions(actions).length > 0;

/**
 * Runs an action on all chosen records, one after the other, after asking once. Those that failed stay chosen, and the
 * question names them with the reason, so that nothing fails in silence.
 */
export function useBulkActions<R extends { readonly id: number }>(options: BulkOptions<R>): Bulk {
  const { chosen, nameOf, onDone } = options;
  const toast = useToast();
  const refresh = useRefresh();
  const perform = usePerform<R>();
  const [asked, setAsked] = useState<PressAction<R>>();
  const [open, setOpen] = useState(false);
  const [failures, setFailures] = useState<readonly string[]>([]);

  const runAll = async (action: PressAction<R>): Promise<void> => {
    const done: R[] = [];
    const failed: string[] = [];
    for (const record of chosen) {
      try {
        await perform(action, record);
        done.push(record);
      } catch (error) {
        const { title, detail } = failureText(failureOf(error));
        failed.push(texts.failedFor(nameOf(record), detail === "" ? title : detail));
      }
    }
    setFailures(failed);
    if (done.length > 0) toast.success(texts.doneForAll(action.label, done.length));
    onDone(done);
    await refresh();
    restoreFocus(undefined);
    if (failed.length > 0) throw new Error(`${action.name} failed for ${failed.length} records`);
  };

  return {
    actions: bulkActions(options.actions).map((action): RowAction => {
      const isAllowed = chosen.every((record) => action.when?.(record) !== false);
      return {
        name: action.name,
        label: action.label,
        icon: action.icon,
        tone: action.tone,
        disabled: !isAllowed,
        reason: texts.notForAll,
        onPress: () => {
          setFailures([]);
          setAsked(action);
          setOpen(true);
        },
      };
    }),
    dialog:
      asked === undefined ? null : (
        <ConfirmDialog
          open={open}
          onOpenChange={setOpen}
          title={texts.questionForAll(asked.label, chosen.length)}
          description={chosen.map(nameOf).join(", ")}
          confirmLabel={asked.label}
          danger={asked.tone === "danger"}
          error={failures.length === 0 ? undefined : failures.join(" ")}
          onConfirm={() => runAll(asked)}
        />
      ),
  };
}

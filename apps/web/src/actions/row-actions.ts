import type { RowAction } from "@palier/ui";
import type { RecordAction } from "./action.ts";

export interface RowActionsOptions<R> {
  readonly run: (action: RecordAction<R>, record: R) => void;
  /** Why none of them can be used, whatever it does: the record was deleted meanwhile. In French. */
  readonly refused?: string | undefined;
  /** Who holds the record, in French: bars the actions that take its lock (S15). */
  readonly held?: string | undefined;
  /** That the record's form shows something else than is saved, in French: bars what would send the record as it is saved. */
  readonly unsaved?: string | undefined;
  /** True while they take no press, for a reason that passes by itself. */
  readonly waiting?: boolean | undefined;
}

/** What can be done with a record in its present state, as the rows, heads and windows of `packages/ui` draw it. */
export const rowActionsOf = <R>(
  actions: readonly RecordAction<R>[],
  record: R,
  { run, refused, held, unsaved, waiting = false }: RowActionsOptions<R>,
): RowAction[] =>
  actions
    .filter((action) => action.when?.(record) !== false)
    .map((action) => {
      // What ends the record ends what was typed in it too: a deletion need not wait for a save.
      const barring = held ?? (action.leaves === true ? undefined : unsaved);
      const reason = refused ?? (action.locks ? barring : undefined) ?? action.barred?.(record);
      return {
        name: action.name,
        label: action.label,
        short: action.short,
        about: action.about?.(record),
        icon: action.icon,
        tone: action.tone,
        inline: action.inline,
        next: action.next?.(record),
        disabled: reason !== undefined || waiting,
        reason,
        allowedWhenLocked: !action.locks,
        onPress: () => run(action, record),
      };
    });

import type { RowAction } from "@palier/ui";
import type { RecordAction, RunAction } from "./action.ts";

export interface RowActionsOptions<R> {
  readonly run: (action: RunAction<R>, record: R) => Promise<void> | undefined;
  /** In French: the record was deleted. */
  readonly refused?: string | undefined;
  /** The holder, in French: bars actions under the lock (S15). */
  readonly held?: string | undefined;
  /** In French: bars actions on the saved record. */
  readonly unsaved?: string | undefined;
  readonly waiting?: boolean | undefined;
}

/** In the record's present state, as `packages/ui` renders them. */
export const rowActionsOf = <R>(
  actions: readonly RecordAction<R>[],
  record: R,
  { run, refused, held, unsaved, waiting = false }: RowActionsOptions<R>,
): RowAction[] =>
  actions
    .filter((action) => action.when?.(record) !== false)
    .map((action) => {
      // A deletion discards the input.
      const barring = held ?? (action.leaves === true ? undefined : unsaved);
      const locks = action.kind !== "link" && action.locks;
      const reason = refused ?? (locks ? barring : undefined) ?? action.barred?.(record);
      const look = {
        name: action.name,
        label: action.label,
        about: action.about?.(record),
        icon: action.icon,
        tone: action.tone,
        inline: action.inline,
        next: action.next?.(record),
        disabled: reason !== undefined || waiting,
        reason,
      };
      // It leaves the record alone, so another admin may hold it.
      if (action.kind === "link") return { ...look, href: action.href(record), opens: "record" };
      return { ...look, allowedWhenLocked: !locks, onPress: () => run(action, record) };
    });

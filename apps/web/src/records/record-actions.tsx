import type { LockHolder } from "@palier/firebase-kit/react";
import { Button, DropdownMenu, formatTime, IconButton, MoreIcon } from "@palier/ui";
import type { RecordAction } from "#actions/action.ts";
import { useActions } from "#actions/use-actions.tsx";
import { formTexts } from "#forms/forms.texts.ts";
import { recordTexts as texts } from "./records.texts.ts";

interface RecordActionsProps<R extends { readonly id: number }> {
  readonly actions: readonly RecordAction<R>[];
  readonly record: R;
  readonly nameOf: (record: R) => string;
  readonly holder: LockHolder | undefined;
  /** True once the server says that the record is gone: nothing can be done with it. */
  readonly deleted: boolean;
  readonly onGone: () => void;
}

/** How many actions stand as buttons; the others are in the menu behind them. */
const shownAtOnce = 3;

/** The actions of a record in the head of its page. What a lock or a deletion bars is disabled and says why (S15). */
export function RecordActions<R extends { readonly id: number }>(props: RecordActionsProps<R>) {
  const { actions, record, nameOf, holder, deleted } = props;
  const runner = useActions<R>({ nameOf, current: () => record, onGone: props.onGone });
  const offered = actions.filter((action) => action.when?.(record) !== false);
  const held = holder === undefined ? undefined : texts.heldBy(holder.name, formatTime(holder.since));
  const barred = ({ locks }: RecordAction<R>): string | undefined =>
    deleted ? formTexts.deletedMeanwhile.title : locks ? held : undefined;
  const plain = offered.filter(({ tone }) => tone !== "danger");
  const few = offered.length <= shownAtOnce;
  const buttons = few ? offered : plain.slice(0, shownAtOnce);
  const inMenu = offered.filter((action) => !buttons.includes(action));
  return (
    <>
      {buttons.map((action) => {
        const off = barred(action);
        return (
          <Button
            key={action.name}
            icon={action.icon}
            variant={action.tone === "danger" ? "ghost" : "secondary"}
            aria-disabled={off !== undefined || undefined}
            title={off}
            onClick={() => (off === undefined ? runner.run(action, record) : undefined)}
          >
            {action.label}
          </Button>
        );
      })}
      {inMenu.length === 0 ? null : (
        <DropdownMenu
          trigger={<IconButton icon={MoreIcon} label={texts.moreActions(nameOf(record))} />}
          items={inMenu.map((action) => ({
            label: action.label,
            icon: action.icon,
            danger: action.tone === "danger",
            disabled: barred(action) !== undefined,
            reason: barred(action),
            onSelect: () => runner.run(action, record),
          }))}
        />
      )}
      {runner.dialog}
    </>
  );
}

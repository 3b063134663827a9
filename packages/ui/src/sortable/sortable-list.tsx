import { type ReactNode, useId, useState } from "react";
import { IconButton } from "../basics/icon-button.tsx";
import { classNames } from "../class-names.ts";
import { ArrowDownIcon, ArrowUpIcon, ChevronsIcon, GripIcon, LockIcon, MoreIcon } from "../icons.ts";
import { DropdownMenu } from "../overlay/overlays.tsx";
import type { MenuItem } from "../overlay/parts/menu.tsx";
import { texts } from "../texts.ts";
import { MoveToDialog } from "./move-to-dialog.tsx";
import { sortableTexts } from "./sortable.texts.ts";
import type { SortableEntry } from "./use-held-entry.ts";
import { useSorting } from "./use-sorting.ts";

export interface SortableListProps<Entry extends SortableEntry> {
  /** Accessible name: « Services gérés ». */
  label: string;
  /** In order. */
  entries: readonly Entry[];
  /** `position` from 1. `entries` must have the new order at once, before it is stored. */
  onMove: (entry: Entry, position: number) => void;
  details?: ((entry: Entry) => ReactNode) | undefined;
  menu?: ((entry: Entry) => readonly MenuItem[]) | undefined;
  /** Moved with its entry: a nested list. */
  below?: ((entry: Entry) => ReactNode) | undefined;
  /** Why an entry cannot be moved. */
  barred?: ((entry: Entry) => string | undefined) | undefined;
  /** Shows the order without controls. Defaults to `false`. */
  readOnly?: boolean | undefined;
}

const words = sortableTexts;

/**
 * By handle (pointer, or Space and arrows), by one step from the menu, or to a position. Moves are announced:
 * « Pressing, position 3 sur 12 » (A06).
 */
export function SortableList<Entry extends SortableEntry>(props: SortableListProps<Entry>) {
  const { label, entries, menu, below, barred, readOnly = false } = props;
  const sorting = useSorting({ entries, onMove: props.onMove, readOnly });
  const { ask, dialog } = useAskedPosition<Entry>(sorting);
  const help = useId();
  const movesOf = (entry: Entry, position: number, why: string | undefined): readonly MenuItem[] =>
    moves(
      { position, count: sorting.sorted.length, why },
      (next) => sorting.moveTo(entry.id, next),
      () => ask(entry),
    );
  return (
    <>
      <ol ref={sorting.list} aria-label={label} className="ui-sortable">
        {sorting.sorted.map((entry, index) => {
          const { id, name } = entry;
          const isHeld = sorting.heldId === id;
          const why = barred?.(entry);
          const reasonId = `${help}-${id}`;
          return (
            <li key={id} className={classNames("ui-sortable__entry", isHeld && "ui-sortable__entry--held")}>
              <div className="ui-sortable__line">
                {readOnly ? null : (
                  <Handle
                    entry={entry}
                    sorting={sorting}
                    isBarred={why !== undefined}
                    describedBy={why === undefined ? help : reasonId}
                  />
                )}
                <span className="ui-sortable__position">{index + 1}</span>
                <EntryWords entry={entry} why={why} reasonId={reasonId} details={props.details} />
                {readOnly ? null : (
                  <DropdownMenu
                    trigger={<IconButton icon={MoreIcon} label={texts.row.more(name)} />}
                    items={[...(menu?.(entry) ?? []), ...movesOf(entry, index + 1, why)]}
                  />
                )}
              </div>
              {below?.(entry)}
            </li>
          );
        })}
      </ol>
      <span id={help} hidden>
        {words.help}
      </span>
      <span className="ui-hidden" role="status">
        {sorting.announced}
      </span>
      {dialog}
    </>
  );
}

function useAskedPosition<Entry extends SortableEntry>({
  sorted,
  moveTo,
}: Pick<ReturnType<typeof useSorting>, "sorted" | "moveTo">) {
  const [asked, setAsked] = useState<Entry>();
  const dialog =
    asked === undefined ? null : (
      <MoveToDialog
        name={asked.name}
        position={sorted.findIndex(({ id }) => id === asked.id) + 1}
        count={sorted.length}
        onClose={() => setAsked(undefined)}
        onMove={(position) => moveTo(asked.id, position)}
      />
    );
  return { ask: setAsked, dialog };
}

interface HandleProps {
  readonly entry: SortableEntry;
  readonly sorting: Pick<ReturnType<typeof useSorting>, "heldId" | "press" | "take" | "leave">;
  readonly isBarred: boolean;
  /** Id of how it is used, or why it cannot be. */
  readonly describedBy: string;
}

/** An entry barred while held can still be dropped. */
function Handle({ entry: { id, name }, sorting, isBarred, describedBy }: HandleProps) {
  const isHeld = sorting.heldId === id;
  return (
    <button
      type="button"
      className="ui-bare-button ui-sortable__handle"
      aria-label={words.handle(name)}
      aria-describedby={describedBy}
      aria-pressed={isHeld}
      aria-disabled={isBarred || undefined}
      onKeyDown={(event) => {
        if ((!isBarred || isHeld) && sorting.press(id, event.key)) event.preventDefault();
      }}
      onPointerDown={(event) => {
        if (isBarred || event.button !== 0) return;
        // Prevents text selection, which also prevents focus.
        event.preventDefault();
        event.currentTarget.focus();
        sorting.take(id, "pointer");
      }}
      onBlur={sorting.leave}
    >
      <GripIcon aria-hidden size={16} />
    </button>
  );
}

interface EntryWordsProps<Entry> {
  readonly entry: Entry;
  /** Why it cannot be moved; replaces its details. */
  readonly why: string | undefined;
  readonly reasonId: string;
  readonly details: ((entry: Entry) => ReactNode) | undefined;
}

function EntryWords<Entry extends SortableEntry>({ entry, why, reasonId, details }: EntryWordsProps<Entry>) {
  return (
    <div className="ui-sortable__content">
      <span className="ui-sortable__name">{entry.name}</span>
      {why === undefined ? null : (
        <div id={reasonId} className="ui-sortable__barred">
          <LockIcon aria-hidden size={14} />
          {why}
        </div>
      )}
      {details === undefined || why !== undefined ? null : (
        <div className="ui-sortable__details">{details(entry)}</div>
      )}
    </div>
  );
}

/** `position` from 1. */
interface EntryPlace {
  readonly position: number;
  readonly count: number;
  readonly why: string | undefined;
}

function moves(
  { position, count, why }: EntryPlace,
  moveTo: (position: number) => void,
  ask: () => void,
): readonly MenuItem[] {
  const entry = (label: string, icon: typeof MoreIcon, isAtEnd: boolean, onSelect: () => void) => ({
    label,
    icon,
    disabled: isAtEnd || why !== undefined,
    reason: why,
    onSelect,
  });
  return [
    entry(words.up, ArrowUpIcon, position === 1, () => moveTo(position - 1)),
    entry(words.down, ArrowDownIcon, position === count, () => moveTo(position + 1)),
    entry(words.to, ChevronsIcon, count === 1, ask),
  ];
}

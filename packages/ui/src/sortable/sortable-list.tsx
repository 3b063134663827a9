import { type ReactNode, useId, useState } from "react";
import { IconButton } from "../basics/icon-button.tsx";
import { classNames } from "../class-names.ts";
import { ArrowDownIcon, ArrowUpIcon, ChevronsIcon, GripIcon, LockIcon, MoreIcon } from "../icons.ts";
import { DropdownMenu } from "../overlay/overlays.tsx";
import type { MenuItem } from "../overlay/parts/menu.tsx";
import { texts } from "../texts.ts";
import { MoveToDialog } from "./move-to-dialog.tsx";
import { type SortableEntry, useSorting } from "./use-sorting.ts";

export interface SortableListProps<Entry extends SortableEntry> {
  /** What is sorted, read out: « Services gérés ». */
  label: string;
  /** In their order. */
  entries: readonly Entry[];
  /** Moves an entry; `position` counts from 1. `entries` must have the new order at once, whenever it is stored. */
  onMove: (entry: Entry, position: number) => void;
  /** Beside the name: what tells one entry from the next. */
  details?: ((entry: Entry) => ReactNode) | undefined;
  /** Further lines of an entry's menu, above its moves. */
  menu?: ((entry: Entry) => readonly MenuItem[]) | undefined;
  /** Under an entry and moved with it: a list of its own. */
  below?: ((entry: Entry) => ReactNode) | undefined;
  /** Why an entry cannot be moved now; undefined when it can. */
  barred?: ((entry: Entry) => string | undefined) | undefined;
  /** Shows the order without any control. Defaults to `false`. */
  readOnly?: boolean | undefined;
}

const words = texts.sort;

/**
 * Entries in an order of their own, moved by their handle (pointer, or Space and arrows), one step by their menu, or
 * straight to a position. Each move is announced: « Pressing, position 3 sur 12 » (A06).
 */
export function SortableList<Entry extends SortableEntry>(props: SortableListProps<Entry>) {
  const { label, entries, details, menu, below, barred, readOnly = false } = props;
  const sorting = useSorting({ entries, onMove: props.onMove, readOnly });
  const [asked, setAsked] = useState<Entry>();
  const help = useId();
  const count = sorting.sorted.length;
  const moves = ({ id }: Entry, position: number, why: string | undefined): readonly MenuItem[] => {
    const entry = (text: string, icon: typeof MoreIcon, isAtEnd: boolean, onSelect: () => void) => ({
      label: text,
      icon,
      disabled: isAtEnd || why !== undefined,
      reason: why,
      onSelect,
    });
    return [
      entry(words.up, ArrowUpIcon, position === 1, () => sorting.moveTo(id, position - 1)),
      entry(words.down, ArrowDownIcon, position === count, () => sorting.moveTo(id, position + 1)),
      entry(words.to, ChevronsIcon, count === 1, () => setAsked(sorting.sorted[position - 1])),
    ];
  };
  return (
    <>
      <ol ref={sorting.list} aria-label={label} className="ui-sortable">
        {sorting.sorted.map((entry, index) => {
          const { id, name } = entry;
          const isHeld = sorting.heldId === id;
          const why = barred?.(entry);
          return (
            <li key={id} className={classNames("ui-sortable__entry", isHeld && "ui-sortable__entry--held")}>
              <div className="ui-sortable__line">
                {readOnly ? null : (
                  <button
                    type="button"
                    className="ui-sortable__handle"
                    aria-label={words.handle(name)}
                    aria-describedby={why === undefined ? help : `${help}-${id}`}
                    aria-pressed={isHeld}
                    aria-disabled={why !== undefined || undefined}
                    onKeyDown={(event) => {
                      if ((why === undefined || isHeld) && sorting.press(id, event.key))
                        event.preventDefault();
                    }}
                    onPointerDown={(event) => {
                      if (why !== undefined || event.button !== 0) return;
                      // Nothing is selected on the way, and the handle has the focus all the same.
                      event.preventDefault();
                      event.currentTarget.focus();
                      sorting.take(id, "pointer");
                    }}
                    onBlur={sorting.leave}
                  >
                    <GripIcon aria-hidden size={16} />
                  </button>
                )}
                <span className="ui-sortable__position">{index + 1}</span>
                <div className="ui-sortable__content">
                  <span className="ui-sortable__name">{name}</span>
                  {why === undefined ? null : (
                    <div id={`${help}-${id}`} className="ui-sortable__barred">
                      <LockIcon aria-hidden size={14} />
                      {why}
                    </div>
                  )}
                  {details === undefined || why !== undefined ? null : (
                    <div className="ui-sortable__details">{details(entry)}</div>
                  )}
                </div>
                {readOnly ? null : (
                  <DropdownMenu
                    trigger={<IconButton icon={MoreIcon} label={texts.row.more(name)} />}
                    items={[...(menu?.(entry) ?? []), ...moves(entry, index + 1, why)]}
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
      {asked === undefined ? null : (
        <MoveToDialog
          name={asked.name}
          position={sorting.sorted.findIndex(({ id }) => id === asked.id) + 1}
          count={count}
          onClose={() => setAsked(undefined)}
          onMove={(position) => sorting.moveTo(asked.id, position)}
        />
      )}
    </>
  );
}

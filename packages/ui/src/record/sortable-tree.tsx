import { type ReactNode, useId, useState } from "react";
import { IconButton } from "../basics/icon-button.tsx";
import { classNames } from "../class-names.ts";
import { ArrowDownIcon, ArrowUpIcon, ChevronsIcon, GripIcon, MoreIcon } from "../icons.ts";
import { DropdownMenu, type MenuItem } from "../overlay/menu.tsx";
import { texts } from "../texts.ts";
import { PositionDialog } from "./position-dialog.tsx";
import { useSorting } from "./use-sorting.ts";

export interface SortableTreeProps<Item> {
  /** What is put in order: « Rubriques, dans l’ordre ». */
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string | number;
  /** Names a line in buttons and announcements: « Pressing ». */
  nameOf: (item: Item) => string;
  /** Stores a move; `position` counts from 1. The list keeps the new order until the promise settles. */
  onMove: (item: Item, position: number) => unknown;
  /** What a line shows. */
  children: (item: Item) => ReactNode;
  /** Below a line and moved with it: a list of its own. */
  below?: ((item: Item) => ReactNode) | undefined;
  /** Further entries of a line's menu. */
  menu?: ((item: Item) => readonly MenuItem[]) | undefined;
  /** Shows the order and offers nothing. */
  readOnly?: boolean | undefined;
}

const words = texts.sort;

/**
 * Lines that are put in order by a handle (pointer, or Space and arrows), one step at a time, or straight to a position.
 * Each move is announced: « Pressing, position 3 sur 12 » (A06).
 */
export function SortableTree<Item>(props: SortableTreeProps<Item>) {
  const { label, items, idOf, nameOf, onMove, children, below, menu, readOnly = false } = props;
  const sorting = useSorting({ items, idOf, nameOf, onMove });
  const [asked, setAsked] = useState<{ readonly item: Item; readonly open: boolean }>();
  const help = useId();
  const last = sorting.sorted.length;
  return (
    <>
      <ol ref={sorting.list} aria-label={label} className="ui-sortable-tree">
        {sorting.sorted.map((item, index) => {
          const id = idOf(item);
          const name = nameOf(item);
          const position = index + 1;
          return (
            <li
              key={id}
              className={classNames(
                "ui-sortable-tree__item",
                sorting.heldId === id && "ui-sortable-tree__item--held",
              )}
            >
              <div className="ui-sortable-tree__line">
                {readOnly ? null : (
                  <button
                    type="button"
                    className="ui-sortable-tree__handle"
                    aria-label={words.handle(name)}
                    aria-describedby={help}
                    aria-pressed={sorting.heldId === id}
                    onPointerDown={(event) => {
                      event.currentTarget.focus();
                      sorting.onPress(id, event);
                    }}
                    onKeyDown={(event) => {
                      if (sorting.onKey(id, event.key)) event.preventDefault();
                    }}
                    onBlur={sorting.onLeave}
                  >
                    <GripIcon aria-hidden size={16} />
                  </button>
                )}
                <div className="ui-sortable-tree__content">{children(item)}</div>
                {readOnly ? null : (
                  <DropdownMenu
                    trigger={<IconButton icon={MoreIcon} label={texts.row.more(name)} />}
                    items={[
                      ...(menu?.(item) ?? []),
                      {
                        label: words.up,
                        icon: ArrowUpIcon,
                        disabled: position === 1,
                        onSelect: () => void sorting.moveTo(id, position - 1),
                      },
                      {
                        label: words.down,
                        icon: ArrowDownIcon,
                        disabled: position === last,
                        onSelect: () => void sorting.moveTo(id, position + 1),
                      },
                      {
                        label: words.to,
                        icon: ChevronsIcon,
                        disabled: last === 1,
                        onSelect: () => setAsked({ item, open: true }),
                      },
                    ]}
                  />
                )}
              </div>
              {below?.(item)}
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
        <PositionDialog
          open={asked.open}
          name={nameOf(asked.item)}
          position={sorting.sorted.findIndex((item) => idOf(item) === idOf(asked.item)) + 1}
          last={last}
          onClose={() => setAsked({ ...asked, open: false })}
          onMove={(position) => sorting.moveTo(idOf(asked.item), position)}
        />
      )}
    </>
  );
}

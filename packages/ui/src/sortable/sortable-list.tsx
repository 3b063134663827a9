import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { IconButton } from "../basics/icon-button.tsx";
import { classNames } from "../class-names.ts";
import { ChevronsIcon, GripIcon } from "../icons.ts";
import { MoveToDialog } from "./move-to-dialog.tsx";
import { sortableTexts as texts } from "./sortable.texts.ts";
import { useSorting } from "./use-sorting.ts";

export interface SortableEntry {
  readonly id: number;
  readonly name: string;
}

export interface SortableListProps<Entry extends SortableEntry> {
  /** What is sorted, read out: « Services gérés ». */
  label: string;
  /** In their order. */
  entries: readonly Entry[];
  /** Beside the name: what tells one entry from the next. */
  details?: ((entry: Entry) => ReactNode) | undefined;
  /** Moves an entry to a position, counted from 1. */
  onMove: (entry: Entry, position: number) => void;
  /** Why an entry cannot be moved now; undefined when it can. */
  barred?: ((entry: Entry) => string | undefined) | undefined;
}

/** A list in an order of its own: moved by its handle, with Space and the arrows, or to a position that is typed. */
export function SortableList<Entry extends SortableEntry>(props: SortableListProps<Entry>) {
  const { label, entries, details, onMove, barred } = props;
  const [message, setMessage] = useState("");
  const [asked, setAsked] = useState<Entry>();
  const list = useRef<HTMLOListElement>(null);
  const handles = useRef(new Map<number, HTMLButtonElement>());
  const help = useId();
  const entryOf = (id: number): Entry | undefined => entries.find((each) => each.id === id);
  const { held, order, positionOf, take, move, drop, cancel } = useSorting({
    ids: entries.map(({ id }) => id),
    positionAt: (y) => positionAt(list.current, y),
    onMove: (id, position) => {
      const entry = entryOf(id);
      if (entry !== undefined) onMove(entry, position);
    },
    announce: (what, id, position) => {
      const place = texts.at(entryOf(id)?.name ?? "", position, entries.length);
      setMessage(what === "moved" ? place : texts[what](place));
    },
  });
  // An entry that changes its place in the document loses the focus.
  const heldId = held?.by === "keyboard" ? held.id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new order
  useLayoutEffect(() => {
    if (heldId !== undefined) handles.current.get(heldId)?.focus();
  }, [heldId, order]);
  /** Runs what a key does to an entry; false for a key that does nothing here. */
  const press = (key: string, id: number): boolean => {
    const isHeld = held?.id === id;
    if (key === " ") {
      if (isHeld) drop();
      else take(id, "keyboard");
      return true;
    }
    if (!isHeld) return false;
    switch (key) {
      case "Enter":
        drop();
        return true;
      case "Escape":
        cancel();
        return true;
      case "ArrowUp":
        move(positionOf(id) - 1);
        return true;
      case "ArrowDown":
        move(positionOf(id) + 1);
        return true;
      case "Home":
        move(1);
        return true;
      case "End":
        move(entries.length);
        return true;
      case "Tab":
        cancel();
        return false;
      default:
        return false;
    }
  };
  return (
    <>
      <ol ref={list} className="ui-sortable" aria-label={label}>
        {order.flatMap((id, index) => {
          const entry = entryOf(id);
          if (entry === undefined) return [];
          const why = barred?.(entry);
          return (
            <li
              key={id}
              className={classNames("ui-sortable__entry", held?.id === id && "ui-sortable__entry--held")}
            >
              <button
                ref={(element) => {
                  if (element === null) handles.current.delete(id);
                  else handles.current.set(id, element);
                }}
                type="button"
                className="ui-sortable__handle"
                aria-label={texts.handle(entry.name)}
                aria-describedby={help}
                aria-pressed={held?.id === id}
                aria-disabled={why !== undefined || undefined}
                title={why}
                onKeyDown={(event) => {
                  if (why === undefined && press(event.key, id)) event.preventDefault();
                }}
                onPointerDown={(event) => {
                  if (why !== undefined || event.button !== 0) return;
                  take(id, "pointer");
                }}
              >
                <GripIcon aria-hidden size={16} />
              </button>
              <span className="ui-sortable__position">{index + 1}</span>
              <span className="ui-sortable__name">{entry.name}</span>
              <span className="ui-sortable__details">{details?.(entry)}</span>
              <IconButton
                icon={ChevronsIcon}
                label={texts.moveTo(entry.name)}
                aria-disabled={why !== undefined || undefined}
                onClick={() => (why === undefined ? setAsked(entry) : undefined)}
              />
            </li>
          );
        })}
      </ol>
      <p id={help} className="ui-hidden">
        {texts.help}
      </p>
      <p role="status" className="ui-hidden">
        {message}
      </p>
      {asked === undefined ? null : (
        <MoveToDialog
          name={asked.name}
          position={positionOf(asked.id)}
          count={entries.length}
          onClose={() => setAsked(undefined)}
          onMove={(position) => {
            setMessage(texts.dropped(texts.at(asked.name, position, entries.length)));
            if (position !== positionOf(asked.id)) onMove(asked, position);
          }}
        />
      )}
    </>
  );
}

/** The position of the entry at this height: the first one whose middle is below it. */
function positionAt(list: HTMLOListElement | null, y: number): number {
  const boxes = [...(list?.children ?? [])].map((entry) => entry.getBoundingClientRect());
  const below = boxes.findIndex(({ bottom }) => y < bottom);
  return below < 0 ? boxes.length : below + 1;
}

import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { RowWithId, TableColumn } from "./column.ts";
import { actionsColumnWidth, fittingColumns, secondLineColumns, secondLineWidth } from "./column-layout.ts";
import type { PageChoice, TableContextValue } from "./context.ts";
import { keptLines, type LinesOf, type TableLine, tableLines } from "./line.ts";
import type { TableProps } from "./table-props.ts";
import { useChoice } from "./use-choice.ts";
import { useLatest } from "./use-latest.ts";
import { useRoom } from "./use-room.ts";

export interface Table<Row extends RowWithId> {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly narrow: boolean;
  readonly columns: readonly TableColumn<Row>[];
  /** Empty for single lines. */
  readonly second: readonly TableColumn<Row>[];
  /** In px; `undefined` without a last column. */
  readonly lastWidth: number | undefined;
  readonly hasChoice: boolean;
  readonly lines: readonly TableLine<Row>[];
  readonly context: TableContextValue;
  readonly page: PageChoice;
  /** Opens a row by id, unless a lock prevents its form (S14, L14). */
  readonly activate: (id: string) => void;
}

const nothing: ReadonlySet<string> = new Set();

export function useTable<Row extends RowWithId, Cell extends string>(
  props: TableProps<Row, Cell>,
): Table<Row> {
  const { rows, columns, rowLock, opens = "form", selection } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { narrow, width } = useRoom(frame, props.coming?.width);
  const [ownUnfolded, setOwnUnfolded] = useState(nothing);
  const unfolded = props.unfolded ?? ownUnfolded;
  const lines = useTableLines<Row>(props, narrow ? unfolded : nothing);
  const { onChoose, page } = useChoice<Row>(props);
  const latest = useLatest((id: string) => {
    const next = toggled(unfolded, id);
    setOwnUnfolded(next);
    props.onUnfoldedChange?.(next);
  });
  const context = useMemo(
    () => ({ onChoose, onFold: (id: string) => latest.current(id) }),
    [onChoose, latest],
  );

  const hasChoice = selection !== undefined;
  const lastWidth = actionsColumnWidth(props, narrow);
  const room = { narrow, width, choice: hasChoice, last: lastWidth };
  const shown = useSameItems(fittingColumns<Row, string>(columns, room));
  const second = useSameItems(secondLineColumns<Row, string>(columns, shown, narrow));
  const reach = second.length === 0 ? "" : secondLineWidth(room);
  useLayoutEffect(() => frame.current?.style.setProperty("--second-line", reach), [reach]);
  useNoRoom<Row>({ columns, shown, second, narrow }, props.onNoRoom);

  function activate(id: string): void {
    const row = rows.find((each) => String(each.id) === id);
    if (row && !(opens === "form" && rowLock?.(row))) props.onRowActivate?.(row);
  }

  return {
    frame,
    narrow,
    columns: shown,
    second,
    lastWidth,
    hasChoice,
    lines,
    context,
    page,
    activate,
  };
}

function toggled(before: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const after = new Set(before);
  if (!after.delete(id)) after.add(id);
  return after;
}

/** A new list re-renders every cell. */
function useSameItems<Item>(items: readonly Item[]): readonly Item[] {
  const [kept, setKept] = useState(items);
  if (kept === items) return kept;
  if (kept.length === items.length && kept.every((item, at) => item === items[at])) return kept;
  setKept(items);
  return items;
}

interface Fitted<Row extends RowWithId> {
  readonly columns: readonly TableColumn<Row>[];
  readonly shown: readonly TableColumn<Row>[];
  readonly second: readonly TableColumn<Row>[];
  readonly narrow: boolean;
}

function useNoRoom<Row extends RowWithId>(
  { columns, shown, second, narrow }: Fitted<Row>,
  tell: ((fields: ReadonlySet<string>) => void) | undefined,
): void {
  const latest = useLatest(tell);
  useEffect(() => {
    const left = columns.filter((column) => !narrow && !shown.includes(column) && !second.includes(column));
    latest.current?.(new Set(left.map(({ field }) => field)));
  }, [columns, shown, second, narrow, latest]);
}

interface Shown<Row extends RowWithId> {
  readonly by: object;
  readonly from: readonly TableLine<Row>[];
  readonly lines: readonly TableLine<Row>[];
}

/** A line keeps its identity until it changes. */
function useTableLines<Row extends RowWithId>(
  { rows, columns, cells, rowName, actions, rowLock, selection, acted }: LinesOf<Row>,
  unfolded: ReadonlySet<string>,
): readonly TableLine<Row>[] {
  const by = useMemo(() => ({ columns, cells, actions }), [columns, cells, actions]);
  const from = useMemo(
    () => tableLines({ ...by, rows, rowName, rowLock, selection, acted }, unfolded),
    [by, rows, rowName, rowLock, selection, acted, unfolded],
  );
  const [shown, setShown] = useState<Shown<Row>>({ by, from, lines: from });
  if (shown.from === from) return shown.lines;
  const lines = shown.by === by ? keptLines(shown.lines, from) : from;
  setShown({ by, from, lines });
  return lines;
}

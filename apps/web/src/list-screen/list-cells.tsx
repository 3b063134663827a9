import { CellLink, type CellProps, type Cells, CutText, StatusDot, TextLink } from "@palier/ui";
import type { ComponentType, ReactNode } from "react";
import { useRecordPath } from "#areas/areas.tsx";
import { formatField } from "#fields/format-field.ts";
import type { ListColumn, RowCell } from "#lists/define-list.ts";
import { lateCell } from "./late-rows.tsx";

/** Where the rows of a list lead, and the column whose cells lead there. */
export interface RowsThatOpen<Row> {
  readonly column: string | undefined;
  readonly place: (row: Row) => string | undefined;
  readonly opens: "form" | "record";
  /** The word for a row that waits to be read. */
  readonly unread: ((row: Row) => string | undefined) | undefined;
}

type NamedCells<Row> = Readonly<Partial<Record<string, RowCell<Row>>>>;

/**
 * The cells of a list's columns that are more than text. Made once for a list: a new component would mount every cell
 * anew. `late` names the column of dates in which a late row says so.
 */
export function tableCells<Row extends object>(
  columns: readonly ListColumn[],
  named: NamedCells<Row> = {},
  rows?: RowsThatOpen<Row>,
  late?: string,
): Cells<Row> {
  return Object.fromEntries(
    columns.flatMap((column) => {
      const cell =
        named[column.name] ?? cellOf<Row>(column) ?? openingCell(column, rows) ?? cutCell<Row>(column);
      if (column.name === late)
        return [[column.name, lateCell<Row>(cell ?? (({ value }) => <ListCell {...{ column, value }} />))]];
      return cell === undefined ? [] : [[column.name, cell]];
    }),
  );
}

/**
 * The name of the column whose cells open their rows: of those on the screen the first main one that holds text alone,
 * else the first other. Undefined where each column leads somewhere else or shows more than text.
 */
export function openingColumn<Row extends object>(
  shown: readonly ListColumn[],
  named: NamedCells<Row> = {},
): string | undefined {
  const texts = shown.filter((column) => named[column.name] === undefined && isText(column));
  return (texts.find(({ definition }) => definition.main) ?? texts[0])?.name;
}

const links: ReadonlySet<string> = new Set(["email", "phone"]);

const isText = ({ names, meta, definition }: ListColumn): boolean =>
  names === undefined && definition.tones === undefined && !links.has(meta.kind);

/** A cell of text that opens its row. */
function openingCell<Row extends object>(
  column: ListColumn,
  rows: RowsThatOpen<Row> | undefined,
): ComponentType<CellProps<Row>> | undefined {
  if (rows === undefined || rows.column !== column.name) return undefined;
  const { place, opens, unread } = rows;
  return ({ value, row }) => {
    const href = place(row);
    const word = unread?.(row);
    const plain = <ListCell column={column} value={value} />;
    const cell = word === undefined ? plain : <Unread word={word}>{plain}</Unread>;
    if (href === undefined || formatField(column.meta, value) === "") return cell;
    return (
      <CellLink href={href} opens={opens}>
        {cell}
      </CellLink>
    );
  };
}

/** What waits to be read, by weight and a dot, and by its word for who hears it. */
function Unread({ word, children }: { readonly word: string; readonly children: ReactNode }) {
  return (
    <span className="list-unread">
      <span className="ui-hidden">{word} </span>
      {children}
    </span>
  );
}

const cutCell = <Row extends object>(column: ListColumn): ComponentType<CellProps<Row>> | undefined =>
  column.definition.keepsEnd ? ({ value }) => <ListCell column={column} value={value} /> : undefined;

function cellOf<Row extends object>(column: ListColumn): ComponentType<CellProps<Row>> | undefined {
  const { names } = column;
  if (isText(column)) return undefined;
  if (names === undefined) return ({ value }) => <ListCell column={column} value={value} />;
  return ({ value, row }) => (
    <NameCell column={column} value={value} id={Reflect.get(row, names.by)} entity={names.entity} />
  );
}

interface ListCellProps {
  readonly column: ListColumn;
  readonly value: unknown;
}

interface NameCellProps extends ListCellProps {
  readonly entity: string;
  readonly id: unknown;
}

/** The name of another record: a link to it, where some area has a page for it. */
function NameCell({ entity, id, ...cell }: NameCellProps) {
  const pathOf = useRecordPath();
  const text = formatField(cell.column.meta, cell.value);
  const href = typeof id === "number" && text !== "" ? pathOf(entity, id) : undefined;
  return href === undefined ? (
    <ListCell {...cell} />
  ) : (
    <TextLink href={href}>
      <ListCell {...cell} />
    </TextLink>
  );
}

/** What a list shows in one cell: a status as dot and word, an address or number as a link, the rest as French text. */
function ListCell({ column, value }: ListCellProps) {
  const text = formatField(column.meta, value);
  if (text === "") return <span aria-hidden>—</span>;
  const tone = column.definition.tones?.[String(value)];
  if (tone !== undefined) return <StatusDot tone={tone}>{text}</StatusDot>;
  if (column.meta.kind === "email") return <TextLink href={`mailto:${text}`}>{text}</TextLink>;
  if (column.meta.kind === "phone") return <TextLink href={`tel:${String(value)}`}>{text}</TextLink>;
  return column.definition.keepsEnd ? <CutText>{text}</CutText> : text;
}

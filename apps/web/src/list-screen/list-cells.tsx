import { CellLink, type CellProps, type Cells, CutText, StatusDot, TextLink } from "@palier/ui";
import type { ComponentType, ReactNode } from "react";
import { useRecordPath } from "#areas/areas.tsx";
import { formatField } from "#fields/format-field.ts";
import type { ListColumn, RowCell } from "#lists/define-list.ts";
import { lateCell } from "./late-rows.tsx";

export interface RowsThatOpen<Row> {
  readonly column: string | undefined;
  readonly place: (row: Row) => string | undefined;
  readonly opens: "form" | "record";
  readonly unread: ((row: Row) => string | undefined) | undefined;
}

type NamedCells<Row> = Readonly<Partial<Record<string, RowCell<Row>>>>;

/** Memoize per list: new components would remount every cell. `late`: the date that marks late rows. */
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

/** The first main column of plain text, else the first other. Undefined if all have links or markup. */
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

/** By weight, dot, and a label for screen readers. */
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

/** Linked if an area has a page for it. */
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

function ListCell({ column, value }: ListCellProps) {
  const text = formatField(column.meta, value);
  if (text === "") return <span aria-hidden>—</span>;
  const tone = column.definition.tones?.[String(value)];
  if (tone !== undefined) return <StatusDot tone={tone}>{text}</StatusDot>;
  if (column.meta.kind === "email") return <TextLink href={`mailto:${text}`}>{text}</TextLink>;
  if (column.meta.kind === "phone") return <TextLink href={`tel:${String(value)}`}>{text}</TextLink>;
  return column.definition.keepsEnd ? <CutText>{text}</CutText> : text;
}

import { lazy, type ReactNode, Suspense, useMemo } from "react";
import {
  type CellProps,
  formatDate,
  formatMoney,
  type RowAction,
  StatusDot,
  type TableColumn,
  TableSkeleton,
  type TableSort,
  TrashIcon,
  texts,
} from "../index.ts";
import { type GalleryBuilding, type pageOf, pageSize } from "./buildings.ts";
import { sample } from "./gallery.texts.ts";

const DataGrid = lazy(async () => ({
  default: (await import("../table/grid/index.ts")).DataGrid<GalleryBuilding>,
}));

const words = sample.list;
export const columns: TableColumn<GalleryBuilding>[] = [
  { field: "name", header: words.headers.name, flex: 2, minWidth: 180, priority: "main", cell: "strong" },
  { field: "city", header: words.headers.city },
  { field: "lots", header: words.headers.lots, width: 96, align: "end" },
  { field: "amount", header: words.headers.amount, width: 136, align: "end", cell: "money" },
  { field: "created", header: words.headers.created, width: 124, cell: "date" },
  { field: "status", header: words.headers.status, width: 136, priority: "main", cell: "status" },
];

function StatusCell({ row }: CellProps<GalleryBuilding>) {
  return (
    <StatusDot tone={row.status === "active" ? "success" : "warning"}>
      {row.status === "active" ? sample.status.active : sample.status.waiting}
    </StatusDot>
  );
}
const cells = {
  status: StatusCell,
  strong: ({ row }: CellProps<GalleryBuilding>) => <strong>{row.name}</strong>,
  money: ({ row }: CellProps<GalleryBuilding>) => formatMoney(row.amount),
  date: ({ row }: CellProps<GalleryBuilding>) => formatDate(row.created),
};

const rowName = (row: GalleryBuilding) => row.name;
const actions = (row: GalleryBuilding): RowAction[] => [
  { name: "edit", label: words.edit, href: `#${row.id}` },
  { name: "remove", label: words.remove, icon: TrashIcon, tone: "danger", onPress: () => undefined },
];
const rowLock = (row: GalleryBuilding) =>
  row.id % 7 === 3
    ? { holder: words.holder, since: "10:42", text: texts.lock.text(words.holder, "10:42") }
    : undefined;

interface BuildingsTableProps {
  readonly found: ReturnType<typeof pageOf>;
  readonly page: number;
  readonly sort: readonly TableSort[];
  readonly onSortChange: (sort: readonly TableSort[]) => void;
  readonly hidden: ReadonlySet<string>;
  readonly selection: ReadonlySet<number>;
  readonly onSelectionChange: (selection: ReadonlySet<number>) => void;
  readonly locked: boolean;
  readonly dimmed: boolean;
  readonly empty: ReactNode;
}

export function BuildingsTable({ found, page, hidden, locked, ...table }: BuildingsTableProps) {
  const shown = useMemo(() => columns.filter((column) => !hidden.has(column.field)), [hidden]);
  return (
    <div className="ui-gallery__table">
      <Suspense fallback={<TableSkeleton rows={10} columns={6} />}>
        <DataGrid
          {...table}
          label={words.title}
          rows={found.rows}
          columns={shown}
          cells={cells}
          filteredCount={found.count}
          pageStart={(page - 1) * pageSize}
          rowName={rowName}
          actions={actions}
          rowLock={locked ? rowLock : undefined}
        />
      </Suspense>
    </div>
  );
}

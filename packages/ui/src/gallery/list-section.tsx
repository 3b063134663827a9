import { lazy, Suspense, useMemo, useState } from "react";
import {
  BulkBar,
  Button,
  type CellProps,
  ColumnsMenu,
  DownloadIcon,
  EmptyState,
  ExportDialog,
  FilterBar,
  formatDate,
  formatMoney,
  PageHeader,
  Pager,
  PlusIcon,
  type RowAction,
  SearchIcon,
  Select,
  StatusDot,
  type TableColumn,
  TableSkeleton,
  type TableSort,
  TrashIcon,
  texts,
} from "../index.ts";
import { buildings, type GalleryBuilding, pageOf } from "./buildings.ts";
import { sample } from "./gallery.texts.ts";
import { Row, Section } from "./section.tsx";

const DataGrid = lazy(async () => ({
  default: (await import("../table/grid/index.ts")).DataGrid<GalleryBuilding>,
}));

const words = sample.list;
const columns: TableColumn<GalleryBuilding>[] = [
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

/** A whole list screen over a pretended server: search, filter, sort, paging, locks, export. */
export function ListSection() {
  const [search, setSearch] = useState("");
  const [city, setCity] = useState<string>("");
  const [sort, setSort] = useState<readonly TableSort[]>([{ column: "name", dir: "asc" }]);
  const [page, setPage] = useState(1);
  const [locked, setLocked] = useState(true);
  const [dimmed, setDimmed] = useState(false);
  const [exporting, setExporting] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const found = useMemo(() => pageOf(buildings, { search, city, sort, page }), [search, city, sort, page]);
  const shown = useMemo(() => columns.filter((column) => !hidden.has(column.field)), [hidden]);
  const rowLock = useMemo(
    () => (row: GalleryBuilding) =>
      locked && row.id % 7 === 3
        ? { holder: words.holder, since: "10:42", text: texts.lock.text(words.holder, "10:42") }
        : undefined,
    [locked],
  );
  const clear = () => {
    setSearch("");
    setCity("");
  };

  return (
    <Section title={sample.sections.list}>
      <Row>
        <Button size="small" onClick={() => setLocked(!locked)}>
          {words.lock}
        </Button>
        <Button size="small" onClick={() => setDimmed(!dimmed)}>
          {words.dim}
        </Button>
      </Row>
      <PageHeader
        title={words.title}
        count={found.count}
        actions={
          <Button variant="primary" icon={PlusIcon}>
            {sample.buttons.add}
          </Button>
        }
      />
      <FilterBar
        search={{ value: search, onValueChange: setSearch, label: words.search }}
        chips={
          city === "" ? [] : [{ id: "city", name: words.city, label: city, onRemove: () => setCity("") }]
        }
        onClear={clear}
        actions={
          <>
            <ColumnsMenu
              columns={columns.map(({ field, header }) => ({
                field,
                header,
                visible: !hidden.has(field),
              }))}
              onColumnToggle={(field, visible) =>
                setHidden(
                  new Set(visible ? [...hidden].filter((name) => name !== field) : [...hidden, field]),
                )
              }
              onReset={() => setHidden(new Set())}
            />
            <Button icon={DownloadIcon} onClick={() => setExporting(true)}>
              {texts.export.button}
            </Button>
          </>
        }
        filters={[
          {
            id: "city",
            control: (
              <Select
                aria-label={words.city}
                placeholder={words.city}
                value={city}
                onValueChange={setCity}
                options={sample.form.cities.map((value) => ({ value, label: value }))}
              />
            ),
          },
        ]}
      />
      <div className="ui-gallery__table">
        <Suspense fallback={<TableSkeleton rows={10} columns={6} />}>
          <DataGrid
            label={words.title}
            rows={found.rows}
            columns={shown}
            cells={cells}
            filteredCount={found.count}
            pageStart={(page - 1) * 20}
            sort={sort}
            onSortChange={setSort}
            rowName={rowName}
            actions={actions}
            selection={chosen}
            onSelectionChange={setChosen}
            rowLock={rowLock}
            dimmed={dimmed}
            empty={
              <EmptyState
                icon={SearchIcon}
                title={words.emptyTitle}
                actions={<Button onClick={clear}>{texts.filters.clear}</Button>}
              />
            }
          />
        </Suspense>
      </div>
      <BulkBar
        chosen={chosen.size}
        total={found.count}
        onClear={() => setChosen(new Set())}
        actions={[
          { name: "remove", label: words.remove, tone: "danger", onPress: () => setChosen(new Set()) },
        ]}
      />
      <Pager page={page} filteredCount={found.count} onPageChange={setPage} />
      <ExportDialog
        open={exporting}
        onOpenChange={setExporting}
        columns={columns}
        count={found.count}
        onExport={async ({ signal, onProgress }) => {
          for (let done = 0; done <= found.count; done += 12) {
            onProgress(done);
            await new Promise((resolve) => setTimeout(resolve, 100));
            signal.throwIfAborted();
          }
        }}
      />
    </Section>
  );
}

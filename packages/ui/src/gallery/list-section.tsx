import { useMemo, useState } from "react";
import {
  BulkBar,
  Button,
  ColumnsMenu,
  DownloadIcon,
  EmptyState,
  ExportDialog,
  FilterBar,
  PageHeader,
  Pager,
  PlusIcon,
  RareActions,
  SearchIcon,
  Select,
  type TableSort,
  texts,
} from "../index.ts";
import { exportTexts } from "../lists/export-dialog.texts.ts";
import { buildings, pageOf } from "./buildings.ts";
import { BuildingsTable, columns } from "./buildings-table.tsx";
import { sample } from "./gallery.texts.ts";
import { Row, Section } from "./section.tsx";

const words = sample.list;

export function ListSection() {
  const list = useBuildings();
  const { found, page } = list;
  const [locked, setLocked] = useState(true);
  const [dimmed, setDimmed] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const clearChoice = () => setChosen(new Set());

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
      <ListHead count={found.count} />
      <BuildingsFilters list={list} hidden={hidden} onHiddenChange={setHidden} />
      <BuildingsTable
        found={found}
        page={page}
        sort={list.sort}
        onSortChange={list.setSort}
        hidden={hidden}
        selection={chosen}
        onSelectionChange={setChosen}
        locked={locked}
        dimmed={dimmed}
        empty={
          <EmptyState
            icon={SearchIcon}
            title={words.emptyTitle}
            actions={<Button onClick={list.clear}>{texts.filters.clear}</Button>}
          />
        }
      />
      <BulkBar
        chosen={chosen.size}
        total={found.count}
        onClear={clearChoice}
        actions={[{ name: "remove", label: words.remove, tone: "danger", onPress: clearChoice }]}
      />
      <Pager page={page} filteredCount={found.count} onPageChange={list.setPage} />
    </Section>
  );
}

function useBuildings() {
  const [search, setSearch] = useState("");
  const [city, setCity] = useState<string>("");
  const [sort, setSort] = useState<readonly TableSort[]>([{ column: "name", dir: "asc" }]);
  const [page, setPage] = useState(1);
  const found = useMemo(() => pageOf(buildings, { search, city, sort, page }), [search, city, sort, page]);
  const clear = () => {
    setSearch("");
    setCity("");
  };
  return { search, setSearch, city, setCity, sort, setSort, page, setPage, found, clear };
}

interface BuildingsFiltersProps {
  readonly list: ReturnType<typeof useBuildings>;
  readonly hidden: ReadonlySet<string>;
  readonly onHiddenChange: (hidden: ReadonlySet<string>) => void;
}

function ListHead({ count }: { readonly count: number }) {
  return (
    <PageHeader
      title={words.title}
      count={count}
      actions={
        <>
          <RareActions>
            <Button icon={DownloadIcon}>{exportTexts.go}</Button>
          </RareActions>{" "}
          <Button variant="primary" icon={PlusIcon}>
            {sample.buttons.add}
          </Button>
        </>
      }
    />
  );
}

function BuildingsFilters({ list, hidden, onHiddenChange }: BuildingsFiltersProps) {
  const [exporting, setExporting] = useState(false);
  const { search, setSearch, city, setCity, found } = list;
  const toggle = (field: string, visible: boolean) =>
    onHiddenChange(new Set(visible ? [...hidden].filter((name) => name !== field) : [...hidden, field]));
  return (
    <>
      <FilterBar
        search={{ value: search, onValueChange: setSearch, label: words.search }}
        chips={
          city === "" ? [] : [{ id: "city", name: words.city, label: city, onRemove: () => setCity("") }]
        }
        onClear={list.clear}
        actions={
          <>
            <ColumnsMenu
              columns={columns.map(({ field, header }) => ({ field, header, visible: !hidden.has(field) }))}
              onColumnToggle={toggle}
              onReset={() => onHiddenChange(new Set())}
            />
            <Button icon={DownloadIcon} onClick={() => setExporting(true)}>
              {exportTexts.go}
            </Button>
          </>
        }
        filters={[{ id: "city", control: <CitySelect city={city} onCityChange={setCity} /> }]}
      />
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
    </>
  );
}

function CitySelect({ city, onCityChange }: { city: string; onCityChange: (city: string) => void }) {
  return (
    <Select
      aria-label={words.city}
      placeholder={words.city}
      value={city}
      onValueChange={onCityChange}
      options={sample.form.cities.map((value) => ({ value, label: value }))}
    />
  );
}

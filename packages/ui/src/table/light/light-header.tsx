// biome-ignore-all lint/a11y/useSemanticElements: see light-table.tsx
import { classNames } from "../../class-names.ts";
import { ArrowDownIcon, ArrowUpIcon } from "../../icons.ts";
import type { TableColumn, TableSort } from "../column.ts";

interface LightHeaderProps<Row> {
  column: TableColumn<Row>;
  sort: readonly TableSort[];
  onSortChange: (sort: TableSort[]) => void;
  tabIndex: 0 | -1;
}

/** Presses sort ascending, then descending, then not at all, like the grid's. */
export function LightHeader<Row>({ column, sort, onSortChange, tabIndex }: LightHeaderProps<Row>) {
  const place = sort.findIndex((part) => part.column === column.field);
  const dir = sort[place]?.dir;
  const Arrow = dir === "desc" ? ArrowDownIcon : ArrowUpIcon;
  const sortable = column.sortable !== false;
  const words = (
    <>
      <span className="ui-light__words">{column.header}</span>
      {dir === undefined ? null : <Arrow aria-hidden size={14} />}
      {dir === undefined || sort.length === 1 ? null : (
        <span className="ui-light__place" aria-hidden>
          {place + 1}
        </span>
      )}
    </>
  );
  return (
    <div
      role="columnheader"
      aria-sort={dir === undefined ? "none" : dir === "asc" ? "ascending" : "descending"}
      className={classNames("ui-light__cell", column.align === "end" && "ui-light__cell--end")}
      tabIndex={sortable ? undefined : tabIndex}
    >
      {sortable ? (
        <button
          type="button"
          className="ui-light__sort"
          tabIndex={tabIndex}
          onClick={() => onSortChange(nextSort(column.field, dir))}
        >
          {words}
        </button>
      ) : (
        words
      )}
    </div>
  );
}

function nextSort(column: string, dir: TableSort["dir"] | undefined): TableSort[] {
  if (dir === "desc") return [];
  return [{ column, dir: dir === undefined ? "asc" : "desc" }];
}

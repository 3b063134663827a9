import { classNames } from "../class-names.ts";
import type { GridColumn, GridSort } from "../grid/column.ts";
import { ArrowDownIcon, ArrowUpIcon } from "../icons.ts";

interface LightHeaderProps<Row> {
  column: GridColumn<Row>;
  sort: readonly GridSort[];
  onSortChange: (sort: GridSort[]) => void;
}

/** A column's header; pressing it sorts up, then down, then not, as the grid's does. */
export function LightHeader<Row>({ column, sort, onSortChange }: LightHeaderProps<Row>) {
  const dir = sort.find((part) => part.column === column.field)?.dir;
  const Arrow = dir === "desc" ? ArrowDownIcon : ArrowUpIcon;
  const next = (): GridSort[] => {
    if (dir === "desc") return [];
    return [{ column: column.field, dir: dir === undefined ? "asc" : "desc" }];
  };
  const words = (
    <>
      <span>{column.header}</span>
      {dir === undefined ? null : <Arrow aria-hidden size={14} />}
    </>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: see LightTable
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
    <div
      role="columnheader"
      aria-sort={dir === undefined ? "none" : dir === "asc" ? "ascending" : "descending"}
      className={classNames("ui-light__cell", column.align === "end" && "ui-light__cell--end")}
    >
      {column.sortable === false ? (
        words
      ) : (
        <button type="button" className="ui-light__sort" onClick={() => onSortChange(next())}>
          {words}
        </button>
      )}
    </div>
  );
}

import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface ItemsColumn<Item> {
  name: string;
  header: string;
  /** `end` for figures. */
  align?: "start" | "end" | undefined;
  cell: (item: Item) => ReactNode;
}

export interface ItemsTableProps<Item> {
  /** Accessible name: « Lignes de la commande ». */
  label: string;
  columns: readonly ItemsColumn<Item>[];
  items: readonly Item[];
  itemKey: (item: Item) => string | number;
  totals?: readonly { label: string; value: ReactNode; strong?: boolean | undefined }[] | undefined;
}

/** A static table with totals: the items of an order or quotation. */
export function ItemsTable<Item>({ label, columns, items, itemKey, totals = [] }: ItemsTableProps<Item>) {
  return (
    <div className="ui-items">
      <table className="ui-items__table">
        <caption className="ui-hidden">{label}</caption>
        <thead>
          <tr>
            {columns.map(({ name, header, align }) => (
              <th key={name} scope="col" className={classNames(align === "end" && "ui-items__end")}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={itemKey(item)}>
              {columns.map(({ name, align, cell }) => (
                <td key={name} className={classNames(align === "end" && "ui-items__end")}>
                  {cell(item)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {totals.length === 0 ? null : (
          <tfoot>
            {totals.map((total) => (
              <tr key={total.label} className={classNames(total.strong === true && "ui-items__strong")}>
                <th scope="row" colSpan={Math.max(1, columns.length - 1)}>
                  {total.label}
                </th>
                <td className="ui-items__end">{total.value}</td>
              </tr>
            ))}
          </tfoot>
        )}
      </table>
    </div>
  );
}

import { dayMeant, filterMeta, parisDay, type TabFilters } from "@palier/contract";
import { Badge, type CellProps, formatDate } from "@palier/ui";
import { type ComponentType, createContext, useContext } from "react";
import type { z } from "zod";
import { listTexts as texts } from "#lists/lists.texts.ts";

/** By the server's clock; undefined until known. */
export const LateRows = createContext<((row: object) => boolean) | undefined>(undefined);

/** Whether a row matches a tab's filters, like the server. `now`: epoch ms. */
export function standsUnder(
  row: object,
  tab: TabFilters,
  filters: Readonly<Record<string, z.ZodType>>,
  now: number,
): boolean {
  return Object.entries(tab).every(([name, value]) => {
    const schema = filters[name];
    const narrows = schema && filterMeta(schema);
    if (narrows === undefined) return false;
    const cell: unknown = Reflect.get(row, narrows.column);
    if (cell === null || cell === undefined) return false;
    const text = String(cell);
    switch (narrows.op) {
      case "eq":
        return text === value;
      case "in":
        return value.split(",").includes(text);
      case "includes":
        return Array.isArray(cell) && cell.map(String).includes(value);
      case "from":
        return dayOf(text) >= dayMeant(value, now);
      case "to":
        return dayOf(text) <= dayMeant(value, now);
      default:
        return narrows.op satisfies never;
    }
  });
}

const dayOf = (text: string): string => (text.length === 10 ? text : parisDay(Date.parse(text)));

/** Marks late rows « En retard »; these show only the day, for space. */
export function lateCell<Row extends object>(
  Plain: ComponentType<CellProps<Row>>,
): ComponentType<CellProps<Row>> {
  return (props) => {
    const isLate = useContext(LateRows);
    const { row, value } = props;
    if (isLate?.(row) === true)
      return (
        <span className="list-late">
          <Badge tone="danger">{texts.late}</Badge>{" "}
          {typeof value === "string" ? formatDate(dayOf(value)) : null}
        </span>
      );
    return <Plain {...props} />;
  };
}

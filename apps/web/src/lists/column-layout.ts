import type { ColumnLayout } from "@palier/ui";
import { z } from "zod";
import { browserTexts } from "#browser/storage.ts";
import type { ListColumn } from "./define-list.ts";

/** One column of a list as the admin has arranged it. */
export interface ArrangedColumn {
  readonly column: ListColumn;
  readonly hidden: boolean;
  readonly pinned: boolean;
  /** Pixels, once the column was resized. */
  readonly width: number | undefined;
}

/** What is kept in the browser. A change of its shape takes a new version: what older ones hold is left alone. */
const kept = z.object({
  version: z.literal(1),
  columns: z.array(
    z.object({
      name: z.string(),
      hidden: z.boolean(),
      pinned: z.boolean(),
      width: z.number().positive().optional(),
    }),
  ),
});

/** The columns as the list's definition has them. */
export const definedLayout = (columns: readonly ListColumn[]): readonly ArrangedColumn[] =>
  columns.map((column) => ({
    column,
    hidden: column.definition.hidden === true,
    pinned: false,
    width: undefined,
  }));

/**
 * The columns as the admin left them in this browser. Columns that are no longer there are dropped; those that came
 * since stand where the definition has them.
 */
export function readLayout(key: string, columns: readonly ListColumn[]): readonly ArrangedColumn[] {
  const defined = definedLayout(columns);
  const found = kept.safeParse(parsed(browserTexts.read(key)));
  if (!found.success) return defined;
  const places = new Map(found.data.columns.map((each, place) => [each.name, { ...each, place }]));
  const known = defined.map((each, index) => {
    const mine = places.get(each.column.name);
    if (mine === undefined) return { place: index, arranged: each };
    const { hidden, pinned, width, place } = mine;
    return { place, arranged: { column: each.column, hidden, pinned, width } };
  });
  return known.toSorted((a, b) => a.place - b.place).map(({ arranged }) => arranged);
}

/** Keeps the columns as they are now. */
export function writeLayout(key: string, layout: readonly ArrangedColumn[]): void {
  const columns = layout.map(({ column, hidden, pinned, width }) => ({
    name: column.name,
    hidden,
    pinned,
    width,
  }));
  browserTexts.write(key, JSON.stringify({ version: 1, columns }));
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
}

/** The layout after the table's columns were moved or resized. Hidden columns keep their place among the others. */
export function rearranged(
  layout: readonly ArrangedColumn[],
  table: readonly ColumnLayout[],
): readonly ArrangedColumn[] {
  const byName = new Map(layout.map((each) => [each.column.name, each]));
  const moved = table.flatMap(({ field, width }) => {
    const each = byName.get(field);
    return each === undefined ? [] : [{ ...each, width: width ?? each.width }];
  });
  const names = new Set(moved.map(({ column }) => column.name));
  const next = moved.values();
  return layout.map((each) => (names.has(each.column.name) ? (next.next().value ?? each) : each));
}

/** The layout with one column hidden or shown, pinned or not. */
export const withColumn = (
  layout: readonly ArrangedColumn[],
  name: string,
  change: Partial<Pick<ArrangedColumn, "hidden" | "pinned">>,
): readonly ArrangedColumn[] =>
  layout.map((each) => (each.column.name === name ? { ...each, ...change } : each));

import type { ColumnLayout } from "@palier/ui";
import { browserTexts } from "#browser/storage.ts";
import type { ListColumn } from "./list-parts.ts";

export interface ArrangedColumn {
  readonly column: ListColumn;
  readonly hidden: boolean;
  readonly pinned: boolean;
  /** Px; undefined until resized. */
  readonly width: number | undefined;
}

/** A change of shape needs a new version. */
interface KeptColumn {
  readonly name: string;
  readonly hidden: boolean;
  readonly pinned: boolean;
  readonly width?: number | null;
}

export const definedLayout = (columns: readonly ListColumn[]): readonly ArrangedColumn[] =>
  columns.map((column) => ({
    column,
    hidden: column.definition.hidden === true,
    pinned: false,
    width: undefined,
  }));

/** Without removed columns; new ones are at their defined position. */
export function readLayout(
  key: string,
  columns: readonly ListColumn[],
): readonly ArrangedColumn[] | undefined {
  const kept = keptColumns(parsed(browserTexts.read(key)));
  return kept && layoutOf(kept, columns);
}

function layoutOf(kept: readonly KeptColumn[], columns: readonly ListColumn[]): readonly ArrangedColumn[] {
  const defined = definedLayout(columns);
  const places = new Map(kept.map((each, place) => [each.name, { ...each, place }]));
  const known = defined.map((each, index) => {
    const mine = places.get(each.column.name);
    if (mine === undefined) return { place: index, arranged: each };
    const { hidden, pinned, width, place } = mine;
    return { place, arranged: { column: each.column, hidden, pinned, width: width ?? undefined } };
  });
  if (known.every(({ arranged }) => arranged.hidden)) return defined;
  return known.toSorted((a, b) => a.place - b.place).map(({ arranged }) => arranged);
}

/** Under a view, changes are stored separately. */
export const layoutKey = (admin: string, list: string, view?: { readonly id: number }): string =>
  `palier:columns:${admin}:${list}${view === undefined ? "" : `:${view.id}`}`;

/** The view's columns, else the list's own. */
export const savedLayout = (
  columns: readonly ListColumn[],
  view: { readonly columns: readonly KeptColumn[] } | undefined,
): readonly ArrangedColumn[] =>
  view === undefined ? definedLayout(columns) : layoutOf(view.columns, columns);

/** Pinned first. */
export function onScreen(layout: readonly ArrangedColumn[]): readonly ArrangedColumn[] {
  const visible = layout.filter((each) => !each.hidden);
  return [...visible.filter((each) => each.pinned), ...visible.filter((each) => !each.pinned)];
}

/** For comparison. */
export const layoutText = (layout: readonly ArrangedColumn[]): string =>
  JSON.stringify(
    layout.map(({ column, hidden, pinned, width }) => [column.name, hidden, pinned, width ?? null]),
  );

export function writeLayout(key: string, layout: readonly ArrangedColumn[]): void {
  const columns = layout.map(({ column, hidden, pinned, width }) => ({
    name: column.name,
    hidden,
    pinned,
    width,
  }));
  browserTexts.write(key, JSON.stringify({ version: 1, columns }));
}

/** What another version or program left there is no layout. */
function keptColumns(found: unknown): readonly KeptColumn[] | undefined {
  if (typeof found !== "object" || found === null) return undefined;
  const version: unknown = Reflect.get(found, "version");
  const columns: unknown = Reflect.get(found, "columns");
  return version === 1 && Array.isArray(columns) && columns.every(isKept) ? columns : undefined;
}

function isKept(found: unknown): found is KeptColumn {
  if (typeof found !== "object" || found === null) return false;
  const { name, hidden, pinned, width }: Partial<Record<keyof KeptColumn, unknown>> = found;
  const isWidth = width === undefined || (typeof width === "number" && width > 0);
  return typeof name === "string" && typeof hidden === "boolean" && typeof pinned === "boolean" && isWidth;
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
}

/** After moves and resizes; hidden columns keep their place. */
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

export const withColumn = (
  layout: readonly ArrangedColumn[],
  name: string,
  change: Partial<Pick<ArrangedColumn, "hidden" | "pinned" | "width">>,
): readonly ArrangedColumn[] =>
  layout.map((each) => (each.column.name === name ? { ...each, ...change } : each));

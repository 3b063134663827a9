import {
  type FieldMeta,
  type FilterMeta,
  fieldKinds,
  fieldMeta,
  filterMeta,
  numberMark,
} from "@palier/contract";
import type { Tone } from "@palier/ui";
import type { z } from "zod";
import type { PathValues } from "#api/call.ts";
import type { OptionsRoute, OptionsSource } from "#api/options.ts";
import { flagTones } from "#fields/flag-tones.ts";
import type { ListState } from "./list-state.ts";
import { listTexts as texts } from "./lists.texts.ts";

type Shape = Readonly<Record<string, z.ZodType>>;

export interface ColumnDefinition {
  /** Defaults to 1. */
  readonly flex?: number;
  /** Px. */
  readonly width?: number;
  /** Minimum px: fits a long value, so that less important columns shrink first. */
  readonly least?: number;
  /** Px of its longest values: columns that tell no more than a name (`telling`) move out for it. */
  readonly whole?: number;
  /** Visible below 600 px; others unfold. */
  readonly main?: true;
  readonly hidden?: true;
  /** Truncates before the end, where values differ. */
  readonly keepsEnd?: true;
  /**
   * Overrides the kind's priority (`table-column.ts`): without room, lower ones move out; the highest fill
   * the second line.
   */
  readonly telling?: number;
  /** Computed per row, so not searchable. */
  readonly computed?: true;
  /** By choice. */
  readonly tones?: Readonly<Record<string, Tone>>;
  /** The column with the record's id; makes the value a link. */
  readonly of?: string;
}

export interface ListColumn {
  readonly name: string;
  readonly header: string;
  readonly meta: FieldMeta;
  readonly sortable: boolean;
  readonly searchable: boolean;
  readonly definition: ColumnDefinition;
  readonly late: boolean;
  readonly names?: { readonly entity: string; readonly by: string } | undefined;
}

export interface ListFilter {
  readonly name: string;
  readonly label: string;
  readonly meta: FieldMeta;
  readonly narrows: FilterMeta | undefined;
  readonly ahead: boolean;
  /** Whether it may be a filter: URLs are user input. */
  readonly accepts: (value: string) => boolean;
  /** The parent filter: hides this one while unset, clears it when changed. */
  readonly of: string | undefined;
  /** Undefined while the parent filter is unset. */
  readonly optionsFor:
    | ((params: PathValues, filters: ListState["filters"]) => OptionsSource | undefined)
    | undefined;
}

export interface AnyFilter {
  readonly label?: string;
  readonly of?: string;
  readonly ahead?: true;
  readonly options?: OptionsRoute | { from(params: PathValues, value: string): OptionsSource }["from"];
}

/** @throws Error for an unknown name */
export function columnOf(name: string, row: Shape, given: ColumnDefinition, late = false): ListColumn {
  const schema = row[name];
  if (schema === undefined) throw new Error(`${name} is no column of this row`);
  const meta = fieldMeta(schema);
  const { sorted, searched } = fieldKinds[meta.kind];
  const [sortable, searchable] = [sorted !== undefined, searched !== undefined && given.computed !== true];
  const definition = meta.kind === "flag" ? { tones: flagTones, ...given } : given;
  const names = namedBy(row, definition.of);
  return { name, header: meta.title ?? name, meta, sortable, searchable, definition, late, names };
}

function namedBy(row: Shape, by: string | undefined): ListColumn["names"] {
  const schema = by === undefined ? undefined : row[by];
  if (by === undefined || schema === undefined) return undefined;
  const { entity } = fieldMeta(schema);
  return entity === undefined ? undefined : { entity, by };
}

/** @throws Error for an unknown name or a missing label */
export function filterOf(name: string, row: Shape, filters: Shape, given: AnyFilter): ListFilter {
  const schema = filters[name];
  if (schema === undefined) throw new Error(`${name} is no filter of this table`);
  const label = given.label ?? columnLabel(schema, row);
  if (label === undefined)
    throw new Error(`the filter ${name} needs a label in its list: its column gives none`);
  const accepts = (value: string): boolean => schema.safeParse(value).success;
  const optionsFor = sourceOf(given);
  const [narrows, ahead] = [filterMeta(schema), given.ahead === true];
  return { name, label, meta: fieldMeta(schema), narrows, ahead, accepts, of: given.of, optionsFor };
}

function columnLabel(filter: z.ZodType, row: Shape): string | undefined {
  const narrows = filterMeta(filter);
  const column = narrows === undefined ? undefined : row[narrows.column];
  // « N° » is for columns of ids; a filter shows names.
  const title = column === undefined ? undefined : fieldMeta(column).title?.replace(numberMark, "");
  if (title === undefined || narrows === undefined) return undefined;
  switch (narrows.op) {
    case "eq":
    case "in":
    case "includes":
      return title;
    // Said of days alone.
    case "from":
      return narrows.kind === "date" ? texts.fromDay(title) : undefined;
    case "to":
      return narrows.kind === "date" ? texts.toDay(title) : undefined;
    default:
      return narrows.op satisfies never;
  }
}

function sourceOf({ of, options }: AnyFilter): ListFilter["optionsFor"] {
  if (options === undefined) return undefined;
  const from = typeof options === "function" ? options : () => ({ route: options, params: {} });
  return (params, filters) => {
    const value = of === undefined ? "" : filters[of];
    return value === undefined ? undefined : from(params, value);
  };
}

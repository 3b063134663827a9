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

/** How a list shows a column of its row. */
export interface ColumnDefinition {
  /** Share of the width that is left; 1 when nothing is said. */
  readonly flex?: number;
  /** Fixed width in px. */
  readonly width?: number;
  /** Stays on a screen under 600 px; the others unfold. */
  readonly main?: true;
  /** Not shown until chosen in the columns menu. */
  readonly hidden?: true;
  /** Its values differ at their ends: where there is no room they are cut before it. */
  readonly keepsEnd?: true;
  /**
   * How much it says about its row, where the kind of its field says too much or too little (`table-column.ts`): columns for
   * which there is no room leave in that order, and the most telling ones stand in the row's second line.
   */
  readonly telling?: number;
  /** Worked out while its row is read: no search looks in it. */
  readonly computed?: true;
  /** How the dot of a choice is coloured. */
  readonly tones?: Readonly<Record<string, Tone>>;
  /** The row's field with the id of the record that the value names: the value is then a link to it. */
  readonly of?: string;
}

export interface ListColumn {
  readonly name: string;
  readonly header: string;
  readonly meta: FieldMeta;
  readonly sortable: boolean;
  readonly searchable: boolean;
  readonly definition: ColumnDefinition;
  /** Its dates say which rows are late. */
  readonly late: boolean;
  /** The record that the value names: its entity, and the row's field with its id. */
  readonly names?: { readonly entity: string; readonly by: string } | undefined;
}

export interface ListFilter {
  readonly name: string;
  readonly label: string;
  readonly meta: FieldMeta;
  /** The column that it narrows, and how. */
  readonly narrows: FilterMeta | undefined;
  /** Its days lie ahead (a delivery): tomorrow is offered, not yesterday. */
  readonly ahead: boolean;
  /** Whether the server can read a value of the URL, which anybody may have written. */
  readonly accepts: (value: string) => boolean;
  /** The filter that it refines: it is offered beside a value of that one only, and emptied when that one changes. */
  readonly of: string | undefined;
  /**
   * Where a searched filter finds its options, by the list's own path parameters and its filters; it answers undefined
   * while the filter that it refines is not set.
   */
  readonly optionsFor:
    | ((params: PathValues, filters: ListState["filters"]) => OptionsSource | undefined)
    | undefined;
}

/** A filter's definition, whatever its kind. */
export interface AnyFilter {
  readonly label?: string;
  readonly of?: string;
  readonly ahead?: true;
  readonly options?: OptionsRoute | { from(params: PathValues, value: string): OptionsSource }["from"];
}

/** A column as its field in the contract describes it. */
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

/** A filter with a label of its own: the title of the column that it narrows, and from or until when. */
export function filterOf(name: string, row: Shape, filters: Shape, given: AnyFilter): ListFilter {
  const schema = filters[name];
  if (schema === undefined) throw new Error(`${name} is no filter of this table`);
  const label = given.label ?? columnLabel(schema, row);
  if (label === undefined) throw new Error(`the filter ${name} needs a label: no column of the row has one`);
  const accepts = (value: string): boolean => schema.safeParse(value).success;
  const optionsFor = sourceOf(given);
  const [narrows, ahead] = [filterMeta(schema), given.ahead === true];
  return { name, label, meta: fieldMeta(schema), narrows, ahead, accepts, of: given.of, optionsFor };
}

function columnLabel(filter: z.ZodType, row: Shape): string | undefined {
  const narrows = filterMeta(filter);
  const column = narrows === undefined ? undefined : row[narrows.column];
  // A column of ids says so; a filter shows the record of the id by its name.
  const title = column === undefined ? undefined : fieldMeta(column).title?.replace(numberMark, "");
  if (title === undefined || narrows === undefined) return undefined;
  switch (narrows.op) {
    case "eq":
    case "in":
    case "includes":
      return title;
    case "from":
      return texts.fromDay(title);
    case "to":
      return texts.toDay(title);
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

import { z } from "zod";
import { bounded } from "./field.ts";
import { once } from "./memoised.ts";
import { pageLength } from "./table-request.ts";

/**
 * The DataTables server-side protocol (specification §3 and §9: "server-side paging parameters", page length 20):
 * `draw, start, length, search[value], order[i][column|dir|name], columns[i][data|name|searchable|orderable|search]`.
 * Global search: each word in one of the searchable columns; column searches are ANDed, unknown or non-orderable columns are
 * skipped in sorting, extras of newer DataTables and the cache buster `_` are tolerated.
 */
export const maxPageLength = 500;
/** The greatest `draw` and `start`, as 32 bits hold it. */
export const maxInteger = 2_147_483_647;
/** How long a search, and a column's name, may be, in characters. */
export const maxTerm = 200;
export const maxName = 100;
/** How many columns may be sent, by how many of them may be ordered, and the greatest index that names one. */
export const maxColumns = 100;
export const maxOrders = 20;
export const maxColumnIndex = 999;

const integer = (min: number, max: number) =>
  z
    .union([
      z.int(),
      z
        .string()
        .regex(/^-?\d{1,10}$/)
        .transform(Number),
    ])
    .pipe(z.int().min(min).max(max));

/** DataTables sends booleans as the strings `true` and `false`. */
const wireBoolean = () =>
  z.union([z.boolean(), z.enum(["true", "false"]).transform((word) => word === "true")]);

const searchTerm = () =>
  z.object({
    value: bounded(maxTerm).default(""),
    regex: wireBoolean().default(false),
  });

const orderItem = () =>
  z.object({
    column: integer(0, maxColumnIndex),
    dir: z.enum(["asc", "desc"]).default("asc"),
    name: bounded(maxName).optional(),
  });

const columnItem = () =>
  z.object({
    data: bounded(maxName).default(""),
    name: bounded(maxName).default(""),
    searchable: wireBoolean().default(true),
    orderable: wireBoolean().default(true),
    search: searchTerm().prefault({}),
  });

const ordering = once(() => ({
  search: searchTerm().prefault({}),
  order: z.array(orderItem()).max(maxOrders).default([]),
  columns: z.array(columnItem()).max(maxColumns).default([]),
}));

/** The paging parameters of a table; `length=-1` (all) is refused. */
export const pagingShape = once(() => ({
  draw: integer(0, maxInteger).default(0),
  start: integer(0, maxInteger).default(0),
  length: integer(1, maxPageLength).default(pageLength),
  ...ordering(),
}));

/** An export takes the table's parameters; its paging is read and ignored, so `length=-1` is welcome. */
export const exportShape = once(() => ({
  draw: z.unknown().optional(),
  start: z.unknown().optional(),
  length: z.unknown().optional(),
  ...ordering(),
}));

export type TablePaging = z.output<z.ZodObject<ReturnType<typeof pagingShape>>>;

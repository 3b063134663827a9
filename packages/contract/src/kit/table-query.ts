import { z } from "zod";
import { bounded } from "./field.ts";
import { once } from "./memoised.ts";
import { pageLength } from "./table-request.ts";

/**
 * The DataTables server-side protocol (§3 and §9: "server-side paging parameters", page length 20): `draw,
 * start, length, search[value], order[i][column|dir|name],
 * columns[i][data|name|searchable|orderable|search]`. Each word of the global search must occur in a
 * searchable column; column searches are ANDed. Sorting skips unknown and non-orderable columns. Extra
 * parameters of newer DataTables and the cache buster `_` are ignored.
 */
export const maxPageLength = 500;
/** Maximum `draw` and `start`: 32 bits. */
export const maxInteger = 2_147_483_647;
/** Maximum length of a search and of a column's name, in characters. */
export const maxTerm = 200;
export const maxName = 100;
/** Maximum number of columns, of ordered columns, and maximum column index. */
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

/** A boolean, or DataTables' strings `true` and `false`. */
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

/** A table's paging parameters; `length=-1` (all) is refused. */
export const pagingShape = once(() => ({
  draw: integer(0, maxInteger).default(0),
  start: integer(0, maxInteger).default(0),
  length: integer(1, maxPageLength).default(pageLength),
  ...ordering(),
}));

/** An export's parameters: the table's, with the paging ignored, so `length=-1` is accepted. */
export const exportShape = once(() => ({
  draw: z.unknown().optional(),
  start: z.unknown().optional(),
  length: z.unknown().optional(),
  ...ordering(),
}));

export type TablePaging = z.output<z.ZodObject<ReturnType<typeof pagingShape>>>;

import { z } from "zod";
import { bounded } from "./field.ts";
import { once } from "./memoised.ts";
import { pageLength } from "./table-request.ts";

/**
 * The DataTables server-side protocol (specification §3 and §9: "server-side paging parameters", page length 20):
 * `draw, start, length, search[value], order[i][column|dir|name], columns[i][data|name|searchable|orderable|search]`.
 * Global search is OR over the searchable columns, column searches are ANDed, unknown or non-orderable columns are
 * skipped in sorting, extras of newer DataTables and the cache buster `_` are tolerated.
 */
export const maxPageLength = 500;

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
    value: bounded(200).default(""),
    regex: wireBoolean().default(false),
  });

const orderItem = () =>
  z.object({
    column: integer(0, 999),
    dir: z.enum(["asc", "desc"]).default("asc"),
    name: bounded(100).optional(),
  });

const columnItem = () =>
  z.object({
    data: bounded(100).default(""),
    name: bounded(100).default(""),
    searchable: wireBoolean().default(true),
    orderable: wireBoolean().default(true),
    search: searchTerm().prefault({}),
  });

const ordering = once(() => ({
  search: searchTerm().prefault({}),
  order: z.array(orderItem()).max(20).default([]),
  columns: z.array(columnItem()).max(100).default([]),
}));

/** The paging parameters of a table; `length=-1` (all) is refused. */
export const pagingShape = once(() => ({
  draw: integer(0, 2_147_483_647).default(0),
  start: integer(0, 2_147_483_647).default(0),
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

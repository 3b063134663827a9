import { z } from "zod";
import { bounded } from "./field.ts";
import { once } from "./memoised.ts";
import { pageLength } from "./table-request.ts";

/**
 * DataTables' server-side protocol (§3 and §9: "server-side paging parameters", page length 20). Each
 * searched word must occur in a searchable column; column searches are ANDed. Sorting skips unknown and
 * non-orderable columns. Other parameters and the cache buster `_` are ignored.
 */
export const maxPageLength = 500;
/** 32 bits, for `draw` and `start`. */
export const maxInteger = 2_147_483_647;
/** In characters. */
export const maxTerm = 200;
export const maxName = 100;
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

/** DataTables sends strings. */
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

/** A table's paging; `length=-1` (all) is refused. */
export const pagingShape = once(() => ({
  draw: integer(0, maxInteger).default(0),
  start: integer(0, maxInteger).default(0),
  length: integer(1, maxPageLength).default(pageLength),
  ...ordering(),
}));

/** For an export: ignores paging, so accepts `length=-1`. */
export const exportShape = once(() => ({
  draw: z.unknown().optional(),
  start: z.unknown().optional(),
  length: z.unknown().optional(),
  ...ordering(),
}));

export type TablePaging = z.output<z.ZodObject<ReturnType<typeof pagingShape>>>;

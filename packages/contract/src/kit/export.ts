import { z } from "zod";
import { bounded } from "./field.ts";
import { memoised } from "./memoised.ts";
import { colonPath, type OwnParams, pathParams } from "./paths.ts";
import { emptyAnswer, fileAnswer } from "./plain-answers.ts";
import { notFound, problems } from "./problem.ts";
import type { Place, RouteMeta } from "./route-meta.ts";
import { routeMeta } from "./route-meta.ts";
import type { NoFilters, TableNotes } from "./table.ts";
import { exportShape } from "./table-query.ts";

type Shape = Readonly<Record<string, z.ZodType>>;

export interface ExportNotes<
  P extends string,
  R extends z.ZodObject,
  F extends Shape,
  O extends OwnParams,
  S extends number,
> extends TableNotes<P, R, F, O> {
  /** Besides the common ones. */
  readonly refuses?: readonly S[];
}

export interface ExportMeta extends RouteMeta<"export"> {
  readonly entity: string;
  readonly row: z.ZodObject;
  readonly filters: Shape;
}

export const exportFormats = ["csv", "xlsx"] as const;
export type ExportFormat = (typeof exportFormats)[number];
export const exportContentType = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const satisfies Record<ExportFormat, string>;

/**
 * At least one field of `row`, no duplicates (§3: `column_field_list`): comma-separated, or PHP's list
 * (`column_field_list[]=name&column_field_list[]=city`).
 */
function columnFieldList(row: z.ZodObject) {
  const known = new Set(Object.keys(row.shape));
  const list = z.array(bounded(100)).max(200, { abort: true });
  return z
    .union([bounded(4000), list.transform((names) => names.join(","))])
    .pipe(z.string().min(1, { abort: true }).max(4000, { abort: true }))
    .refine((text) => {
      const names = text.split(",");
      return names.every((name) => known.has(name)) && new Set(names).size === names.length;
    });
}

/**
 * The table's parameters plus `column_field_list`, answered with a streamed CSV (French) or workbook; 204
 * when empty.
 */
export function exportOf<
  const P extends string,
  R extends z.ZodObject,
  F extends Shape = NoFilters,
  O extends OwnParams = NoFilters,
  const S extends number = never,
>(place: Required<Place>, path: P, notes: ExportNotes<P, R, F, O, S>) {
  const filters = (notes.filters ?? {}) as F;
  return memoised({
    method: "GET" as const,
    path: colonPath(path),
    get pathParams() {
      return pathParams<P, O>(path, notes.params);
    },
    get query() {
      return z.object({
        ...exportShape(),
        ...filters,
        column_field_list: columnFieldList(notes.row),
        format: z.enum(exportFormats).default("csv"),
      });
    },
    get responses() {
      return {
        200: fileAnswer(exportContentType.csv),
        ...emptyAnswer,
        ...problems(400, 401, 500),
        ...notFound(path),
        ...problems(...(notes.refuses ?? [])),
      };
    },
    summary: "",
    get metadata(): ExportMeta {
      const facts = routeMeta("export", place, path, notes);
      return { ...facts, entity: place.entity, row: notes.row, filters };
    },
  });
}

import { z } from "zod";
import type { ColonPath, PathParams } from "./paths.ts";
import { colonPath, pathParams } from "./paths.ts";
import { emptyAnswer, fileAnswer } from "./plain-answers.ts";
import { problems } from "./problem.ts";
import type { RouteMeta, RouteNotes } from "./route-meta.ts";
import { routeMeta } from "./route-meta.ts";
import { exportShape } from "./table-query.ts";

type Shape = Readonly<Record<string, z.ZodType>>;

export interface ExportNotes<P extends string, R extends z.ZodObject, F extends Shape> extends RouteNotes<P> {
  readonly entity: string;
  readonly row: R;
  readonly filters?: F;
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

/** Field names of `row`, comma-separated, at least one, none twice (§3: `column_field_list`). */
function columnFieldList(row: z.ZodObject) {
  const known = new Set(Object.keys(row.shape));
  return z
    .string()
    .min(1, { abort: true })
    .max(4000)
    .refine((text) => {
      const names = text.split(",");
      return names.every((name) => known.has(name)) && new Set(names).size === names.length;
    });
}

/**
 * A table's export: the table's current parameters plus `column_field_list`, answered by a streamed file
 * (CSV for a French spreadsheet, or a workbook); an empty table answers 204.
 */
export function exportOf<
  const P extends string,
  R extends z.ZodObject,
  F extends Shape = Readonly<Record<never, never>>,
>(notes: ExportNotes<P, R, F>) {
  const filters = (notes.filters ?? {}) as F;
  const metadata: ExportMeta = {
    ...routeMeta("export", notes),
    entity: notes.entity,
    row: notes.row,
    filters,
  };
  return {
    method: "GET" as const,
    path: colonPath(notes.path) as ColonPath<P>,
    pathParams: pathParams(notes.path) as PathParams<P>,
    query: z.object({
      ...exportShape,
      ...filters,
      column_field_list: columnFieldList(notes.row),
      format: z.enum(exportFormats).default("csv"),
    }),
    responses: {
      200: fileAnswer(exportContentType.csv),
      ...emptyAnswer,
      ...problems(400, 401, 404, 422, 500),
    },
    summary: notes.summary,
    metadata,
  };
}

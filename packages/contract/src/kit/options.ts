import { z } from "zod";
import { bounded, mark } from "./field.ts";
import { memoised } from "./memoised.ts";
import { colonPath, pathParams } from "./paths.ts";
import { notFound, option, problems } from "./problem.ts";
import type { Place, RouteMeta, RouteNotes } from "./route-meta.ts";
import { routeMeta } from "./route-meta.ts";
import type { NoFilters } from "./table.ts";

type Shape = Readonly<Record<string, z.ZodType>>;

export interface OptionsMeta extends RouteMeta<"options"> {
  readonly entity: string;
  readonly textColumn: string;
  /** Distinguish records of equal text; texts, e-mails and telephones are searched too. */
  readonly detailColumns: readonly string[];
  /** `id`: one option per record. `text`: one per distinct text (cities). */
  readonly idFrom: "id" | "text";
  readonly filters: Shape;
}

export interface OptionsNotes<P extends string, F extends Shape, C extends string>
  extends Omit<RouteNotes<P>, "params" | "lock"> {
  readonly text: C;
  /** Columns of the option's `detail`, in display order. */
  readonly details?: readonly C[];
  readonly idFrom?: "id" | "text";
  /** Set by another selector of the form (a section's subsections). */
  readonly filters?: F;
}

export const optionsPageLength = 20;
export const maxOptionsPage = 1_000_000;

/**
 * Choices for a selector, in the Select2 AJAX format: `term, page` → `{results: [{id, text}], pagination:
 * {more}}`.
 * @example at.options("/admin/building/search", { text: "name", details: ["city"] })
 */
export function options<const P extends string, C extends string, F extends Shape = NoFilters>(
  place: Required<Place>,
  path: P,
  notes: OptionsNotes<P, F, C>,
) {
  const filters = (notes.filters ?? {}) as F;
  return memoised({
    method: "GET" as const,
    path: colonPath(path),
    get pathParams() {
      return pathParams<P, NoFilters>(path);
    },
    get query() {
      return z.object({
        term: bounded(200).default(""),
        page: z
          .union([
            z.int(),
            z
              .string()
              .regex(/^\d{1,7}$/)
              .transform(Number),
          ])
          .pipe(z.int().min(1).max(maxOptionsPage))
          .default(1),
        /** Select2's other name for `term`; read when that is absent. */
        q: bounded(200).optional(),
        /** Comma-separated ids, to label values chosen in a URL (assumed). */
        ids: mark(bounded(2000).optional(), { provenance: "assumed" }),
        /** For a form: omits closed records (A19), except those in `ids` (extension). */
        for: mark(z.literal("form").optional(), { provenance: "extension" }),
        ...filters,
      });
    },
    get responses() {
      return {
        200: z.object({ results: z.array(option), pagination: z.object({ more: z.boolean() }) }),
        ...problems(400, 401, 500),
        ...notFound(path),
      };
    },
    summary: "",
    get metadata(): OptionsMeta {
      return {
        ...routeMeta("options", place, path, notes),
        entity: place.entity,
        textColumn: notes.text,
        detailColumns: notes.details ?? [],
        idFrom: notes.idFrom ?? "id",
        filters,
      };
    },
  });
}

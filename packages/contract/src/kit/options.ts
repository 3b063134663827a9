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
  /** The stored entity that is offered, and the column that is the option's text. */
  readonly entity: string;
  readonly textColumn: string;
  /** The columns that tell records of the same text apart; texts among them are searched as well. */
  readonly detailColumns: readonly string[];
  /** `id`: one option a record. `text`: one option a distinct text (cities). */
  readonly idFrom: "id" | "text";
  readonly filters: Shape;
}

export interface OptionsNotes<P extends string, F extends Shape, C extends string>
  extends Omit<RouteNotes<P>, "params" | "lock"> {
  /** The column that is the option's text. */
  readonly text: C;
  /** Columns for the choice's `detail`, in the order in which they are shown. Defaults to none. */
  readonly details?: readonly C[];
  readonly idFrom?: "id" | "text";
  /** What another selector of the same form narrows (a section's subsections). */
  readonly filters?: F;
}

/** How many options a page holds. */
export const optionsPageLength = 20;
/** The last page that can be asked for. */
export const maxOptionsPage = 1_000_000;

/** Choices for a selector, in the Select2 AJAX format: `term, page` → `{results: [{id, text}], pagination: {more}}`. */
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
        /** Select2 sends its term under this name too: read where `term` is not there. */
        q: bounded(200).optional(),
        /** Comma-separated ids: just these options, so that a chosen value in a URL gets its text (assumed). */
        ids: mark(bounded(2000).optional(), { provenance: "assumed" }),
        /** A selector of a form: closed records are left out (A19), but for those that `ids` asks for (extension). */
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

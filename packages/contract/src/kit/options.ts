import { z } from "zod";
import { mark } from "./field.ts";
import type { ColonPath, PathParams } from "./paths.ts";
import { colonPath, pathParams } from "./paths.ts";
import { option, problems } from "./problem.ts";
import type { RouteMeta, RouteNotes } from "./route-meta.ts";
import { routeMeta } from "./route-meta.ts";

type Shape = Readonly<Record<string, z.ZodType>>;

export interface OptionsMeta extends RouteMeta<"options"> {
  /** The stored entity that is offered, and the column that is the option's text. */
  readonly entity: string;
  readonly textColumn: string;
  /** `id`: one option a record. `text`: one option a distinct text (cities). */
  readonly idFrom: "id" | "text";
  readonly filters: Shape;
}

export interface OptionsNotes<P extends string, F extends Shape> extends RouteNotes<P> {
  readonly entity: string;
  readonly textColumn: string;
  readonly idFrom?: "id" | "text";
  /** What another selector of the same form narrows (a section's subsections). */
  readonly filters?: F;
}

/** How many options a page holds. */
export const optionsPageLength = 20;

/** Choices for a selector, in the Select2 AJAX format: `term, page` → `{results: [{id, text}], pagination: {more}}`. */
export function options<const P extends string, F extends Shape = Readonly<Record<never, never>>>(
  notes: OptionsNotes<P, F>,
) {
  const filters = (notes.filters ?? {}) as F;
  const metadata: OptionsMeta = {
    ...routeMeta("options", notes),
    entity: notes.entity,
    textColumn: notes.textColumn,
    idFrom: notes.idFrom ?? "id",
    filters,
  };
  return {
    method: "GET" as const,
    path: colonPath(notes.path) as ColonPath<P>,
    pathParams: pathParams(notes.path) as PathParams<P>,
    query: z.object({
      term: z.string().max(200).default(""),
      page: z
        .union([
          z.int(),
          z
            .string()
            .regex(/^\d{1,7}$/)
            .transform(Number),
        ])
        .pipe(z.int().min(1).max(1_000_000))
        .default(1),
      /** Comma-separated ids: just these options, so that a chosen value in a URL gets its text (assumed). */
      ids: mark(z.string().max(2000).optional(), { provenance: "assumed" }),
      ...filters,
    }),
    responses: {
      200: z.object({ results: z.array(option), pagination: z.object({ more: z.boolean() }) }),
      ...problems(400, 401, 404, 500),
    },
    summary: notes.summary,
    metadata,
  };
}

import type { Option } from "@palier/contract";
import { holdsWords } from "@palier/contract/kit/search-words";
import type { LoadOptions, OptionPage } from "@palier/ui";
import type { z } from "zod";
import { call, type ParamsOf, type PathValues, type QueryValues } from "#api/call.ts";
import type { OptionsRoute } from "#api/options.ts";

export type FieldName<B extends z.ZodObject> = keyof B["shape"] & string;

/** Undefined while empty or invalid. */
export type ReadField<B extends z.ZodObject> = <K extends FieldName<B>>(
  name: K,
) => NonNullable<z.output<B["shape"][K]>> | undefined;

type Unsettled<T> = { readonly [K in keyof T]: T[K] | undefined };
type Narrowing<R extends OptionsRoute> = Omit<
  z.input<NonNullable<R["query"]>>,
  "term" | "q" | "page" | "ids" | "for"
>;

/** From other fields, which the selector waits for. */
type Params<B extends z.ZodObject, R extends OptionsRoute> =
  Record<string, never> extends ParamsOf<R>
    ? { readonly params?: never }
    : { readonly params: (value: ReadField<B>) => Unsettled<ParamsOf<R>> };

/**
 * Inputs come from other fields of the form.
 *
 * @example
 * { route: routes.sections, params: (value) => ({ themeId: value("themeId") }), clears: ["subsectionId"] }
 */
export type FieldOptions<B extends z.ZodObject, R extends OptionsRoute> = Params<B, R> & {
  readonly route: R;
  readonly query?: (value: ReadField<B>) => Unsettled<Partial<Narrowing<R>>>;
  /** Cleared when this field changes: a section belongs to a theme. */
  readonly clears?: readonly FieldName<B>[];
};

export interface AnyFieldOptions {
  readonly route: OptionsRoute;
  readonly params?: ((value: (name: string) => unknown) => Readonly<Record<string, unknown>>) | undefined;
  readonly query?: ((value: (name: string) => unknown) => QueryValues) | undefined;
  readonly clears?: readonly string[] | undefined;
}

export interface OptionsSource {
  readonly route: OptionsRoute;
  readonly params: PathValues;
  readonly query: QueryValues;
  readonly waitsFor: readonly string[];
}

/** Fills a route's inputs from other fields, or names the missing ones. */
export function sourceOf(
  options: AnyFieldOptions | OptionsRoute,
  read: (name: string) => unknown,
): OptionsSource {
  if (!("route" in options)) return { route: options, params: {}, query: {}, waitsFor: [] };
  const waitsFor: string[] = [];
  const readNeeded = (name: string): unknown => {
    const value = read(name);
    if (value === undefined) waitsFor.push(name);
    return value;
  };
  const params = Object.entries(options.params?.(readNeeded) ?? {}).map(
    ([name, value]) => [name, typeof value === "number" ? value : String(value)] as const,
  );
  return {
    route: options.route,
    params: Object.fromEntries(params),
    query: Object.fromEntries(
      Object.entries(options.query?.(read) ?? {}).filter(([, value]) => value !== undefined),
    ),
    waitsFor,
  };
}

/**
 * Without closed records, like the form's choices (A19). Empty, without a request, while an input is missing.
 */
export function searchOf({ route, params, query, waitsFor }: OptionsSource): LoadOptions {
  return async (term, page, signal): Promise<OptionPage> => {
    if (waitsFor.length > 0) return { options: [], more: false };
    const answer = await call(route, { params, query: { ...query, term, page, for: "form" }, signal });
    return { options: answer.results.map(shown), more: answer.pagination.more };
  };
}

/** By label and detail, ignoring accents and case. */
export function searchIn(choices: readonly Option[]): LoadOptions {
  return async (term) => ({
    options: choices.map(shown).filter(({ label, detail = "" }) => holdsWords(`${label} ${detail}`, term)),
    more: false,
  });
}

const shown = ({ id, text, detail }: Option) => ({ id: String(id), label: text, detail });

import type { Option } from "@palier/contract";
import type { LoadOptions, OptionPage } from "@palier/ui";
import type { z } from "zod";
import { call, type ParamsOf, type PathValues, type QueryValues } from "#api/call.ts";
import type { OptionsRoute } from "#api/options.ts";
import { holdsWords } from "./holds-words.ts";

export type FieldName<B extends z.ZodObject> = keyof B["shape"] & string;

/** Reads another field of the form; `undefined` while it is empty or wrong. */
export type ReadField<B extends z.ZodObject> = <K extends FieldName<B>>(
  name: K,
) => NonNullable<z.output<B["shape"][K]>> | undefined;

type Unsettled<T> = { readonly [K in keyof T]: T[K] | undefined };
type Narrowing<R extends OptionsRoute> = Omit<
  z.input<NonNullable<R["query"]>>,
  "term" | "q" | "page" | "ids" | "for"
>;

/** The path values that a route needs, read from other fields; the selector waits until they are there. */
type Params<B extends z.ZodObject, R extends OptionsRoute> =
  Record<string, never> extends ParamsOf<R>
    ? { readonly params?: never }
    : { readonly params: (value: ReadField<B>) => Unsettled<ParamsOf<R>> };

/** Where a selector finds its options: an options route, with what it takes from other fields of the form. */
export type FieldOptions<B extends z.ZodObject, R extends OptionsRoute> = Params<B, R> & {
  readonly route: R;
  readonly query?: (value: ReadField<B>) => Unsettled<Partial<Narrowing<R>>>;
  /** Fields that lose their value when this one changes: a section belongs to its theme. */
  readonly clears?: readonly FieldName<B>[];
};

/** {@link FieldOptions} without the types of its form and route. */
export interface AnyFieldOptions {
  readonly route: OptionsRoute;
  readonly params?: ((value: (name: string) => unknown) => Readonly<Record<string, unknown>>) | undefined;
  readonly query?: ((value: (name: string) => unknown) => QueryValues) | undefined;
  readonly clears?: readonly string[] | undefined;
}

/** A route, with the values of the other fields filled in. */
export interface OptionsSource {
  readonly route: OptionsRoute;
  readonly params: PathValues;
  readonly query: QueryValues;
  /** Names of the fields that have to be filled in first. */
  readonly waitsFor: readonly string[];
}

/** Fills in what a selector takes from other fields, and names the fields that it still waits for. */
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
 * Searches an options route for what a form may choose: closed records are left out, as in the form's own choices (A19).
 * Answers nothing, without a request, while a field is missing that its path needs.
 */
export function searchOf({ route, params, query, waitsFor }: OptionsSource): LoadOptions {
  return async (term, page, signal): Promise<OptionPage> => {
    if (waitsFor.length > 0) return { options: [], more: false };
    const answer = await call(route, { params, query: { ...query, term, page, for: "form" }, signal });
    return { options: answer.results.map(shown), more: answer.pagination.more };
  };
}

/** Searches the choices that came with the form, by their words and details, without regard to accents and case. */
export function searchIn(choices: readonly Option[]): LoadOptions {
  return async (term) => ({
    options: choices.map(shown).filter(({ label, detail = "" }) => holdsWords(`${label} ${detail}`, term)),
    more: false,
  });
}

/** An option of the API as the selectors show it. */
const shown = ({ id, text, detail }: Option) => ({ id: String(id), label: text, detail });

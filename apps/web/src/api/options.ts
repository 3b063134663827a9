import type { Option } from "@palier/contract";
import type { Option as Choice, LoadOptions } from "@palier/ui";
import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { type Callable, call, type PathValues } from "./call.ts";
import { entityKey } from "./refresh.ts";

export type OptionsRoute<P = PathValues> = Callable<
  z.ZodType<{ results: readonly Option[]; pagination: { more: boolean } }>,
  P
> & { readonly metadata: { readonly kind: "options"; readonly entity: string } };

export interface OptionsSource {
  readonly route: OptionsRoute;
  readonly params: PathValues;
}

/** A route with its path parameters: one section's subsections. */
export function optionsOf<P extends PathValues>(route: OptionsRoute<P>, params: P): OptionsSource {
  return { route, params };
}

const loaders = new WeakMap<OptionsRoute, Map<string, LoadOptions>>();

/** For a searchable selector; stable per source, to avoid reloads. */
export function loadOptionsOf(route: OptionsRoute, params: PathValues = {}): LoadOptions {
  const known = loaders.get(route) ?? new Map<string, LoadOptions>();
  loaders.set(route, known);
  const key = JSON.stringify(params);
  const load: LoadOptions =
    known.get(key) ??
    (async (term, page, signal) => {
      const answer = await call(route, { params, query: { term, page }, signal });
      return { options: answer.results.map(asChoice), more: answer.pagination.more };
    });
  known.set(key, load);
  return load;
}

/** The option of an id in the URL; null if unknown. */
export function optionQuery({ route, params }: OptionsSource, id: string) {
  return queryOptions({
    queryKey: [...entityKey(route.metadata.entity), "option", route.path, params, id],
    queryFn: async ({ signal }): Promise<Choice | null> => {
      const answer = await call(route, { params, query: { ids: id }, signal });
      return answer.results.map(asChoice)[0] ?? null;
    },
    staleTime: 300_000,
  });
}

const asChoice = (option: Option): Choice => ({
  id: String(option.id),
  label: option.text,
  detail: option.detail,
});

import type { Option } from "@palier/contract";
import type { Option as Choice, LoadOptions } from "@palier/ui";
import type { z } from "zod";
import { type Callable, call } from "./call.ts";

/** A selector's choices (Select2's format). */
export type OptionsRoute = Callable<
  z.ZodType<{ results: readonly Option[]; pagination: { more: boolean } }>
> & { readonly metadata: { readonly kind: "options" } };

const loaders = new WeakMap<OptionsRoute, LoadOptions>();

/** How a searchable selector loads its choices; the same function for the same route, so that nothing reloads. */
export function loadOptionsOf(route: OptionsRoute): LoadOptions {
  const known = loaders.get(route);
  if (known !== undefined) return known;
  const load: LoadOptions = async (term, page, signal) => {
    const answer = await call(route, { query: { term, page }, signal });
    return { options: answer.results.map(asChoice), more: answer.pagination.more };
  };
  loaders.set(route, load);
  return load;
}

/** The texts of chosen ids, for a filter that a URL brought. */
export async function optionsById(
  route: OptionsRoute,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Choice[]> {
  const answer = await call(route, { query: { ids: ids.join(",") }, signal });
  return answer.results.map(asChoice);
}

const asChoice = (option: Option): Choice => ({ id: String(option.id), label: option.text });

import { queryOptions, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { type Callable, call } from "#api/call.ts";
import type { FormLoad } from "./use-record-form.ts";

type Params = Readonly<Record<string, number>>;

/** A route about one record, or about a record to come. */
export interface FormRoute<L extends FormLoad = FormLoad> extends Callable<z.ZodType<L>> {
  readonly metadata: { readonly entity: string };
}

/** A form's GET as a query. It is never served from the cache: a form starts from what is there now. */
const formLoad = <L extends FormLoad>(route: FormRoute<L>, params: Params) =>
  queryOptions({
    queryKey: ["entity", route.metadata.entity, "form", route.path, params],
    queryFn: ({ signal }) => call(route, { params, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** What a form shows, read when it opens and again whenever its entity changes or the tab comes back. */
export const useFormLoad = <L extends FormLoad>(route: FormRoute<L>, params: Params) =>
  useQuery(formLoad(route, params));

import { queryOptions, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { type Callable, call } from "#api/call.ts";
import type { FormLoad } from "./use-record-form.ts";

type Params = Readonly<Record<string, number>>;

export interface FormRoute<L extends FormLoad = FormLoad> extends Callable<z.ZodType<L>> {
  readonly metadata: { readonly entity: string };
}

/** Never cached: forms start from the present state. */
const formLoad = <L extends FormLoad>(route: FormRoute<L>, params: Params) =>
  queryOptions({
    queryKey: ["entity", route.metadata.entity, "form", route.path, params],
    queryFn: ({ signal }) => call(route, { params, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Reloads when the entity changes or the tab becomes visible. */
export const useFormLoad = <L extends FormLoad>(route: FormRoute<L>, params: Params) =>
  useQuery(formLoad(route, params));

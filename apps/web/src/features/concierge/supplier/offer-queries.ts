import { supplierRoutes as routes } from "@palier/contract/areas/concierge/supplier";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#api/call.ts";
import { queryOf } from "#api/query-of.ts";

/** By theme. */
export function offerFigures(supplierId: number) {
  const target = { params: { supplierId } };
  return queryOptions({
    queryKey: queryOf(routes.wholeOffer, target).queryKey,
    queryFn: ({ signal }) => call(routes.wholeOffer, { ...target, signal }),
  });
}

/** The specification's read-only POST (§2). */
export function themeOffer(supplierId: number, themeId: number) {
  const target = { params: { supplierId }, body: { themeId } };
  return queryOptions({
    queryKey: queryOf(routes.themeSections, target).queryKey,
    queryFn: ({ signal }) => call(routes.themeSections, { ...target, signal }),
  });
}

import type { AppRouter } from "@ts-rest/core";
import { initTsrReactQuery } from "@ts-rest/react-query/v5";
import { apiBase } from "./api-base.ts";
import { fetchFromApi } from "./fetcher.ts";

/** How ts-rest's client is set up everywhere. */
const clientOptions = { baseUrl: apiBase, baseHeaders: {}, api: fetchFromApi };

/**
 * The typed client of one area: `const api = clientOf(buildingRoutes); api.list.useQuery(…)`. One client an area, so that
 * a screen loads the contract of its own area only. Failures arrive as {@link import("./failure.ts").ApiFailure}.
 */
export const clientOf = <R extends AppRouter>(routes: R) => initTsrReactQuery(routes, clientOptions);

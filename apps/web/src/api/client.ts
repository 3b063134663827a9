import type { ApiFetcherArgs, AppRouter } from "@ts-rest/core";
import { initTsrReactQuery } from "@ts-rest/react-query/v5";
import { apiBase } from "./api-base.ts";
import { fetchFromApi } from "./authorized-fetch.ts";
import { checkedAnswer } from "./checked-answer.ts";
import { changesState } from "./route.ts";

async function fetchChecked(args: ApiFetcherArgs) {
  const answer = await fetchFromApi({ ...args, changes: changesState(args.route) });
  return { ...answer, body: checkedAnswer(args.route, answer) };
}

const clientOptions = { baseUrl: apiBase, baseHeaders: {}, api: fetchChecked };

/**
 * React Query hooks by area, so that a screen loads only its own contract. @throws ApiFailure
 *
 * @example
 * const api = clientOf(buildingRoutes);
 * api.list.useQuery(queryOf(buildingRoutes.list, { query }));
 */
export const clientOf = <R extends AppRouter>(routes: R) => initTsrReactQuery(routes, clientOptions);

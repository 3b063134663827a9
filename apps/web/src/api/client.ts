import type { ApiFetcherArgs, AppRouter } from "@ts-rest/core";
import { initTsrReactQuery } from "@ts-rest/react-query/v5";
import { apiBase } from "./api-base.ts";
import { fetchFromApi } from "./authorized-fetch.ts";
import { checkedAnswer } from "./checked-answer.ts";
import { changesState } from "./route.ts";

/** ts-rest's transport: the same session, time-out and checks as {@link import("./call.ts").call}. */
async function fetchChecked(args: ApiFetcherArgs) {
  const answer = await fetchFromApi({ ...args, changes: changesState(args.route) });
  return { ...answer, body: checkedAnswer(args.route, answer) };
}

const clientOptions = { baseUrl: apiBase, baseHeaders: {}, api: fetchChecked };

/**
 * The hooks of one area's routes: `const api = clientOf(buildingRoutes); api.list.useQuery(…)`. One client an area, so
 * that a screen loads the contract of its own area only. Failures arrive as {@link import("./failure.ts").ApiFailure}.
 */
export const clientOf = <R extends AppRouter>(routes: R) => initTsrReactQuery(routes, clientOptions);

import type { RouteEntry } from "@palier/contract";
import type { CoreAnswer, CoreRequest, Eventually } from "../core/exchange.ts";

/**
 * Middleware around an API call: may answer, delay, change or record it. `route` is undefined if none matched (404,
 * 405); `next` may take a replacement request, such as one with a buffered body.
 */
export type Around = (
  request: CoreRequest,
  route: RouteEntry | undefined,
  next: (request?: CoreRequest) => Eventually<CoreAnswer>,
) => Eventually<CoreAnswer>;

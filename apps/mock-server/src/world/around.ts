import type { RouteEntry } from "@palier/contract";
import type { CoreAnswer, CoreRequest, Eventually } from "../core/exchange.ts";

/**
 * Wraps one call of the API: it may answer itself, wait, change the answer, or write down both. `route` is undefined for
 * what no route answers (404, 405); `next` takes a request in place of the first, whose body was read already, say.
 */
export type Around = (
  request: CoreRequest,
  route: RouteEntry | undefined,
  next: (request?: CoreRequest) => Eventually<CoreAnswer>,
) => Eventually<CoreAnswer>;

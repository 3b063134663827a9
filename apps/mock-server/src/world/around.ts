import type { RouteEntry } from "@palier/contract";
import type { CoreAnswer, CoreRequest, Eventually } from "../core/exchange.ts";

/** Middleware of API calls. `route` is undefined for 404 and 405; `next` may take a replacement request. */
export type Around = (
  request: CoreRequest,
  route: RouteEntry | undefined,
  next: (request?: CoreRequest) => Eventually<CoreAnswer>,
) => Eventually<CoreAnswer>;

import type { RouteEntry } from "@palier/contract";
import type { CoreAnswer, CoreRequest, Eventually } from "../core/exchange.ts";

/** Wraps one call of the API: it may answer itself, wait, change the answer, or write down both. */
export type Around = (
  request: CoreRequest,
  route: RouteEntry,
  next: () => Eventually<CoreAnswer>,
) => Eventually<CoreAnswer>;

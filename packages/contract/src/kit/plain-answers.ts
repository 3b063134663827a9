import type { ContractNoBodyType, ContractOtherResponse } from "@ts-rest/core";
import { z } from "zod";

/*
 * ts-rest's signs for answers that are no JSON, made without its code: importing `initContract` brings its own copy of
 * zod 3 (59 kB) into every first screen. Only this kit and the web app's `api/` know ts-rest: its upkeep is slow, so
 * leaving it must stay cheap.
 */

/** A file of this content type, as ts-rest's `otherResponse` describes it. */
export const fileAnswer = (contentType: string): ContractOtherResponse<z.ZodUnknown> =>
  ({ contentType, body: z.unknown() }) as unknown as ContractOtherResponse<z.ZodUnknown>;

/** An empty answer (204). Its type is written out: an inferred one would widen to any `symbol`. */
export const emptyAnswer: { readonly 204: ContractNoBodyType } = {
  204: Symbol("empty answer") as ContractNoBodyType,
};

import type { ContractNoBodyType, ContractOtherResponse } from "@ts-rest/core";
import { z } from "zod";

/* Without ts-rest's code: `initContract` would add zod 3 (59 kB) to every first screen. Only this kit and
   the web app's `api/` use ts-rest, which is slowly maintained, to keep replacing it cheap. */

export const fileAnswer = (contentType: string): ContractOtherResponse<z.ZodUnknown> =>
  ({ contentType, body: z.unknown() }) as unknown as ContractOtherResponse<z.ZodUnknown>;

/** Inferred, it would accept any `symbol`. */
export const emptyAnswer: { readonly 204: ContractNoBodyType } = {
  204: Symbol("empty answer") as ContractNoBodyType,
};

/** Types only: ts-rest's code would bring a zod 3. */
export type { AppRoute, ClientInferRequest, ClientInferResponseBody } from "@ts-rest/core";

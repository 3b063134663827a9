/** ts-rest's types of a route's request and response. Types only: its code would bring a zod 3 of its own. */
export type { AppRoute, ClientInferRequest, ClientInferResponseBody } from "@ts-rest/core";

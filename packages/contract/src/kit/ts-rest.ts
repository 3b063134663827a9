/** ts-rest's view of a route: what a client sends and gets. Types alone: its code would bring a zod 3 of its own. */
export type { AppRoute, ClientInferRequest, ClientInferResponseBody } from "@ts-rest/core";

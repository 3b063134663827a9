import type { ControlRoute } from "@palier/contract/control";
import type { z } from "zod";
import type { CoreAnswer, Eventually } from "../core/exchange.ts";

export interface ControlCall<Q = unknown, B = unknown> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Q;
  readonly body: B;
}

export interface Handled {
  readonly route: ControlRoute;
  serve(query: unknown, body: unknown, params: Readonly<Record<string, string>>): Eventually<unknown>;
}

export function handle<P extends string, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  route: ControlRoute<P, Q, B, A>,
  handler: (call: ControlCall<z.output<Q>, z.output<B>>) => Eventually<z.input<A> | CoreAnswer>,
): Handled {
  return {
    route,
    serve: (query, body, params) =>
      handler({ params, query: route.query.parse(query), body: route.body.parse(body) }),
  };
}

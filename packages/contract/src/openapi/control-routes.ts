import { z } from "zod";
import { controlContract } from "../control/control-contract.ts";
import { type ControlRoute, takesNothing } from "../control/control-route.ts";
import { problem } from "../kit/problem.ts";
import type { DocumentedRoute } from "./book.ts";
import { areaOf } from "./control-areas.texts.ts";

const isName = (name: string): name is keyof typeof areaOf => name in areaOf;

export const controlRoutes = (): DocumentedRoute[] =>
  Object.keys(controlContract)
    .filter(isName)
    .map((name) => documented(name, controlContract[name]));

function documented(name: keyof typeof areaOf, route: ControlRoute): DocumentedRoute {
  const { method, template, summary, note, params, query, answer, status } = route;
  const refusals = refusalsOf(route);
  const noted = note === undefined ? {} : { note };
  return {
    name,
    method,
    template,
    meta: { kind: "control", area: areaOf[name], summary, ...noted, authenticated: false },
    pathParams: z.object(params),
    query: query instanceof z.ZodObject ? query : undefined,
    body: takesNothing(route.body) ? undefined : (route.bodyAs ?? route.body),
    answers: new Map([[status, answer], ...refusals.map((each) => [each, problem] as const)]),
    statuses: [status, ...refusals],
  };
}

/** Any call can be refused on access (400, 403, 404, 500); one with a body also for its content. */
function refusalsOf({ method, refusals }: ControlRoute): number[] {
  const sent = method === "GET" ? [] : [413, 415, 422];
  return [...new Set([400, 403, 404, ...sent, ...refusals, 500])].sort((a, b) => a - b);
}

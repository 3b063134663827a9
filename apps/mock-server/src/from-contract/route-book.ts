import type { RouteEntry } from "@palier/contract";
import { contract, routesOf } from "@palier/contract";
import { withHeaders } from "../core/answers.ts";
import type { Call, Serve } from "./call.ts";
import { checkedAnswer } from "./checked-answer.ts";
import { defaultServe, unserved } from "./default-serve.ts";
import type { Area, Scope } from "./define-area.ts";
import { Reply } from "./reply.ts";
import { Router } from "./router.ts";

export interface ServedRoute {
  readonly entry: RouteEntry;
  readonly by: "area" | "kind" | "nobody";
  readonly serve: Serve;
}

/** Throws for an unknown route. */
export function servedRoutes(areas: readonly Area[]): ServedRoute[] {
  const entries = routesOf(contract);
  const handlers = byName(
    areas.map(({ handlers = {} }) => handlers),
    isHandler,
  );
  const scopes = byName(
    areas.map(({ scopes: own = {} }) => own),
    isScope,
  );
  const served = entries.map((entry): ServedRoute => {
    const handler = handlers.get(entry.name);
    if (handler !== undefined) return { entry, by: "area", serve: serveBy(entry, handler) };
    const serve = defaultServe(entry, scopes);
    return { entry, by: serve ? "kind" : "nobody", serve: serve ?? unserved };
  });
  const names = new Set(entries.map(({ name }) => name));
  for (const name of [...handlers.keys(), ...scopes.keys()]) {
    if (!names.has(name))
      throw new Error(`an area names the route ${name}, which the contract does not have`);
  }
  return served;
}

export function routerOf(routes: readonly ServedRoute[]): Router<Serve> {
  const router = new Router<Serve>();
  for (const { entry, serve } of routes) router.add(entry, serve);
  return router;
}

/** {@link defineArea} checked its types. */
type AnyHandler = { handle(call: Call): unknown }["handle"];
type AnyScope = { scope(call: Call): Scope }["scope"];

const isHandler = (value: unknown): value is AnyHandler => typeof value === "function";
const isScope = (value: unknown): value is AnyScope => typeof value === "function";

/** Comparing all routes' types doubled compile time. */
function byName<T>(maps: readonly object[], is: (value: unknown) => value is T): Map<string, T> {
  const all = new Map<string, T>();
  for (const [name, value] of maps.flatMap((map) => Object.entries<unknown>({ ...map }))) {
    if (all.has(name)) throw new Error(`two areas serve the route ${name}`);
    if (is(value)) all.set(name, value);
  }
  return all;
}

function serveBy(entry: RouteEntry, handler: AnyHandler): Serve {
  const answer = (result: unknown) => {
    if (!(result instanceof Reply)) return checkedAnswer(entry, 200, result);
    return withHeaders(checkedAnswer(entry, result.status, result.value), result.headers);
  };
  return (call) => answer(handler(call));
}

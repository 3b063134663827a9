import type { RouteEntry } from "@palier/contract";
import { contract, routesOf } from "@palier/contract";
import { withHeaders } from "../core/answers.ts";
import type { Call, Serve } from "./call.ts";
import { checkedAnswer } from "./checked-answer.ts";
import { defaultServe, unserved } from "./default-serve.ts";
import type { Area, Scope } from "./define-area.ts";
import { Reply } from "./reply.ts";
import { Router } from "./router.ts";

/** Who serves a route: its area, its kind alone, or nobody. */
export interface ServedRoute {
  readonly entry: RouteEntry;
  readonly by: "area" | "kind" | "nobody";
  readonly serve: Serve;
}

/** Every route of the contract with who serves it. Throws when an area names a route that does not exist. */
export function servedRoutes(areas: readonly Area[]): ServedRoute[] {
  const entries = routesOf(contract);
  const handlers = byName<AnyHandler>(areas.map(({ handlers = {} }) => handlers));
  const scopes = byName<AnyScope>(areas.map(({ scopes: own = {} }) => own));
  const served = entries.map((entry): ServedRoute => {
    const handler = handlers.get(entry.name);
    if (handler !== undefined) return { entry, by: "area", serve: serveBy(entry, handler) };
    const serve = defaultServe(entry, scopes.get(entry.name));
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

/** A handler of any route: its own types were checked where the area was declared. */
type AnyHandler = { handle(call: Call): unknown }["handle"];
type AnyScope = { scope(call: Call): Scope }["scope"];

function byName<T extends AnyHandler | AnyScope>(
  maps: readonly { readonly [name: string]: T | undefined }[],
): Map<string, T> {
  const all = new Map<string, T>();
  for (const map of maps) {
    for (const [name, value] of Object.entries(map)) {
      if (all.has(name)) throw new Error(`two areas serve the route ${name}`);
      if (value !== undefined) all.set(name, value);
    }
  }
  return all;
}

function serveBy(entry: RouteEntry, handler: AnyHandler): Serve {
  const answer = (result: unknown) => {
    if (!(result instanceof Reply)) return checkedAnswer(entry, 200, result);
    return withHeaders(checkedAnswer(entry, result.status, result.value), result.headers);
  };
  return (call) => {
    const result = handler(call);
    return result instanceof Promise ? result.then(answer) : answer(result);
  };
}

import { overlaid } from "./memoised.ts";

interface Route {
  readonly method: string;
  readonly summary: string;
  readonly metadata: { readonly summary: string };
}
type RouteOrForm = Route | { readonly get: Route; readonly post: Route };

/** Routes by key: a key without a summary does not compile, nor a summary without a route. */
export type Summarised<S, R> = { readonly [K in keyof S]: RouteOrForm } & {
  readonly [K in Exclude<keyof R, keyof S>]: never;
};

/** Gives each route the French summary of its own key; both halves of a form have one. */
export function withSummaries<const S extends Readonly<Record<string, string>>, R extends Summarised<S, R>>(
  summaries: S,
  routes: R,
): R {
  const entries = Object.entries<RouteOrForm>(routes as Readonly<Record<string, RouteOrForm>>).map(
    ([key, route]) => {
      const summary = summaries[key] ?? "";
      if ("method" in route) return [key, summed(route, summary)];
      return [key, { get: summed(route.get, summary), post: summed(route.post, summary) }];
    },
  );
  return Object.fromEntries(entries) as R;
}

const summed = (route: Route, summary: string): Route =>
  overlaid(route, {
    summary,
    get metadata() {
      return overlaid(route.metadata, { summary });
    },
  });

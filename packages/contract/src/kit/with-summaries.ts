import { madeOf, overlaid } from "./memoised.ts";

interface Route {
  readonly method: string;
  readonly summary: string;
  readonly metadata: { readonly summary: string };
}
type RouteOrForm = Route | { readonly get: Route; readonly post: Route };

/** A route without summary, or the reverse, does not compile. */
export type Summarised<S, R> = { readonly [K in keyof S]: RouteOrForm } & {
  readonly [K in Exclude<keyof R, keyof S>]: never;
};

/** Gives each route the summary of its key; a form's GET and POST share one. */
export function withSummaries<const S extends Readonly<Record<string, string>>, R extends Summarised<S, R>>(
  summaries: S,
  routes: R,
): R {
  const given = routes as Readonly<Record<string, RouteOrForm>>;
  const withSummary = (key: string): RouteOrForm | undefined => {
    const route = given[key];
    if (route === undefined) return undefined;
    const summary = summaries[key] ?? "";
    if ("method" in route) return summed(route, summary);
    return { get: summed(route.get, summary), post: summed(route.post, summary) };
  };
  return madeOf(Object.keys(routes), withSummary) as unknown as R;
}

const summed = (route: Route, summary: string): Route =>
  overlaid(route, {
    summary,
    get metadata() {
      return overlaid(route.metadata, { summary });
    },
  });

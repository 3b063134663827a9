import { optionalParam, paramNames, type RouteEntry, withoutOptionalParam } from "@palier/contract";

export interface FoundRoute {
  readonly route: RouteEntry;
  /** Still encoded. */
  readonly params: Readonly<Record<string, string>>;
}

/** Finds a request's route, paths with fewer parameters first. */
export class RouteFinder {
  readonly #patterns: readonly { readonly pattern: RegExp; readonly route: RouteEntry }[];

  constructor(routes: readonly RouteEntry[]) {
    this.#patterns = routes
      .flatMap((route) => templatesOf(route).map((template) => ({ template, route })))
      .toSorted((a, b) => paramNames(a.template).length - paramNames(b.template).length)
      .map(({ template, route }) => ({ pattern: patternOf(template), route }));
  }

  /** @param path below the API's base, without the query. */
  find(method: string, path: string): FoundRoute | undefined {
    for (const { pattern, route } of this.#patterns) {
      const found = route.method === method ? pattern.exec(path) : null;
      if (found !== null) return { route, params: { ...found.groups } };
    }
    return undefined;
  }
}

function templatesOf({ template, pathParams }: RouteEntry): string[] {
  const optional = optionalParam(pathParams);
  return optional === undefined ? [template] : [template, withoutOptionalParam(template, optional)];
}

const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replace(/[.]/g, "\\.").replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);

import { contract, type RouteEntry, routesOf } from "@palier/contract";
import { RouteFinder } from "../wire/route-finder.ts";

/** A call's route, or what its address violates, or why it is not checked. */
export type CallAddress =
  | { readonly kind: "route"; readonly route: RouteEntry; readonly path: string }
  | { readonly kind: "wrong"; readonly rule: string; readonly expected: string; readonly found: string }
  | { readonly kind: "outside"; readonly why: string };

export class CallAddresses {
  readonly #finder = new RouteFinder(routesOf(contract));
  readonly #base: string;

  /** @param base the API's path on the backend: `/api`, or empty. */
  constructor(base: string) {
    this.#base = base;
  }

  /** @param url path and query as requested. */
  of(method: string, url: string): CallAddress {
    if (method === "OPTIONS") return { kind: "outside", why: "OPTIONS, a browser's own question" };
    if (!url.startsWith(`${this.#base}/`)) return { kind: "outside", why: `outside ${this.#base}` };
    const path = url.slice(this.#base.length);
    const [bare = ""] = path.split("?");
    const route = this.#finder.find(method, bare)?.route;
    if (route !== undefined) return { kind: "route", route, path };
    const known = ["GET", "POST"].filter((each) => this.#finder.find(each, bare) !== undefined);
    return known.length === 0
      ? { kind: "wrong", rule: "request-path", expected: "a path of the contract", found: bare }
      : { kind: "wrong", rule: "request-method", expected: known.join(" or "), found: method };
  }
}

import type { AnyRouteMeta, RouteEntry } from "../kit/routes-of.ts";
import type { Components, Method, Parameter, PathItem, Security } from "./document.ts";
import type { Examples } from "./example.ts";
import type { ProblemWords } from "./problem-responses.ts";

export interface ControlMeta {
  readonly kind: "control";
  readonly area: string;
  readonly summary: string;
  readonly note?: string;
  readonly authenticated: false;
}

export interface DocumentedRoute extends Omit<RouteEntry, "method" | "meta"> {
  readonly method: Method;
  readonly meta: AnyRouteMeta | ControlMeta;
}

export interface Area {
  readonly name: string;
  readonly group: string;
}

export interface Book {
  readonly routes: readonly DocumentedRoute[];
  readonly texts: {
    readonly title: string;
    readonly summary: string;
    readonly description: string;
    readonly server: string;
  };
  readonly serverUrl: string;
  /** By name in the contract, in display order. */
  readonly areas: Readonly<Record<string, Area>>;
  /** French, in display order. */
  readonly groups: Readonly<Record<string, string>>;
  readonly security: readonly Security[];
  readonly components: Pick<Components, "headers" | "securitySchemes"> & {
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
  readonly problems: ProblemWords;
  readonly examples: Omit<Examples, "find">;
  /** Outside the contract. */
  readonly extraPaths?: Readonly<Record<string, PathItem>>;
}

import type { AnyRouteMeta, RouteEntry } from "../kit/routes-of.ts";
import type { Components, Method, Parameter, PathItem, Security } from "./document.ts";
import type { Examples } from "./example.ts";
import type { ProblemWords } from "./problem-responses.ts";

/** What the mock server's control API says of an operation; it is no part of the back-office's contract. */
export interface ControlMeta {
  readonly kind: "control";
  readonly area: string;
  readonly summary: string;
  readonly note?: string;
  readonly authenticated: false;
}

/** An operation to document, of whichever contract. */
export interface DocumentedRoute extends Omit<RouteEntry, "method" | "meta"> {
  readonly method: Method;
  readonly meta: AnyRouteMeta | ControlMeta;
}

/** An area's French name, and the group that it stands in. */
export interface Area {
  readonly name: string;
  readonly group: string;
}

/** All that makes one document: a contract's operations, and the words around them. */
export interface Book {
  readonly routes: readonly DocumentedRoute[];
  readonly texts: {
    readonly title: string;
    readonly summary: string;
    readonly description: string;
    readonly server: string;
  };
  readonly serverUrl: string;
  /** By the areas' names in the contract, in the order in which they are shown. */
  readonly areas: Readonly<Record<string, Area>>;
  /** The groups' French names, in the order in which they are shown. */
  readonly groups: Readonly<Record<string, string>>;
  readonly security: readonly Security[];
  readonly components: Pick<Components, "headers" | "securitySchemes"> & {
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
  readonly problems: ProblemWords;
  readonly examples: Omit<Examples, "find">;
  /** Paths that are no route of the contract. */
  readonly extraPaths?: Readonly<Record<string, PathItem>>;
}

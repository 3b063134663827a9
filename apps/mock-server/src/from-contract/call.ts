import type { RouteEntry } from "@palier/contract";
import type { CoreAnswer, CoreRequest, Eventually } from "../core/exchange.ts";
import type { AdminRow } from "../world/rule-shapes.ts";
import type { SignedIn } from "../world/sessions.ts";
import type { World } from "../world/world.ts";

/** One call of a route, after everything that all routes check alike. */
export interface Call {
  readonly request: CoreRequest;
  readonly route: RouteEntry;
  readonly world: World;
  /** Path parameters, parsed by the contract. */
  readonly params: Readonly<Record<string, unknown>>;
  /** A POST's body, parsed by the contract; undefined for a GET. */
  readonly body: unknown;
  /** The session; undefined on the few routes that answer without one. */
  readonly session: SignedIn | undefined;
  /** The signed-in administrator; undefined likewise. */
  readonly admin: AdminRow | undefined;
}

/** Serves one route. */
export type Serve = (call: Call) => Eventually<CoreAnswer>;

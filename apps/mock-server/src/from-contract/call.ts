import type { RouteEntry } from "@palier/contract";
import type { CoreAnswer, CoreRequest, Eventually } from "../core/exchange.ts";
import type { AdminRow } from "../world/rule-shapes.ts";
import type { SignedIn } from "../world/sessions.ts";
import type { World } from "../world/world.ts";

/** A call of a route, after the checks common to all routes. */
export interface Call {
  readonly request: CoreRequest;
  readonly route: RouteEntry;
  readonly world: World;
  /** Path parameters, parsed by the contract. */
  readonly params: Readonly<Record<string, unknown>>;
  /** A POST's body, parsed by the contract; undefined for a GET. */
  readonly body: unknown;
  /** Undefined on the few routes that need no session. */
  readonly session: SignedIn | undefined;
  /** The signed-in admin, undefined without a session. */
  readonly admin: AdminRow | undefined;
}

export type Serve = (call: Call) => Eventually<CoreAnswer>;

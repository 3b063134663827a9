import type { RouteEntry } from "@palier/contract";
import type { CoreAnswer, CoreRequest } from "../core/exchange.ts";
import type { AdminRow } from "../world/rule-shapes.ts";
import type { SignedIn } from "../world/sessions.ts";
import type { World } from "../world/world.ts";

/** After the checks common to all routes. */
export interface Call {
  readonly request: CoreRequest;
  readonly route: RouteEntry;
  readonly world: World;
  /** Parsed by the contract. */
  readonly params: Readonly<Record<string, unknown>>;
  /** Parsed by the contract; undefined for a GET. */
  readonly body: unknown;
  /** Undefined if the route needs none. */
  readonly session: SignedIn | undefined;
  readonly admin: AdminRow | undefined;
}

export type Serve = (call: Call) => CoreAnswer;

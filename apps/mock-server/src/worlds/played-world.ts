import type { CoreAnswer, CoreRequest } from "../core/exchange.ts";
import type { World } from "../world/world.ts";
import type { Board } from "./board.ts";

/** What played administrators need of the world that they act in. */
export interface PlayedWorld {
  readonly world: World;
  /** Where edit locks are written. */
  readonly board: Board;
  /** The API's base. */
  readonly base: string;
  /** Serves a call of the API, whose path is written with its base. */
  serve(request: CoreRequest): Promise<CoreAnswer>;
}

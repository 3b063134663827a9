import type { CoreAnswer, CoreRequest } from "../core/exchange.ts";
import type { World } from "../world/world.ts";
import type { Board } from "./board.ts";

/** What virtual admins need of their world. */
export interface PlayedWorld {
  readonly world: World;
  /** Where edit locks are written. */
  readonly board: Board;
  /** The API's base. */
  readonly base: string;
  /** Serves an API call; its path includes the base. */
  serve(request: CoreRequest): Promise<CoreAnswer>;
}

import type { CoreAnswer, CoreRequest } from "../core/exchange.ts";
import type { World } from "../world/world.ts";
import type { Board } from "./board.ts";

export interface PlayedWorld {
  readonly world: World;
  /** For edit locks. */
  readonly board: Board;
  readonly base: string;
  /** The path includes the base. */
  serve(request: CoreRequest): Promise<CoreAnswer>;
}

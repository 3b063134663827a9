import type { Player } from "./player.ts";

/** One thing that an admin does, from opening its screen to seeing that it is done. */
export interface Act {
  readonly name: string;
  /** Plays it, and returns how often the server did it: 1 is right, at any later moment too. Undefined for a mere look. */
  readonly play: (player: Player) => Promise<(() => Promise<number>) | undefined>;
}

import type { Player } from "./player.ts";

/** An admin's task, including opening its screen. */
export interface Act {
  readonly name: string;
  /** Needs the whole browser and the fixture `push`. */
  readonly needsNotifications?: boolean;
  /**
   * Returns a count of how often the server has done it, which must be 1 at any time; undefined for mere
   * reading.
   */
  readonly play: (player: Player) => Promise<(() => Promise<number>) | undefined>;
}

import type { Player } from "./player.ts";

/** An admin's task, from opening its screen to its end. */
export interface Act {
  readonly name: string;
  /** Needs the whole browser, with the fixture `push`. */
  readonly needsNotifications?: boolean;
  /** Returns how often the server has done it, which must be 1 whenever asked; undefined for mere reading. */
  readonly play: (player: Player) => Promise<(() => Promise<number>) | undefined>;
}

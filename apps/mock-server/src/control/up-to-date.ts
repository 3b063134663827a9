import { bringUpToDate } from "../world/bring-up-to-date.ts";
import type { World } from "../world/world.ts";
import { WorldGone } from "../world/world-gone.ts";

/** Runs what became due in the world's turn, unless another world took its place meanwhile. */
export async function upToDate(world: World): Promise<void> {
  try {
    await world.turns.take(() => bringUpToDate(world));
  } catch (error) {
    if (!(error instanceof WorldGone)) throw error;
  }
}

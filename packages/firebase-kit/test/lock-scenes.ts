/** Beginnings of edit lock scenes, and what tabs display. */
import { LockPlay } from "./lock-play.ts";

export const kinds = (play: LockPlay) => play.players.map((_, index) => play.view(index).kind);
/** The machine of an open page. */
export const lock = (play: LockPlay, index: number) => {
  const runner = play.player(index).lock;
  if (runner === undefined) throw new RangeError("no page is open");
  return runner;
};

/** Opens the tabs a second apart. */
export async function opened(admins: string, seed = 1): Promise<LockPlay> {
  const play = new LockPlay(admins, seed);
  for (const [index] of play.players.entries()) {
    play.open(index);
    await play.schedule.advance(1_000);
  }
  return play;
}

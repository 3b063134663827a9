/** How scenes of the edit lock begin, and what their tabs show. */
import { LockPlay } from "./lock-play.ts";

/** What each tab shows. */
export const kinds = (play: LockPlay) => play.players.map((_, index) => play.view(index).kind);
/** The machine of a tab whose page is open. */
export const lock = (play: LockPlay, index: number) => {
  const runner = play.player(index).lock;
  if (runner === undefined) throw new RangeError("no page is open");
  return runner;
};

/** The tabs open one after the other, a second apart. */
export async function opened(admins: string, seed = 1): Promise<LockPlay> {
  const play = new LockPlay(admins, seed);
  for (const [index] of play.players.entries()) {
    play.open(index);
    await play.schedule.advance(1_000);
  }
  return play;
}

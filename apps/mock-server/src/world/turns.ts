import type { Eventually } from "../core/exchange.ts";
import type { Share } from "../fair-share.ts";
import { Attempt, inSlices, NotYet } from "../slices.ts";
import type { Clock } from "./clock.ts";
import { WorldGone } from "./world-gone.ts";

interface TakenWorld {
  readonly ground: { readonly isLarge: boolean };
  readonly clock: Clock;
  readonly revision: number;
  readonly random: { readonly position: number };
  readonly outbox: { readonly size: number };
  readonly isGone: boolean;
}

/**
 * Serializes a world's calls: while one waits for a large table's index or for another world, later ones wait
 * behind it.
 */
export class Turns {
  readonly #world: TakenWorld;
  #last: Promise<unknown> | undefined;
  /** The state in which the present call may be retried. */
  #before = 0;

  readonly share: Share;

  constructor(world: TakenWorld, share: Share) {
    this.#world = world;
    this.share = share;
  }

  /**
   * A returned promise may settle later. Throws or rejects with {@link WorldGone} if the call was not made.
   */
  take<T>(call: () => Eventually<T>): Eventually<T> {
    if (this.#world.isGone) throw new WorldGone();
    if (this.#last !== undefined || !this.share.mayWork) return this.#wait(call);
    if (!this.#world.ground.isLarge) return this.share.work(call);
    const attempt = this.#attempt();
    try {
      return this.share.work(() => attempt.run(call));
    } catch (error) {
      if (!(error instanceof NotYet)) throw error;
    }
    return this.#wait(call);
  }

  /** Only a call that changed nothing may be retried. */
  #attempt(): Attempt {
    this.#before = this.#state();
    return new Attempt(() => this.#state() === this.#before);
  }

  /** Due changes are made, and a retry does not repeat them: the present call may still wait. */
  markUpToDate(): void {
    if (this.#world.ground.isLarge) this.#before = this.#state();
  }

  #state(): number {
    const { revision, random, outbox } = this.#world;
    return revision + random.position + outbox.size;
  }

  async #wait<T>(call: () => Eventually<T>): Promise<T> {
    const before = this.#last;
    const turn = (async () => {
      await before;
      await this.share.turn();
      const { clock } = this.#world;
      const at = clock.now();
      const made = () => {
        if (this.#world.isGone) throw new WorldGone();
        return clock.during(at, call);
      };
      return inSlices(made, this.#attempt(), this.share);
    })();
    const ended = turn.then(
      () => undefined,
      () => undefined,
    );
    this.#last = ended;
    void ended.then(() => {
      if (this.#last === ended) this.#last = undefined;
    });
    return (await turn).value;
  }
}

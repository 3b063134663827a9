import { failureOf, hasEnded, isPassing } from "#api/failure.ts";
import { type Move, NotMoved, OrderChanged, type OrderStore, UnknownOutcome } from "./order-store.ts";

/**
 * Each request (positions, neighbors, version) derives from the previous answer: quick moves do not conflict.
 * A refused move is reported with later ones, which assumed its result.
 */
export class MoveQueue<Order> {
  readonly #store: OrderStore<Order>;
  readonly #listeners = new Set<() => void>();
  #pending: readonly Move[] = [];
  #order: Order | undefined;
  #running: Promise<void> | undefined;
  #isAfterUnknown = false;

  constructor(store: OrderStore<Order>) {
    this.#store = store;
  }

  readonly order = (): Order | undefined => this.#order;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** `onScreen` counts only if nothing is pending. */
  readonly add = (onScreen: Order, move: Move): void => {
    const base = this.#order ?? onScreen;
    this.#pending = [...this.#pending, move];
    this.#show(this.#store.place(base, move));
    this.#running ??= this.#run(base);
  };

  /** Resolves when all moves are stored or reported; undefined if nothing is pending. */
  readonly settled = (): Promise<void> | undefined => this.#running;

  async #run(base: Order): Promise<void> {
    window.addEventListener("beforeunload", this.#warn);
    let known = base;
    do {
      known = await this.#send(known);
      this.#store.write(known);
      await this.#store.refresh();
    } while (this.#pending.length > 0);
    window.removeEventListener("beforeunload", this.#warn);
    this.#running = undefined;
    this.#show(undefined);
  }

  async #send(seen: Order): Promise<Order> {
    const { read, positionOf, signature, onStored, onStopped } = this.#store;
    let known = seen;
    try {
      const answer = await read();
      if (signature(answer) !== signature(seen)) throw new OrderChanged();
      known = answer;
      for (let move = this.#pending[0]; move !== undefined; move = this.#pending[0]) {
        const former = positionOf(known, move.id);
        if (former === 0) throw new OrderChanged();
        known = await sent(this.#store, known, move);
        this.#pending = this.#pending.slice(1);
        this.#isAfterUnknown = false;
        onStored(move, former);
      }
    } catch (error) {
      const [move, ...unsent] = this.#pending;
      this.#pending = [];
      this.#show(known);
      const isAfterUnknown = this.#isAfterUnknown;
      this.#isAfterUnknown = error instanceof UnknownOutcome;
      if (move !== undefined) onStopped({ move, unsent, error, isAfterUnknown });
    }
    return known;
  }

  #show(order: Order | undefined): void {
    this.#order = order;
    for (const listener of this.#listeners) listener();
  }

  /** Leaving would lose unsent moves (S10). */
  readonly #warn = (event: BeforeUnloadEvent): void => {
    if (this.#pending.length > 0) event.preventDefault();
  };
}

/** Reloading shows a stored move. A missing one may still be stored, unless the server is done with it. */
async function sent<Order>(store: OrderStore<Order>, order: Order, move: Move): Promise<Order> {
  try {
    return await store.send(order, move);
  } catch (error) {
    const failure = failureOf(error);
    if (!isPassing(failure)) throw error;
    await store.refresh();
    const now = await store.read().catch(() => {
      throw new UnknownOutcome(false);
    });
    const found = store.signature(now);
    if (found === store.signature(store.place(order, move))) return now;
    const isAsBefore = found === store.signature(order);
    throw isAsBefore && hasEnded(failure) ? new NotMoved(error) : new UnknownOutcome(true);
  }
}

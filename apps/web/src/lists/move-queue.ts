import { failureOf, isPassing } from "#api/failure.ts";
import { type Move, OrderChanged, type OrderStore, UnknownOutcome } from "./order-store.ts";

/**
 * Sends the moves of one order, one after the other. What a request says of the order (positions, neighbours, version) is
 * worked out from the answer to the move before it, so that an admin's own quick moves never refuse each other. The order
 * is read again when the queue is empty. A refused move stops the queue: the later moves were decided on an order that
 * does not exist, and are reported with it.
 */
export class MoveQueue<Order> {
  readonly #store: OrderStore<Order>;
  readonly #listeners = new Set<() => void>();
  #pending: readonly Move[] = [];
  #order: Order | undefined;
  #running: Promise<void> | undefined;

  constructor(store: OrderStore<Order>) {
    this.#store = store;
  }

  /** The order that the admin made, until its moves are stored and it is read again; undefined otherwise. */
  readonly order = (): Order | undefined => this.#order;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Adds a move. `onScreen` is the order in which the admin made it, where no other move is pending. */
  readonly add = (onScreen: Order, move: Move): void => {
    const base = this.#order ?? onScreen;
    this.#pending = [...this.#pending, move];
    this.#show(this.#store.place(base, move));
    this.#running ??= this.#run(base);
  };

  /** Resolves when every move is stored or reported, and the order is read again; undefined where nothing is pending. */
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

  /** Sends what is pending. Returns the order that the server is known to have by then. */
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
        onStored(move, former);
      }
    } catch (error) {
      const [move, ...unsent] = this.#pending;
      this.#pending = [];
      this.#show(known);
      if (move !== undefined) onStopped({ move, unsent, error });
    }
    return known;
  }

  #show(order: Order | undefined): void {
    this.#order = order;
    for (const listener of this.#listeners) listener();
  }

  /** The browser's own question: an unload cuts what is not sent yet (S10). */
  readonly #warn = (event: BeforeUnloadEvent): void => {
    if (this.#pending.length > 0) event.preventDefault();
  };
}

/** The order after a move. Where its answer was lost, the order that is read again tells whether it was stored. */
async function sent<Order>(store: OrderStore<Order>, order: Order, move: Move): Promise<Order> {
  try {
    return await store.send(order, move);
  } catch (error) {
    if (!isPassing(failureOf(error))) throw error;
    await store.refresh();
    const now = await store.read().catch(() => {
      throw new UnknownOutcome();
    });
    if (store.signature(now) !== store.signature(store.place(order, move))) throw error;
    return now;
  }
}

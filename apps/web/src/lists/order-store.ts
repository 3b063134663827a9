/** An entry of an order that gets another position, counted from 1. */
export interface Move {
  readonly id: number;
  readonly name: string;
  readonly position: number;
}

/** Moves that are not stored. */
export interface StoppedMoves {
  readonly move: Move;
  /** Made after it, decided on the order that it would have led to, and never sent. */
  readonly unsent: readonly Move[];
  /** What the request threw, or {@link OrderChanged}, or {@link UnknownOutcome}. */
  readonly error: unknown;
}

/** The order is not the one that the admin saw. The move was not sent. */
export class OrderChanged extends Error {}

/** The answer to a move was lost, and the order could not be read again. */
export class UnknownOutcome extends Error {}

/** How one order is read, changed and stored. */
export interface OrderStore<Order> {
  /** The order that the server gave last. Waits for an answer under way, and asks again for a stale one. */
  readonly read: () => Promise<Order>;
  /** Makes `order` what is shown until the next answer. */
  readonly write: (order: Order) => void;
  /** Reads everything on the screen again. Never rejects. */
  readonly refresh: () => Promise<void>;
  readonly place: (order: Order, move: Move) => Order;
  /** The position of an entry, counted from 1; 0 for one that is gone. */
  readonly positionOf: (order: Order, id: number) => number;
  /** Equal for two orders in which a move means the same. */
  readonly signature: (order: Order) => string;
  /** Sends a move decided on `order`. Returns the order that it leads to. @throws ApiFailure */
  readonly send: (order: Order, move: Move) => Promise<Order>;
  /** Reports a stored move. `former` is the position before it. */
  readonly onStored: (move: Move, former: number) => void;
  readonly onStopped: (stopped: StoppedMoves) => void;
}

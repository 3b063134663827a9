/** An entry's new position, from 1. */
export interface Move {
  readonly id: number;
  readonly name: string;
  readonly position: number;
}

/** Moves that were not stored. */
export interface StoppedMoves {
  readonly move: Move;
  /** Made later, based on that move's result, and not sent. */
  readonly unsent: readonly Move[];
  /** The request's error, {@link OrderChanged} or {@link UnknownOutcome}. */
  readonly error: unknown;
}

/** The order differs from the one the admin saw; the move was not sent. */
export class OrderChanged extends Error {}

/** A move's answer was lost, and reloading failed. */
export class UnknownOutcome extends Error {}

/** Reads, changes and stores one order. */
export interface OrderStore<Order> {
  /** The server's latest order. Waits for a request in progress, and reloads a stale one. */
  readonly read: () => Promise<Order>;
  /** Shows `order` until the next answer. */
  readonly write: (order: Order) => void;
  /** Reloads everything on the screen. Never rejects. */
  readonly refresh: () => Promise<void>;
  readonly place: (order: Order, move: Move) => Order;
  /** An entry's position from 1; 0 if missing. */
  readonly positionOf: (order: Order, id: number) => number;
  /** Equal if a move means the same in both orders. */
  readonly signature: (order: Order) => string;
  /** Sends a move based on `order`; returns the result. @throws ApiFailure */
  readonly send: (order: Order, move: Move) => Promise<Order>;
  /** Reports a stored move and its former position. */
  readonly onStored: (move: Move, former: number) => void;
  readonly onStopped: (stopped: StoppedMoves) => void;
}

/** `position` is from 1. */
export interface Move {
  readonly id: number;
  readonly name: string;
  readonly position: number;
}

export interface StoppedMoves {
  readonly move: Move;
  /** Later moves, which assumed its result. */
  readonly unsent: readonly Move[];
  /** Of the request, {@link OrderChanged}, {@link NotMoved} or {@link UnknownOutcome}. */
  readonly error: unknown;
  /** The move before had an unknown outcome: what changed meanwhile may be that move. */
  readonly isAfterUnknown: boolean;
}

/** The admin saw another order; the move was not sent. */
export class OrderChanged extends Error {}

/** The server says that it failed, and reloading shows the order as it was. */
export class NotMoved extends Error {
  /** @param cause the request's error */
  constructor(cause: unknown) {
    super("not moved", { cause });
  }
}

/** The answer was lost: the server may have moved it, or may still do so. */
export class UnknownOutcome extends Error {
  readonly isReread: boolean;
  /** @param isReread the order of the server is shown */
  constructor(isReread: boolean) {
    super("unknown outcome");
    this.isReread = isReread;
  }
}

export interface OrderStore<Order> {
  /** Waits for a running request, reloads a stale answer. */
  readonly read: () => Promise<Order>;
  readonly write: (order: Order) => void;
  /** Never rejects. */
  readonly refresh: () => Promise<void>;
  readonly place: (order: Order, move: Move) => Order;
  /** From 1; 0 if missing. */
  readonly positionOf: (order: Order, id: number) => number;
  /** Equal if a move means the same in both. */
  readonly signature: (order: Order) => string;
  /** @throws ApiFailure */
  readonly send: (order: Order, move: Move) => Promise<Order>;
  readonly onStored: (move: Move, former: number) => void;
  readonly onStopped: (stopped: StoppedMoves) => void;
}

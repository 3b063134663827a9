import type { Outcome } from "../src/lock/state.ts";
import type { Update } from "../src/lock/writes.ts";

/** A transaction of a simulated tab that the service has not settled. */
/** How often the SDK tries one, over data that changed meanwhile. */
export const maxRetries = 25;

export interface PendingTransaction {
  readonly path: string;
  readonly update: Update;
  readonly resolve: (outcome: Outcome) => void;
  tries: number;
  sent: boolean;
}

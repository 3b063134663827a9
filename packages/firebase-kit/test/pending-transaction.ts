import type { Outcome } from "../src/lock/state.ts";
import type { Update } from "../src/lock/writes.ts";

/** The SDK's maximum attempts while data keeps changing. */
export const maxRetries = 25;

export interface PendingTransaction {
  readonly path: string;
  readonly update: Update;
  readonly resolve: (outcome: Outcome) => void;
  tries: number;
  sent: boolean;
}

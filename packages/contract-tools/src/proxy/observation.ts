import type { Wrong } from "./inspect-call.ts";

/** One violation that went by, with the call it happened in. */
export interface Violation extends Wrong {
  /** ISO 8601, when the answer was complete. */
  readonly at: string;
  /** Empty for an address that the contract does not have. */
  readonly route: string;
  readonly provenance: string;
  readonly method: string;
  /** As it was asked for, below the API's base. */
  readonly path: string;
  readonly status: number;
}

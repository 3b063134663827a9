import type { Wrong } from "./inspect-call.ts";

export interface Violation extends Wrong {
  /** ISO 8601, when the answer was complete. */
  readonly at: string;
  /** Empty for an address outside the contract. */
  readonly route: string;
  readonly provenance: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

/** Messages between the processes of bench/locks.ts. */

/** The service's address, and the backend's token for each admin. */
export interface Admins {
  readonly apiKey: string;
  readonly projectId: string;
  readonly databaseURL: string;
  readonly port: number;
  readonly tokens: readonly string[];
}

export type ToService =
  | { readonly kind: "admins"; readonly count: number }
  /** Ends each connection `life` ms after now. */
  | { readonly kind: "cut"; readonly life: number }
  | { readonly kind: "judge" };

export type FromService =
  | { readonly kind: "listens" }
  | ({ readonly kind: "admins" } & Admins)
  /** `overdue`: sightings of locks older than their lease. */
  | { readonly kind: "judged"; readonly cuts: number; readonly overdue: number; readonly locks: number };

export type ToWatchers =
  | { readonly kind: "watch"; readonly admins: Admins; readonly from: number; readonly count: number }
  /** Asks for what was received since the last time. */
  | { readonly kind: "heard" };

export type FromWatchers =
  | { readonly kind: "ready" }
  /** Ms until each taken lock was shown, per watcher, sorted. */
  | { readonly kind: "heard"; readonly times: readonly number[]; readonly rejections: number };

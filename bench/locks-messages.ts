/** What the processes of bench/locks.ts say to each other. */

/** Where the service is, and the backend's token for each admin. */
export interface Admins {
  readonly apiKey: string;
  readonly projectId: string;
  readonly databaseURL: string;
  readonly port: number;
  readonly tokens: readonly string[];
}

export type ToService =
  | { readonly kind: "admins"; readonly count: number }
  /** From now on each connection ends after so long (milliseconds). */
  | { readonly kind: "cut"; readonly life: number }
  | { readonly kind: "judge" };

export type FromService =
  | { readonly kind: "listens" }
  | ({ readonly kind: "admins" } & Admins)
  /** Connections cut, looks at locks older than their lease, and locks that stand there. */
  | { readonly kind: "judged"; readonly cuts: number; readonly overdue: number; readonly locks: number };

export type ToWatchers =
  | { readonly kind: "watch"; readonly admins: Admins; readonly from: number; readonly count: number }
  /** Answers with what was heard since the last time. */
  | { readonly kind: "heard" };

export type FromWatchers =
  | { readonly kind: "ready" }
  /** How long each taken lock took to be shown, at each watcher (milliseconds, sorted). */
  | { readonly kind: "heard"; readonly times: readonly number[]; readonly rejections: number };

/** An admin's tab on the record of a story. */
import type { LockView } from "../src/lock/view.ts";
import type { LockRunner } from "../src/realtime/run-lock.ts";
import type { SimulatedTab } from "./simulated-tab.ts";

export interface Player {
  readonly admin: string;
  readonly optOut: boolean;
  sid: string;
  tab: SimulatedTab | undefined;
  lock: LockRunner | undefined;
  /** The admin has the form open. */
  open: boolean;
  /** Since when it contradicts the service although that is reachable. */
  wrongSince: number | undefined;
  /** The last displayed kind. */
  shown: LockView["kind"];
  /** Since when it contradicts the service, reachable or not. */
  outdatedSince: number | undefined;
}

import { leasePath, lockPath, takeoverPath } from "@palier/firebase-rules/paths";

/** Paths of locks and takeover requests in the database. */
export interface LockPaths {
  /** Its children are the locks of the area's records. */
  readonly area: (area: string) => string;
  readonly lock: (area: string, id: string | number) => string;
  /**
   * Its children are the renewal times of the area's locks; separate, so that lists do not receive every
   * renewal.
   */
  readonly leases: (area: string) => string;
  readonly lease: (area: string, id: string | number) => string;
  readonly request: (area: string, id: string | number) => string;
}

/**
 * The shipped rules' paths: `locks/<area>/<id>`, `leases/<area>/<id>` and `takeovers/<area>/<id>` (§3, L06,
 * L11).
 */
export const shippedPaths: LockPaths = {
  area: (area) => `locks/${area}`,
  lock: lockPath,
  leases: (area) => `leases/${area}`,
  lease: leasePath,
  request: takeoverPath,
};

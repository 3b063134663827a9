import { leasePath, lockPath, takeoverPath } from "@palier/firebase-rules/paths";

/** Where locks and takeover requests are kept in the database. */
export interface LockPaths {
  /** Its children are the locks of the area's records. */
  readonly area: (area: string) => string;
  readonly lock: (area: string, id: string | number) => string;
  /** Its children are the times at which the area's locks were renewed: apart, so that lists do not receive each of them. */
  readonly leases: (area: string) => string;
  readonly lease: (area: string, id: string | number) => string;
  readonly request: (area: string, id: string | number) => string;
}

/** Those of the shipped rules: `locks/<area>/<id>`, `leases/<area>/<id>` and `takeovers/<area>/<id>` (§3, L06, L11). */
export const shippedPaths: LockPaths = {
  area: (area) => `locks/${area}`,
  lock: lockPath,
  leases: (area) => `leases/${area}`,
  lease: leasePath,
  request: takeoverPath,
};

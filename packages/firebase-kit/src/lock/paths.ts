import { leasePath, lockPath, takeoverPath } from "../../rules/paths.ts";

export interface LockPaths {
  /** Its children are locks. */
  readonly area: (area: string) => string;
  readonly lock: (area: string, id: string | number) => string;
  /** Its children are renewal times; apart, as lists need not receive them. */
  readonly leases: (area: string) => string;
  readonly lease: (area: string, id: string | number) => string;
  readonly request: (area: string, id: string | number) => string;
}

/** `locks/<area>/<id>`, `leases/<area>/<id>`, `takeovers/<area>/<id>` (§3, L06, L11). */
export const shippedPaths: LockPaths = {
  area: (area) => `locks/${area}`,
  lock: lockPath,
  leases: (area) => `leases/${area}`,
  lease: leasePath,
  request: takeoverPath,
};

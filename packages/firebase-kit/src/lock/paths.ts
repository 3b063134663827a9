/** Where locks and takeover requests are kept in the database. */
export interface LockPaths {
  /** Its children are the locks of the area's records. */
  readonly area: (area: string) => string;
  readonly lock: (area: string, id: string | number) => string;
  readonly request: (area: string, id: string | number) => string;
}

/** Those of the shipped rules: `locks/<area>/<id>` and `takeovers/<area>/<id>` (§3, L06). */
export const shippedPaths: LockPaths = {
  area: (area) => `locks/${area}`,
  lock: (area, id) => `locks/${area}/${id}`,
  request: (area, id) => `takeovers/${area}/${id}`,
};

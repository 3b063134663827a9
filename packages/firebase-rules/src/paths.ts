/**
 * Paths of locks in the database, shared by web app, mock server, played administrators and rules (§3, L05).
 * Areas are the contract's (`building`, `delivery-point`).
 */

/** The lock of a record: `locks/<area>/<id>`. */
export const lockPath = (area: string, id: number | string): string => `locks/${area}/${id}`;

/** A record's lease: the server time at which its holder renewed the lock (L11). */
export const leasePath = (area: string, id: number | string): string => `leases/${area}/${id}`;

/** An admin's request for another admin's record (L06). */
export const takeoverPath = (area: string, id: number | string): string => `takeovers/${area}/${id}`;

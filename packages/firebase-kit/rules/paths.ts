/**
 * Database paths of web app, mock server, played administrators and rules (§3, L05). Areas are the contract's
 * (`building`, `delivery-point`).
 */

export const lockPath = (area: string, id: number | string): string => `locks/${area}/${id}`;

/** The server time at which the holder renewed the lock (L11). */
export const leasePath = (area: string, id: number | string): string => `leases/${area}/${id}`;

/** A request for another admin's record (L06). */
export const takeoverPath = (area: string, id: number | string): string => `takeovers/${area}/${id}`;

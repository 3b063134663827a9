/**
 * The places of locks in the database, on which web app, mock server, played administrators and rules all meet (§3, L05).
 * Areas are those of the contract (`building`, `delivery-point`).
 */

/** The lock of a record: `locks/<area>/<id>`. */
export const lockPath = (area: string, id: number | string): string => `locks/${area}/${id}`;

/** Where a record's holder renews its lock: a server time (L11). */
export const leasePath = (area: string, id: number | string): string => `leases/${area}/${id}`;

/** Where an admin asks for a record that another one holds (L06). */
export const takeoverPath = (area: string, id: number | string): string => `takeovers/${area}/${id}`;

/**
 * Texts and rows read and bytes allocated by queries: the same on any machine, unlike time, so that tests can
 * compare queries.
 */
export const work = { texts: 0, rows: 0, bytes: 0 };

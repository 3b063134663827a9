/**
 * What queries read and allocate: unlike time, the same on any machine, so that tests can compare queries.
 */
export const work = { texts: 0, rows: 0, bytes: 0 };

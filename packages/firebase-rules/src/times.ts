/** The times of locks and requests, which rules, clients and backend share. Milliseconds of server time. */

/** A lock that was not renewed for this long counts as free (L11). */
export const leaseTime = 180_000;
/** The rules take no second renewal of a lock before this time. */
export const renewalGap = 1_000;
/** An unanswered request may be forced after this time, and a refused one repeated. */
export const answerTime = 30_000;
/** A request this old makes room for another admin's. */
export const askLifetime = 60_000;

/** In ms of server time. */

/** A lock not renewed for this long counts as free (L11). */
export const leaseTime = 180_000;
/** Between renewals of a lock. */
export const renewalGap = 1_000;
/** After this time an unanswered request can be forced, and a refused one repeated. */
export const answerTime = 30_000;
/** How long the record of a holder who disappeared is left to that one by pages that merely wait. */
export const graceTime = 20_000;
/** Age at which a request gives way to another admin's. */
export const askLifetime = 60_000;

/** How long an `Idempotency-Key` may be; a longer one is refused (400), never cut. */
export const maxIdempotencyKeyLength = 200;

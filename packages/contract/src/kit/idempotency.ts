/** A longer `Idempotency-Key` is refused (400), not truncated. */
export const maxIdempotencyKeyLength = 200;

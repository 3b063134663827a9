/** Maximum length of an `Idempotency-Key`; a longer one is refused (400), not truncated. */
export const maxIdempotencyKeyLength = 200;

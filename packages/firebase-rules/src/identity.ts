/** Whom a lock names, as pages and backends read it: the same as the rules do (`holderIn`). */

/**
 * The identity that stands in a lock's place, in lower case: a text, a number, or the `email` of an object (§3). `?` for a
 * lock that names nobody; undefined where there is no lock.
 */
export function identityIn(lock: unknown): string | undefined {
  if (lock === null || lock === undefined || lock === false) return undefined;
  if (typeof lock === "string") return lock.toLowerCase();
  if (typeof lock === "number") return String(lock);
  const email = typeof lock === "object" && "email" in lock ? lock.email : undefined;
  return typeof email === "string" ? email.toLowerCase() : nobodyKnown;
}

const nobodyKnown = "?";

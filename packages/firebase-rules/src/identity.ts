/** Whom a lock names, as pages and backends read it: the same as the rules do (`holderIn`, `isMine`). */

/** An admin as the backend's claims say. `id` stays when the address is corrected; undefined where a token has none. */
export interface AdminIdentity {
  readonly id?: number | string | undefined;
  /** In lower case. */
  readonly email: string;
}

/** Whom a lock, or a request, names. */
export interface Named {
  /** In lower case: a text, a number, or the `email` of an object, else its `id` (§3); `?` where it names nobody. */
  readonly identity: string;
  /** The admin's identifier, where a page wrote it. */
  readonly id: string | undefined;
}

/** Returns undefined where there is no lock; `false` stands for none where other programs write it. */
export function namedIn(entry: unknown): Named | undefined {
  if (entry === null || entry === undefined || entry === false) return undefined;
  if (isIdentifier(entry)) return { identity: String(entry).toLowerCase(), id: undefined };
  const { email, id, sid } = partsOf(entry);
  const known = isIdentifier(id) ? String(id) : undefined;
  return {
    identity: (isText(email) ? email : (known ?? nobodyKnown)).toLowerCase(),
    // Pages name their tab; what other programs call `id` may be anything.
    id: typeof sid === "string" ? known : undefined,
  };
}

/**
 * Whether this admin is named: what a page wrote is its admin's by identifier, whatever the address was then, or has become;
 * anything else by address or by identifier.
 */
export function isNamed(named: Named, { id, email }: AdminIdentity): boolean {
  const own = id === undefined ? undefined : String(id);
  if (own !== undefined && named.id !== undefined) return named.id === own;
  return named.identity === email || named.identity === own?.toLowerCase();
}

const nobodyKnown = "?";

/** An empty text names nobody. */
const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

const isIdentifier = (value: unknown): value is string | number => isText(value) || typeof value === "number";

const partsOf = (
  entry: unknown,
): { readonly email?: unknown; readonly id?: unknown; readonly sid?: unknown } =>
  typeof entry === "object" && entry !== null ? entry : {};

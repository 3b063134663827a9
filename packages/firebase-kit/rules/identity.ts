/** Identifies a lock's holder, like the rules (`holderIn`, `isMine`). */

/** By the backend's claims. `id` stays when the address is corrected; undefined if the token has none. */
export interface AdminIdentity {
  readonly id?: number | string | undefined;
  /** Lower case. */
  readonly email: string;
}

/** By a lock or request. */
export interface Named {
  /** Lower case: a text, a number, or an object's `email`, else its `id` (§3); `?` if it names nobody. */
  readonly identity: string;
  /** Only in entries written by pages. */
  readonly id: string | undefined;
}

/** Undefined without a lock; other programs write `false` for none. */
export function namedIn(entry: unknown): Named | undefined {
  if (entry === null || entry === undefined || entry === false) return undefined;
  if (isIdentifier(entry)) return { identity: String(entry).toLowerCase(), id: undefined };
  const { email, id, sid } = partsOf(entry);
  const known = isIdentifier(id) ? String(id) : undefined;
  return {
    identity: (isText(email) ? email : (known ?? nobodyKnown)).toLowerCase(),
    // Pages name their tab; in other programs' entries `id` may be anything.
    id: typeof sid === "string" ? known : undefined,
  };
}

/** By identifier if both have one, as addresses change; else by address or identifier. */
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

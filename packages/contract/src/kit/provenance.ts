/**
 * Where a route or field comes from:
 * - `spec`: the specification gives it;
 * - `assumed`: the specification names the thing but not this shape; the backend must confirm it;
 * - `extension`: absent from the specification; the screens need it.
 */
export type Provenance = "spec" | "assumed" | "extension";

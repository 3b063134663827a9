/**
 * Where a route or a field comes from, so that a backend developer sees at a glance what is law and what is ours:
 * - `spec`: the specification gives it;
 * - `assumed`: the specification names the thing but not this shape; the backend must confirm it;
 * - `extension`: the specification does not name it at all; the screens need it.
 */
export type Provenance = "spec" | "assumed" | "extension";

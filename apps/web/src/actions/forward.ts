import type { Transitions } from "@palier/contract";

/**
 * Declares the usual succession of states, once per area. Returns per state a test whether it is the record's next
 * (A20); final and exceptional states have none.
 * @throws TypeError for a step the contract forbids.
 */
export function forward<S extends string>(allowed: Transitions<S>, way: { readonly [K in S]?: S }) {
  for (const from of Object.keys(allowed).filter((state): state is S => state in allowed)) {
    const to = way[from];
    if (to !== undefined && !allowed[from].includes(to))
      throw new TypeError(`${from} does not lead to ${to}`);
  }
  return (to: S) =>
    (record: { readonly status: S }): boolean =>
      way[record.status] === to;
}

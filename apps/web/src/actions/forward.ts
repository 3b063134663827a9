import type { Transitions } from "@palier/contract";

/**
 * Declares which state follows which on a record's usual way: one declaration an area. Returns, for a state, the test
 * whether it is the record's next one (A20). A record that stands at the end, or beside the way, has none.
 * @throws TypeError for a step that the contract does not allow.
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

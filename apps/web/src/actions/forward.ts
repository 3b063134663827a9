import type { Transitions } from "@palier/contract";

/**
 * The usual succession of states, for {@link RecordAction}.next (A20). @throws TypeError for a step the contract
 * forbids
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

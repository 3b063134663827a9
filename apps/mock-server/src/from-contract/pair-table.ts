import { assign, unassign } from "../world/assignments.ts";
import type { EntityLike } from "../world/catalog.ts";
import { need } from "../world/records.ts";
import type { Actor } from "../world/rule-book.ts";
import type { Link } from "../world/rule-shapes.ts";

interface PairCall extends Actor {
  readonly params: Readonly<Record<string, unknown>>;
}

interface PairTable {
  readonly link: Link;
  add(call: PairCall): { readonly ok: true };
  remove(call: PairCall): { readonly ok: true };
}

interface PairOptions {
  /** Added only on `one`'s page, even if closed. */
  readonly isPrepared?: boolean;
}

/** The path names both ends (404); `one`'s history records changes. */
export function pairTable(
  table: string,
  one: EntityLike,
  other: EntityLike,
  { isPrepared = false }: PairOptions = {},
): PairTable {
  const ends = (call: PairCall) => [endIn(call, one), endIn(call, other)] as const;
  return {
    link: {
      table,
      ends: [
        { column: `${one.name}Id`, entity: one.name, ...(isPrepared ? { owner: true } : {}) },
        { column: `${other.name}Id`, entity: other.name },
      ],
    },
    add: (call) => assign(call, table, ...ends(call)),
    remove: (call) => unassign(call, table, ...ends(call)),
  };
}

const endIn = (call: PairCall, { name }: EntityLike) => need(call, name, Number(call.params[`${name}Id`]));

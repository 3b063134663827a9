/** Users whom the backend never admitted, or banned (L12). */
import { held, jeanne, lock, marc, now, type RuleCase, stranger } from "./rule-case.ts";

const place = "locks/building/12";
const banned = { revoked: { [marc.uid]: true } };

/** Signed up with the page's API key; and a banned admin (L12). */
export const withoutLeave: readonly RuleCase[] = [
  { name: "a stranger reads locks", as: stranger, at: "locks/building", allowed: false },
  { name: "a stranger reads requests", as: stranger, at: "takeovers/building", allowed: false },
  { name: "a stranger takes a record", as: stranger, at: place, value: lock(marc), allowed: false },
  {
    name: "a stranger removes a lock in the same address",
    data: { locks: { building: { "12": lock(marc, { at: now, seen: now }) } } },
    as: stranger,
    at: place,
    value: null,
    allowed: false,
  },
  {
    name: "a stranger asks",
    data: held,
    as: stranger,
    at: "takeovers/building/12",
    value: { ...lock(marc), seen: null, holder: "jeanne@palier.fr" },
    allowed: false,
  },
  { name: "a banned admin reads", data: banned, as: marc, at: "locks/building", allowed: false },
  { name: "a banned admin takes", data: banned, as: marc, at: place, value: lock(marc), allowed: false },
  { name: "an admin unbans", data: banned, as: marc, at: `revoked/${marc.uid}`, value: null, allowed: false },
  { name: "an admin bans", as: marc, at: `revoked/${jeanne.uid}`, value: true, allowed: false },
  {
    name: "a token with an address and no name",
    as: { ...marc, token: { adminEmail: "marc@palier.fr" } },
    at: place,
    value: lock(marc),
    allowed: false,
  },
];

/** Who may renew a lock, and what becomes of one that nobody renews (L11). */
import type { Json } from "@palier/mock-server/realtime";
import { heldSince, jeanne, lock, marc, now, type RuleCase, second, timestamp } from "./rule-case.ts";

const place = "locks/building/12";
const renewed = (taken: number, seen: Json, more: Readonly<Record<string, Json>> = {}) =>
  lock(jeanne, { at: now - taken * second, seen, ...more });

export const leasing: readonly RuleCase[] = [
  {
    name: "the holder renews",
    data: heldSince(600, 50),
    as: jeanne,
    at: place,
    value: renewed(600, timestamp),
    allowed: true,
  },
  {
    name: "the holder renews the lease alone",
    data: heldSince(600, 50),
    as: jeanne,
    at: `${place}/seen`,
    value: timestamp,
    allowed: true,
  },
  {
    name: "another renews",
    data: heldSince(600, 50),
    as: marc,
    at: `${place}/seen`,
    value: timestamp,
    allowed: false,
  },
  {
    name: "renewing into the future (L10)",
    data: heldSince(600, 50),
    as: jeanne,
    at: place,
    value: renewed(600, now + 3600 * second),
    allowed: false,
  },
  {
    name: "renewing twice in a second",
    data: heldSince(600, 0.5),
    as: jeanne,
    at: place,
    value: renewed(600, timestamp),
    allowed: false,
  },
  {
    name: "an own record that stays as it is",
    data: heldSince(600, 0.5),
    as: jeanne,
    at: place,
    value: renewed(600, now - 0.5 * second),
    allowed: true,
  },
  {
    name: "a record renewed 179 s ago",
    data: heldSince(600, 179),
    as: marc,
    at: place,
    value: lock(marc),
    allowed: false,
  },
  {
    name: "a record not renewed for three minutes (L11)",
    data: heldSince(600, 180),
    as: marc,
    at: place,
    value: lock(marc),
    allowed: true,
  },
  {
    name: "removing what was not renewed for three minutes",
    data: heldSince(600, 180),
    as: marc,
    at: place,
    value: null,
    allowed: true,
  },
  {
    name: "taking another's lapsed record in its holder's name",
    data: heldSince(600, 180),
    as: marc,
    at: place,
    value: lock(jeanne),
    allowed: false,
  },
  {
    name: "what another program left, without a lease, does not lapse",
    data: { locks: { building: { "12": { email: "old@palier.fr", at: now - 90_000 * second } } } },
    as: marc,
    at: place,
    value: lock(marc),
    allowed: false,
  },
];

/**
 * Ownership of locks after a correction of the address, and of other programs' locks: by identifier, else by
 * address.
 */
import type { Json } from "@palier/mock-server/realtime";
import { asked, asking, place, request } from "./request-case.ts";
import {
  heldSince,
  identified,
  jeanne,
  lock,
  marc,
  now,
  type RuleCase,
  second,
  signedIn,
  timestamp,
} from "./rule-case.ts";

const jeanne7 = identified(jeanne, 7);
/** A corrected address, and the new owner of the former one. */
const corrected = identified(signedIn("martin@palier.fr"), 7);
const successor = identified(signedIn("jeanne@palier.fr"), 8);
const marc9 = identified(marc, 9);

const lockOf = (who: ReturnType<typeof identified>, more: Parameters<typeof lock>[1] = {}) =>
  lock(who, { id: who.token.adminId, ...more });
const standing = (value: Json) => ({ locks: { building: { "12": value } } });
const held = standing(lockOf(jeanne7, { at: now - 100 * second, seen: now - 5 * second }));
const heldAndAsked = (more: Parameters<typeof asked>[1] = {}) => ({
  ...held,
  takeovers: { building: { "12": asked(10, { id: 9, ...more }) } },
});

const corrections: readonly RuleCase[] = [
  { name: "under one's identifier", as: jeanne7, at: place, value: lockOf(jeanne7), allowed: true },
  { name: "under another's", as: marc9, at: place, value: lockOf(marc9, { id: 7 }), allowed: false },
  {
    name: "under one that the token lacks",
    as: marc,
    at: place,
    value: lock(marc, { id: 9 }),
    allowed: false,
  },
  { name: "without it, as pages before did", as: jeanne7, at: place, value: lock(jeanne), allowed: true },
  {
    name: "under the corrected address, what is one's own (L02)",
    data: held,
    as: corrected,
    at: place,
    value: lockOf(corrected, { at: now - 100 * second }),
    allowed: true,
  },
  { name: "leaving it", data: held, as: corrected, at: place, value: null, allowed: true },
  {
    name: "renewing it",
    data: held,
    as: corrected,
    at: "leases/building/12",
    value: timestamp,
    allowed: true,
  },
  {
    name: "what its former bearer holds, by whoever has the address now",
    data: held,
    as: successor,
    at: place,
    value: lockOf(successor),
    allowed: false,
  },
  {
    name: "with a token that says no identifier",
    data: held,
    as: jeanne,
    at: place,
    value: lock(jeanne),
    allowed: true,
  },
  {
    name: "answering who asked under the former address",
    data: heldAndAsked(),
    as: corrected,
    at: asking,
    value: asked(10, { id: 9, answer: "yielded", answeredAt: timestamp }),
    allowed: true,
  },
  {
    name: "asking oneself under the former address",
    data: held,
    as: corrected,
    at: asking,
    value: request({ email: "martin@palier.fr", name: corrected.token.adminName, id: 7 }),
    allowed: false,
  },
  {
    name: "taking over by a request of one's former address",
    data: heldAndAsked({ email: "old@palier.fr", answer: "yielded", answeredAt: now - second }),
    as: marc9,
    at: place,
    value: lockOf(marc9),
    allowed: true,
  },
  {
    name: "asking under another's identifier",
    data: held,
    as: marc9,
    at: asking,
    value: request({ id: 7 }),
    allowed: false,
  },
];

/** Admin 7; only pages write `sid`. */
const ownAsWritten = [
  42,
  "42",
  { id: 42 },
  { id: "42", name: "Jeanne" },
  { email: "JEANNE@palier.fr", id: "else" },
];
const jeanne42 = identified(jeanne, 42);

const ownOfOtherPrograms = ownAsWritten.flatMap((value): RuleCase[] => [
  {
    name: `taking one's own, ${JSON.stringify(value)}`,
    data: standing(value),
    as: jeanne42,
    at: place,
    value: lockOf(jeanne42),
    allowed: true,
  },
  {
    name: `taking another's, ${JSON.stringify(value)}`,
    data: standing(value),
    as: marc9,
    at: place,
    value: lockOf(marc9),
    allowed: false,
  },
]);

/** Of other programs: no request, or one from the future. */
const noRequests = [
  42,
  "Old@Palier.FR",
  true,
  { holder: "jeanne@palier.fr" },
  { holder: "jeanne@palier.fr", email: "old@palier.fr", at: "hier" },
  { holder: "jeanne@palier.fr", email: "old@palier.fr", at: now + 3600 * second },
];

const clutter: readonly RuleCase[] = [
  ...noRequests.map(
    (value): RuleCase => ({
      name: `asking where ${JSON.stringify(value)} stands`,
      data: { ...held, takeovers: { building: { "12": value } } },
      as: marc9,
      at: asking,
      value: request({ id: 9 }),
      allowed: true,
    }),
  ),
  {
    name: "asking anew after a refusal of no time",
    data: heldAndAsked({ answer: "refused" }),
    as: marc9,
    at: asking,
    value: request({ id: 9 }),
    allowed: true,
  },
  {
    name: "taking after 30 s what says to be held from tomorrow on",
    data: { ...heldSince(-86_400), takeovers: { building: { "12": asked(30) } } },
    as: marc,
    at: place,
    value: lock(marc),
    allowed: true,
  },
  {
    name: "renewing where a time to come stands",
    data: { ...held, leases: { building: { "12": now + 3600 * second } } },
    as: jeanne7,
    at: "leases/building/12",
    value: timestamp,
    allowed: true,
  },
  {
    name: "renewing one's own lock of a time to come",
    data: standing(lockOf(jeanne7, { at: now - 5 * second, seen: now + 3600 * second })),
    as: jeanne7,
    at: place,
    value: lockOf(jeanne7, { at: now - 5 * second }),
    allowed: true,
  },
];

export const identities: readonly RuleCase[] = [...corrections, ...ownOfOtherPrograms, ...clutter];

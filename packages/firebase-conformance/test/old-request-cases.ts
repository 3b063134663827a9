/** Refused, expired, or older than the lock; and other programs' locks (L06). */
import { asked, asking, pending, place, request } from "./request-case.ts";
import { jeanne, lock, marc, now, paul, type RuleCase, second } from "./rule-case.ts";

/** Of other programs (§3), and the identity that each names. */
const foreignLocks = [
  { is: "a text in mixed case", value: "Old@Palier.FR", identity: "old@palier.fr" },
  { is: "a number", value: 42, identity: "42" },
  { is: "an object with an address alone", value: { email: "Old@Palier.FR" }, identity: "old@palier.fr" },
  { is: "an object without an address", value: { name: "Old" }, identity: "?" },
  { is: "a flag", value: true, identity: "?" },
  { is: "an empty text", value: "", identity: "?" },
  { is: "an object with an empty address", value: { email: "", id: 9 }, identity: "9" },
] as const;

export const oldAndForeign: readonly RuleCase[] = [
  {
    name: "registering the withdrawal over another's refused request",
    data: pending(10, { answer: "refused", answeredAt: now - second }),
    as: paul,
    at: asking,
    value: null,
    allowed: true,
  },
  {
    name: "registering the withdrawal over another's request that is a minute old",
    data: pending(60),
    as: paul,
    at: asking,
    value: null,
    allowed: true,
  },
  {
    name: "skipping one's refusal by deleting the request",
    data: pending(10, { answer: "refused", answeredAt: now - 29 * second }),
    as: marc,
    at: asking,
    value: null,
    allowed: false,
  },
  {
    name: "clearing one's refused request 30 s after the answer",
    data: pending(40, { answer: "refused", answeredAt: now - 30 * second }),
    as: marc,
    at: asking,
    value: null,
    allowed: true,
  },
  {
    name: "asking from another tab before the 30 s are over",
    data: pending(20),
    as: marc,
    at: asking,
    value: request({ sid: "tab-10" }),
    allowed: true,
  },
  {
    name: "asking from another tab at once after a refusal",
    data: pending(10, { answer: "refused", answeredAt: now - second }),
    as: marc,
    at: asking,
    value: request({ sid: "tab-10" }),
    allowed: false,
  },
  {
    name: "taking a lock that was taken after the request, by a request of yesterday",
    data: pending(86_400, {}, 1),
    as: marc,
    at: place,
    value: lock(marc),
    allowed: false,
  },
  {
    name: "registering the removal of a lock that was taken after the request",
    data: pending(86_400, {}, 1),
    as: marc,
    at: place,
    value: null,
    allowed: false,
  },
  {
    name: "asking anew when the lock was taken after the request",
    data: pending(20, {}, 1),
    as: marc,
    at: asking,
    value: request(),
    allowed: true,
  },
  ...foreignLocks.flatMap(({ is, value, identity }): RuleCase[] => [
    {
      name: `asking who stands there as ${is}`,
      data: { locks: { building: { "12": value } } },
      as: marc,
      at: asking,
      value: request({ holder: identity }),
      allowed: true,
    },
    {
      name: `taking from ${is} after 30 s`,
      data: {
        locks: { building: { "12": value } },
        takeovers: { building: { "12": asked(30, { holder: identity }) } },
      },
      as: marc,
      at: place,
      value: lock(marc),
      allowed: true,
    },
    {
      name: `taking from ${is} without asking`,
      data: { locks: { building: { "12": value } } },
      as: marc,
      at: place,
      value: lock(marc),
      allowed: false,
    },
  ]),
  ...["Jeanne@Palier.FR", { email: "JEANNE@palier.fr" }].map(
    (value): RuleCase => ({
      name: `an own lock that another program wrote: ${JSON.stringify(value)}`,
      data: { locks: { building: { "12": value } } },
      as: jeanne,
      at: place,
      value: lock(jeanne),
      allowed: true,
    }),
  ),
  {
    name: "a record where another program wrote false",
    data: { locks: { building: { "12": false } } },
    as: marc,
    at: place,
    value: lock(marc),
    allowed: true,
  },
];

/** Who may read and announce changes of an area (A24). */
import { jeanne, marc, now, type RuleCase, stranger, timestamp } from "./rule-case.ts";

const place = "changes/order";
const data = { changes: { order: { at: now - 1_000, seq: 4 } } };
const said = { at: timestamp, seq: 5 };

export const changing: readonly RuleCase[] = [
  { name: "an admin reads", data, as: marc, at: place, allowed: true },
  {
    name: "an area without locks of its own",
    as: marc,
    at: "changes/delivery-slot",
    allowed: true,
  },
  { name: "not signed in (S16)", data, as: null, at: place, allowed: false },
  { name: "not admitted by the backend (L12)", data, as: stranger, at: place, allowed: false },
  {
    name: "an admin who was shut out (L12)",
    data: { ...data, revoked: { [marc.uid]: true } },
    as: marc,
    at: place,
    allowed: false,
  },
  { name: "all areas at once", data, as: marc, at: "changes", allowed: false },
  { name: "an area that the contract has not", data, as: marc, at: "changes/other", allowed: false },
  { name: "an admin writes", data, as: jeanne, at: place, value: said, allowed: false },
  { name: "an admin counts on", data, as: jeanne, at: `${place}/seq`, value: 5, allowed: false },
  { name: "an admin removes", data, as: jeanne, at: place, value: null, allowed: false },
];

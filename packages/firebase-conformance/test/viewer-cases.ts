/** Who may announce that an admin views a record, and who may see it. */
import { jeanne, marc, now, type RuleCase, second, stranger, timestamp } from "./rule-case.ts";

const record = "viewers/order/12";
const place = `${record}/tab-1`;
const entry = ({ token }: typeof marc, seen: unknown = timestamp) => ({
  email: token.adminEmail,
  name: token.adminName,
  seen: typeof seen === "number" ? seen : timestamp,
});
const seenSince = (seconds: number) => ({
  viewers: { order: { "12": { "tab-1": entry(jeanne, now - seconds * second) } } },
});

export const viewing: readonly RuleCase[] = [
  { name: "an admin sees who looks at a record", as: marc, at: record, allowed: true },
  { name: "not admitted by the backend (L12)", as: stranger, at: record, allowed: false },
  { name: "who looks at what, of a whole area", as: marc, at: "viewers/order", allowed: false },
  { name: "an admin comes", as: marc, at: place, value: entry(marc), allowed: true },
  { name: "in another's name", as: marc, at: place, value: entry(jeanne), allowed: false },
  {
    name: "under another's words",
    as: marc,
    at: place,
    value: { ...entry(marc), name: "Jeanne" },
    allowed: false,
  },
  { name: "at a time to come (L10)", as: marc, at: place, value: entry(marc, now + second), allowed: false },
  {
    name: "with more than that",
    as: marc,
    at: place,
    value: { ...entry(marc), note: "x" },
    allowed: false,
  },
  { name: "in another's place", data: seenSince(5), as: marc, at: place, value: entry(marc), allowed: false },
  { name: "renews", data: seenSince(50), as: jeanne, at: place, value: entry(jeanne), allowed: true },
  {
    name: "renews twice in a second",
    data: seenSince(0.5),
    as: jeanne,
    at: place,
    value: entry(jeanne),
    allowed: false,
  },
  { name: "leaves", data: seenSince(5), as: jeanne, at: place, value: null, allowed: true },
  { name: "sends another away", data: seenSince(5), as: marc, at: place, value: null, allowed: false },
  {
    name: "clears who was not seen for three minutes (L11)",
    data: seenSince(180),
    as: marc,
    at: place,
    value: null,
    allowed: true,
  },
  { name: "registers the removal before coming (L03)", as: marc, at: place, value: null, allowed: true },
  {
    name: "an area without records to look at",
    as: marc,
    at: "viewers/other/12/t",
    value: entry(marc),
    allowed: false,
  },
];

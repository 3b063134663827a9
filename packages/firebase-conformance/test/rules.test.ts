/** Evaluated by targaryen and by the mock server; both must agree with the tables. */

import { changeAreas, lockAreas } from "@palier/contract";
import { databaseRules } from "@palier/firebase-rules";
import rules from "@palier/firebase-rules/database.rules.json" with { type: "json" };
import { parsePath, RuleBook, readValue } from "@palier/mock-server/realtime";
import { database } from "targaryen";
import { describe, expect, test } from "vitest";
import { changing } from "./change-cases.ts";
import { identities } from "./identity-cases.ts";
import { leasing } from "./lease-cases.ts";
import { leaving, reading, taking } from "./lock-cases.ts";
import { oldAndForeign } from "./old-request-cases.ts";
import { marc, now, type RuleCase } from "./rule-case.ts";
import { withoutLeave } from "./stranger-cases.ts";
import { takingOver } from "./takeover-cases.ts";
import { viewing } from "./viewer-cases.ts";

const byTargaryen = ({ data = null, as, at, value, values }: RuleCase): boolean => {
  const asker = database(rules, data, now).as(as);
  if (values !== undefined) return asker.update(at, values, { now }).allowed;
  return (value === undefined ? asker.read(at, { now }) : asker.write(at, value, { now })).allowed;
};

const book = new RuleBook(rules);

function byOurs({ data = null, as, at, value, values }: RuleCase): boolean {
  const root = readValue(data, undefined, { now, depth: 0 });
  const asker = { auth: as === null ? null : { ...marc, ...Object(as) }, now };
  const base = parsePath(at);
  if (value === undefined && values === undefined) return book.canRead(root, base, asker);
  const places = values === undefined ? { "": value } : values;
  const writes = Object.entries(places).map(([below, each]) => ({
    path: [...base, ...parsePath(below)],
    tree: readValue(each, undefined, { now, depth: 0 }),
  }));
  return book.canWrite(root, writes, asker);
}

test("the file that is deployed says what its parts say, for the contract's areas: else `npm run generate`", () => {
  expect(rules).toEqual(databaseRules(lockAreas, changeAreas));
});

describe.each([
  ["reading", reading],
  ["taking a lock", taking],
  ["leases (L11)", leasing],
  ["changes of an area (A24)", changing],
  ["who looks at a record", viewing],
  ["leaving a lock", leaving],
  ["without the backend's leave (L12)", withoutLeave],
  ["taking over (L06)", takingOver],
  ["old requests, and locks of other programs (L06, L15, L16)", oldAndForeign],
  ["whose a lock is (L15, L16)", identities],
])("%s", (_, cases) => {
  test.each(cases)("$name: $allowed", (each) => {
    expect({ targaryen: byTargaryen(each), ours: byOurs(each) }).toEqual({
      targaryen: each.allowed,
      ours: each.allowed,
    });
  });
});

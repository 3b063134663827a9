/** The rules that are deployed, judged by the mock server; by hand also by Google's database. */
import { changeAreas, lockAreas } from "@palier/contract";
import { databaseRules } from "@palier/firebase-rules";
import rules from "@palier/firebase-rules/database.rules.json" with { type: "json" };
import { parsePath, RuleBook, readValue } from "@palier/mock-server/realtime";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTarget, type Target, targets } from "../src/targets.ts";
import { type Request, ruleScenes, type Standing, type Who } from "./rule-scenes.ts";

test("the file that is deployed says what its parts say, for the contract's areas: else `npm run generate`", () => {
  expect(rules).toEqual(databaseRules(lockAreas, changeAreas));
});

const uidOf = ({ email }: Who): string => `uid-of-${email.split("@")[0]}`;
const claimsOf = ({ email, name, id }: Who) => ({
  adminEmail: email,
  ...(name === undefined ? {} : { adminName: name }),
  ...(id === undefined ? {} : { adminId: id }),
});
const wordsOf = ({ who, at, value, values, allowed }: Request): string =>
  `${typeof who === "string" ? who : who.email} ${allowed ? "is refused" : "may"} at ${at}: ${JSON.stringify(value ?? values ?? "a read")}`;

const now = 1_790_000_000_000;
const book = new RuleBook(rules);
/** Signed up with the page's API key and an administrator's address. */
const stranger = { uid: "stranger", provider: "password", token: { email: "marc@palier.fr", name: "Name of marc" } };

function allowedHere({ lock, lease, ask, viewer, change, banned }: Standing, request: Request): boolean {
  const { who, at, value, values } = request;
  const tree = (given: unknown) => readValue(given, undefined, { now, depth: 0 });
  const root = tree({
    locks: { building: { 12: lock ?? null } },
    leases: { building: { 12: lease ?? null } },
    takeovers: { building: { 12: ask ?? null } },
    viewers: { order: { 12: { "tab-1": viewer ?? null } } },
    changes: { order: change ?? null },
    revoked: banned === undefined ? null : { [uidOf(banned)]: true },
  });
  const admin = (each: Who) => ({ uid: uidOf(each), provider: "custom", token: claimsOf(each) });
  const auth = who === "nobody" ? null : who === "a stranger" ? stranger : admin(who);
  const base = parsePath(at);
  if (value === undefined && values === undefined) return book.canRead(root, base, { auth, now });
  const writes = Object.entries(values ?? { "": value }).map(([below, each]) => ({
    path: [...base, ...parsePath(below)],
    tree: tree(each),
  }));
  return book.canWrite(root, writes, { auth, now });
}

describe("the mock server's own judge", () => {
  test.each(ruleScenes(now, "12"))("$name", ({ parts }) => {
    const wrong = parts.flatMap(({ standing, requests }) =>
      requests.filter((each) => allowedHere(standing, each) !== each.allowed).map(wordsOf),
    );
    expect(wrong).toEqual([]);
  });
});

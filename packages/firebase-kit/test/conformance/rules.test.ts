/** The rules that are deployed, judged by the mock server; by hand also by Google's database. */
import { changeAreas, lockAreas } from "@palier/contract";
import { parsePath, RuleBook, readValue } from "@palier/mock-server/realtime";
import { get, ref, set, update } from "firebase/database";
import { describe, expect, test } from "vitest";
import rules from "../../rules/database.rules.json" with { type: "json" };
import { databaseRules } from "../../rules/database-rules.ts";
import { lockScenes } from "./lock-scenes.ts";
import { onEachTarget } from "./on-each-target.ts";
import type { Request, Standing, Who } from "./scene.ts";
import { takeoverScenes } from "./takeover-scenes.ts";
import { type Target, targets } from "./targets.ts";

test("the file that is deployed says what its parts say, for the contract's areas: else `npm run generate`", () => {
  expect(rules).toEqual(databaseRules(lockAreas, changeAreas));
});

const ruleScenes = (now: number, id: string) => [...lockScenes(now, id), ...takeoverScenes(now, id)];

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
const stranger = {
  uid: "stranger",
  provider: "password",
  token: { email: "marc@palier.fr", name: "Name of marc" },
};

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

/** Whether the service allows it, to a page signed in as whoever asks. */
async function allowedThere(target: Target, standing: Standing, request: Request): Promise<boolean> {
  const { lock, lease, ask, viewer, change, banned } = standing;
  const { who, at, value, values } = request;
  const id = target.id(1);
  await target.database.ref().update({
    [`locks/building/${id}`]: lock ?? null,
    [`leases/building/${id}`]: lease ?? null,
    [`takeovers/building/${id}`]: ask ?? null,
    [`viewers/order/${id}`]: viewer === undefined ? null : { "tab-1": viewer },
    "changes/order": change ?? null,
    revoked: banned === undefined ? null : { [uidOf(banned)]: true },
  });
  const pageOf = (admin: Who) => target.page(uidOf(admin), claimsOf(admin));
  const { db } = await (who === "nobody"
    ? target.page()
    : who === "a stranger"
      ? target.page("a-stranger", {})
      : pageOf(who));
  const place = at === "" ? ref(db) : ref(db, at);
  const sent =
    values !== undefined ? update(place, values) : value !== undefined ? set(place, value) : get(place);
  return sent.then(
    () => true,
    () => false,
  );
}

// The embedded service uses the judge above.
const elsewhere = targets.filter(({ name }) => name !== "the embedded service");

onEachTarget((target) => {
  test.each(ruleScenes(0, "1").map(({ name }, at) => ({ name, at })))("$name", async ({ at }) => {
    const scene = ruleScenes(Date.now(), target().id(1))[at];
    const wrong: string[] = [];
    for (const { standing, requests } of scene?.parts ?? [])
      for (const request of requests)
        if ((await allowedThere(target(), standing, request)) !== request.allowed)
          wrong.push(wordsOf(request));
    expect(wrong).toEqual([]);
  });
}, elsewhere);

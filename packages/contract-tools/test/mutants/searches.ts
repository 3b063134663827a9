/** The search over all records. */
import type { Door, Json } from "./door.ts";
import { asked, type Mutant, onAnswer, wrong } from "./mutant.ts";

const search = wrong("search.records");

const onGroups = (change: (groups: readonly Json[]) => unknown): Door =>
  onAnswer((body) => ({ ...body, groups: change(body.groups) }));
const onHits = (change: (hits: readonly Json[]) => unknown): Door =>
  onGroups((groups) => groups.map((group) => ({ ...group, hits: change(group.hits) })));
const looking = (turn: (q: string) => string): Door =>
  asked((query) => query.set("q", turn(query.get("q") ?? "")));
const blindTo = (isMeant: (q: string) => boolean): Door => looking((q) => (isMeant(q) ? "zqzqzqzq" : q));

export const searchMutants: readonly Mutant[] = [
  search(
    "search-finds",
    "capitals are found alone as typed",
    blindTo((q) => q === q.toUpperCase() && /[A-Z]/.test(q)),
  ),
  search(
    "search-finds",
    "a sign alone finds everything",
    looking((q) => (q === "%" ? "a" : q)),
  ),
  search(
    "search-order",
    "the worst match stands first",
    onHits((hits) => hits.toReversed()),
  ),
  search(
    "search-order",
    "what begins with the words is called near",
    onHits((hits) => hits.map((hit) => (hit.match === "start" ? { ...hit, match: "near" } : hit))),
  ),
  search(
    "search-order",
    "nothing says that there are more",
    onGroups((groups) => groups.map((group) => ({ ...group, more: false }))),
  ),
  search(
    "search-hits",
    "a hit is called otherwise than its record",
    onHits((hits) => hits.map((hit) => ({ ...hit, title: `${hit.title} ` }))),
  ),
];

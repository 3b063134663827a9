/** Faults in the global search. */
import type { RouteEntry } from "@palier/contract";
import { type Door, type Json, queryOf, withQuery } from "./door.ts";
import { type Mutant, mutant, onAnswer } from "./mutant.ts";

const isSearch = ({ meta }: RouteEntry): boolean => meta.kind === "show" && meta.searched !== undefined;

const onGroups = (change: (groups: readonly Json[]) => unknown): Door =>
  onAnswer((body) => ({ ...body, groups: change(body.groups) }));

const onHits = (change: (hits: readonly Json[]) => unknown): Door =>
  onGroups((groups) => groups.map((group) => ({ ...group, hits: change(group.hits) })));

const asked =
  (turn: (q: string) => string): Door =>
  ({ request, next }) => {
    const q = queryOf(request).get("q") ?? "";
    return next(withQuery(request, (query) => query.set("q", turn(q))));
  };

export const searchMutants: readonly Mutant[] = [
  mutant(
    "a search finds what it is asked for in capitals alone as typed",
    "search-finds",
    isSearch,
    (passing) =>
      asked((q) => (q !== "" && q === q.toUpperCase() && /[A-Z]/.test(q) ? "zqzqzqzq" : q))(passing),
  ),
  mutant(
    "a search finds everything for a sign",
    "search-finds",
    isSearch,
    asked((q) => (q === "%" ? "a" : q)),
  ),
  mutant(
    "a search looks for the last word alone",
    "search-finds",
    isSearch,
    asked((q) => (q.includes(" ") ? `${q.split(" ").at(-1) ?? ""} zqzqzqzq` : q)),
  ),
  mutant(
    "a search takes quotation marks for a part of its words",
    "search-finds",
    isSearch,
    asked((q) => (/["«»]/.test(q) ? "zqzqzqzq" : q)),
  ),
  mutant(
    "a search finds no number without its zeros",
    "search-finds",
    isSearch,
    asked((q) => (/^[a-z]+-\d+-?\d*$/.test(q) ? "zqzqzqzq" : q)),
  ),
  mutant(
    "hits stand the worst match first",
    "search-order",
    isSearch,
    onHits((hits) => hits.toReversed()),
  ),
  mutant(
    "groups stand the other way round",
    "search-order",
    isSearch,
    onGroups((groups) => groups.toReversed()),
  ),
  mutant(
    "a hit stands there twice",
    "search-order",
    isSearch,
    onHits(([first, ...rest]) => [first, first, ...rest]),
  ),
  mutant(
    "a search never says that there are more",
    "search-order",
    isSearch,
    onGroups((groups) => groups.map((group) => ({ ...group, more: false }))),
  ),
  mutant(
    "each hit is said to match elsewhere",
    "search-order",
    isSearch,
    onHits((hits) => hits.map((hit) => ({ ...hit, match: "elsewhere" }))),
  ),
  mutant(
    "a hit is called otherwise than its record",
    "search-hits",
    isSearch,
    onHits((hits) => hits.map((hit) => ({ ...hit, title: `${hit.title} ` }))),
  ),
  mutant(
    "a hit is no record",
    "search-hits",
    isSearch,
    onHits((hits) => hits.map((hit) => ({ ...hit, id: hit.id + 900_000 }))),
  ),
];

import { isNumberOf, type SearchedKind, type SearchedKinds, searchMatches } from "@palier/contract";
import { beginningsOf, withoutQuotes } from "@palier/contract/kit/fold";
import { beginsWord, nearTo, searchWords } from "@palier/contract/kit/search-words";
import { shownPhone } from "@palier/contract/kit/shown-phone";
import type { Exchange } from "../verify/exchange.ts";
import { idOf, type Row, rowOf, rowsOf } from "../verify/fields.ts";
import type { Probe } from "../verify/probe.ts";
import { fold } from "./fold.ts";

/** The contract's, per kind. */
export const mostHits = 5;

export interface Group {
  readonly kind: string;
  readonly more: boolean;
  readonly hits: readonly Row[];
}

export const groupsOf = (exchange: Exchange): Group[] =>
  rowsOf(rowOf(exchange.json)?.groups).map(({ kind, more, hits }) => ({
    kind: String(kind),
    more: more === true,
    hits: rowsOf(hits),
  }));

const matches: readonly unknown[] = searchMatches;
const rankOf = ({ match }: Row): number => matches.indexOf(match);

export function judgeSearch(probe: Probe, kinds: SearchedKinds, q: string, exchange: Exchange): void {
  const groups = groupsOf(exchange);
  judgeNear(probe, q, groups, exchange);
  judgeGroups(probe, kinds, q, groups, exchange);
  for (const group of groups) {
    const { kind, hits, more } = group;
    const ranks = hits.map(rankOf);
    const ids = hits.map(({ id }) => idOf(id));
    const sorted = ranks.every((rank, at) => rank >= (ranks[at - 1] ?? 0));
    const once = new Set(ids).size === ids.length;
    const bounded = hits.length <= mostHits && hits.length > 0 && (!more || hits.length === mostHits);
    const said = {
      expected: `1 to ${mostHits} hits of ${kind}, each once, the best match first, ${mostHits} where there are more`,
      found: `${hits.map(({ id, match }) => `${String(id)} ${String(match)}`).join(", ")}, more: ${more}`,
    };
    probe.expect("search-order", `${kind} for « ${q} »`, sorted && once && bounded, said, exchange);
    const searched = kinds[kind];
    if (searched !== undefined) judgeMatches(probe, searched, q, group, exchange);
  }
}

/** Near hits stand where there is no other. */
function judgeNear(probe: Probe, q: string, groups: readonly Group[], exchange: Exchange): void {
  const hits = groups.flatMap((group) => group.hits);
  const near = hits.filter(({ match }) => match === "near");
  const said = {
    expected: `near hits for « ${q} » alone, or none`,
    found: `${near.length} of ${hits.length}`,
  };
  const right = near.length === 0 || near.length === hits.length;
  probe.expect("search-order", `near hits for « ${q} »`, right, said, exchange);
}

function judgeGroups(
  probe: Probe,
  kinds: SearchedKinds,
  q: string,
  groups: readonly Group[],
  exchange: Exchange,
): void {
  const order = Object.keys(kinds);
  const places = groups.map(
    ({ kind, hits: [first] }) => [first ? rankOf(first) : -1, order.indexOf(kind)] as const,
  );
  const sorted = places.every(([rank, place], at) => {
    const [rankBefore, placeBefore] = places[at - 1] ?? [-1, -1];
    return rank > rankBefore || (rank === rankBefore && place > placeBefore);
  });
  const said = {
    expected: `groups by the match of their first hit, then ${order.join(", ")}, each once`,
    found: groups.map(({ kind, hits: [first] }) => `${kind} ${String(first?.match)}`).join(", "),
  };
  probe.expect("search-order", `groups for « ${q} »`, sorted, said, exchange);
}

function judgeMatches(
  probe: Probe,
  { numbers, title: column }: SearchedKind,
  q: string,
  { kind, hits }: Group,
  exchange: Exchange,
): void {
  const own = numbers.includes(column);
  const wrong = hits.find(({ title, match }) => {
    const due = titleMatch(String(title), q);
    if (match === "near") return due !== "elsewhere" || !nearTo(q)(String(title));
    if (own && isNumberOf(withoutQuotes(q), String(title))) return match !== "number";
    return match !== "number" && match !== due;
  });
  const said = {
    expected: `match as the title shows it for « ${q} »`,
    found: `${String(wrong?.match)} for « ${String(wrong?.title)} »`,
  };
  probe.expect("search-order", `match of ${kind} for « ${q} »`, wrong === undefined, said, exchange);
}

function titleMatch(title: string, q: string): string {
  if (beginningsOf(q).some((typed) => fold(title).startsWith(fold(typed)))) return "start";
  const folded = fold(title);
  return searchWords(q).every((word) => beginsWord(folded, fold(word))) ? "words" : "elsewhere";
}

export function typedNumber(value: string): string {
  if (/^\+\d+$/.test(value)) return shownPhone(value);
  if (value.includes("@")) return value.toUpperCase();
  return value.toLowerCase().replace(/(?<!\d)0+(?=\d)/g, "");
}

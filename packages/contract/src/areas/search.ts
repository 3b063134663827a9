import { z } from "zod";
import * as field from "../kit/field.ts";
import { once } from "../kit/memoised.ts";
import { named } from "../kit/named.ts";
import type { SearchedKind } from "../kit/searched-kinds.ts";
import { show } from "../kit/show.ts";
import { maxTerm } from "../kit/table-query.ts";
import { withSummaries } from "../kit/with-summaries.ts";
import { searchTexts as texts } from "./search.texts.ts";

/** For the command palette: an extension. */
const titled = <S extends z.ZodType>(schema: S, title: string): S => field.titled(schema, title, "extension");

export type SearchKind = keyof typeof texts.kinds;

export const searchKinds: Readonly<Record<SearchKind, SearchedKind>> = {
  user: {
    title: "fullName",
    numbers: ["email", "phone"],
    words: ["fullName", "email", "phone"],
    details: ["buildingName", "email", "phone"],
  },
  order: {
    title: "number",
    numbers: ["number"],
    words: ["number", "userName", "buildingName"],
    details: ["userName", "buildingName"],
  },
  building: {
    title: "name",
    numbers: ["reference"],
    words: ["name", "reference", "street", "postalCode", "city"],
    details: ["reference", "street", "postalCode", "city"],
  },
  quotation: {
    title: "number",
    numbers: ["number"],
    words: ["number", "title", "userName", "buildingName"],
    details: ["title", "userName", "buildingName"],
  },
  incident: {
    title: "title",
    numbers: ["reference"],
    words: ["reference", "title", "reporterName", "buildingName"],
    details: ["reference", "buildingName", "reporterName"],
  },
};

/** Per kind. */
export const maxHits = 5;
/** Per request. */
export const maxAskedRecords = 20;

/** Best first. */
export const searchMatches = ["number", "start", "words", "elsewhere", "near"] as const;

const searchHit = once(() =>
  named(
    "SearchHit",
    z.object({
      id: titled(field.id(), texts.fields.id),
      title: titled(field.text(), texts.fields.title),
      /** As on screen: a telephone as `06 12 34 56 78`. */
      details: titled(field.list(field.text(), 10), texts.fields.details),
      status: titled(field.text(40), texts.fields.status),
      match: titled(field.choice(texts.matches), texts.fields.match),
    }),
  ),
);
export type SearchHit = z.output<ReturnType<typeof searchHit>>;

const searchGroup = once(() =>
  named(
    "SearchGroup",
    z.object({
      kind: titled(field.choice(texts.kinds), texts.fields.kind),
      more: titled(field.flag(), texts.fields.more),
      hits: titled(field.list(searchHit(), maxAskedRecords), texts.fields.hits),
    }),
  ),
);
export type SearchGroup = z.output<ReturnType<typeof searchGroup>>;

const searchAnswer = once(() =>
  named("SearchAnswer", z.object({ groups: titled(field.list(searchGroup(), 10), texts.fields.groups) })),
);

/** For instance recently opened ones: `user-12,order-807`. */
function askedRecords() {
  const one = `(?:${Object.keys(texts.kinds).join("|")})-[1-9]\\d{0,8}`;
  const list = new RegExp(`^(?:${one}(?:,${one}){0,${maxAskedRecords - 1}})?$`);
  return titled(field.mark(z.string().regex(list).default(""), { kind: "text" }), texts.parameters.records);
}

const asked = once(() => ({
  q: titled(field.mark(field.bounded(maxTerm).default(""), { kind: "text" }), texts.parameters.q),
  records: askedRecords(),
}));

/** Ranking rules for backends; the verifier checks them. */
const note = [
  "An extension. q: each word stands in one of the kind's columns (x-searched: words), in any order, accents, case and typographic signs aside, as a list's search reads them: quotation marks set words apart as spaces do, and are no part of one; q without a letter or a figure finds nothing.",
  "Also found is the record whose number, e-mail address or telephone (x-searched: numbers) is q: of a number, case, the signs between and zeros before a figure do not count, and its last figures are enough (807 is C-2026-00807); a telephone as it is typed (06 12…, +33 6 12…, 0033 6 12…).",
  "match is the best of these that holds: number; start, the title begins with q, as it was typed or without the quotation marks around it; words, each word of q begins a word of the title; elsewhere. Hits of a group stand in that order, then by createdAt, the newest first, then by id.",
  "Where q finds nothing so, near hits may be answered, and nothing else: each word of q begins a word of the title, but for one letter (wrong, missing, too many, or exchanged with its neighbour) in words of four letters or more without a figure, of which q has one.",
  `A group has at most ${maxHits} hits, each record once, and more where others match; a kind without a hit has no group. Groups stand by the match of their first hit, then in the order of x-searched.`,
  "records asks for known records instead of q: those that exist, whatever their match, which is then number. Kinds that the caller may not read are left out.",
].join(" ");

export const searchRoutes = withSummaries(texts.summaries, {
  records: show({ area: "search" }, "/admin/search", {
    note,
    searched: searchKinds,
    refuses: [400],
    get query() {
      return asked();
    },
    get answer() {
      return searchAnswer();
    },
  }),
});

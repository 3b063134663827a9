/** Lists that page, order, search or filter wrongly. */
import { type Door, type Json, jsonOf, queryOf, withJson, withQuery } from "./door.ts";
import { asked, dropped, type Mutant, onAnswer, wrong } from "./mutant.ts";

const list = wrong("theme.list");
/** Whose rows have choices to filter by. */
const choices = wrong("wallet.list");
/** Whose rows have days; the route beside it says which day it is. */
const days = wrong("conversation.list", "order.counts");
const newest = wrong("alert.list");

const termOf = (query: URLSearchParams): string => (query.get("search[value]") ?? "").trim();
const columnSearches = (query: URLSearchParams): string[] =>
  [...query.keys()].filter((key) => key.startsWith("columns") && key.endsWith("[search][value]"));
const nothing = "zqzqzqzq";

/** Finds nothing for some terms. */
const blindTo = (isMeant: (term: string) => boolean): Door =>
  asked((query) => isMeant(termOf(query)) && query.set("search[value]", nothing));

/** Cuts the page out of the default order and orders only that, as ORDER BY after LIMIT does. */
const orderedAfterCut: Door = async ({ request, next }) => {
  const query = queryOf(request);
  const column = query.get(`columns[${query.get("order[0][column]")}][data]`);
  const answer = await next(withQuery(request, (each) => dropped(each, "order")));
  if (answer.status !== 200 || column === null) return answer;
  const body = jsonOf(answer);
  const down = query.get("order[0][dir]") === "desc" ? -1 : 1;
  const data = body.data.toSorted((a: Json, b: Json) => down * (a[column] < b[column] ? -1 : 1));
  return withJson(answer, { ...body, data });
};

const rotating = (): Door => {
  let calls = 0;
  return onAnswer((body) => {
    calls += 1;
    const at = calls % Math.max(1, body.data.length);
    return { ...body, data: [...body.data.slice(at), ...body.data.slice(0, at)] };
  });
};

const pagingMutants: readonly Mutant[] = [
  list(
    "table-draw",
    "draw is always 0",
    onAnswer((body) => ({ ...body, draw: 0 })),
  ),
  list(
    "table-counts",
    "recordsTotal counts one too many",
    onAnswer((body) => ({ ...body, recordsTotal: body.recordsTotal + 1 })),
  ),
  list(
    "table-counts",
    "recordsFiltered is the length of the page",
    onAnswer((body) => ({ ...body, recordsFiltered: body.data.length })),
  ),
  list(
    "table-length",
    "length is 10 by default",
    asked((query) => query.has("length") || query.set("length", "10")),
  ),
  list(
    "table-length",
    "a length over 500 is taken",
    asked((query) => query.get("length") === "501" && query.set("length", "500")),
  ),
  list(
    "table-pages",
    "start is ignored",
    asked((query) => query.delete("start")),
  ),
  list("table-pages", "beyond the last page comes the last page", async ({ request, next }) => {
    const answer = await next();
    const isBeyond = answer.status === 200 && jsonOf(answer).data.length === 0;
    return isBeyond ? next(withQuery(request, (query) => query.set("start", "0"))) : answer;
  }),
  list(
    "table-order",
    "the order is ignored",
    asked((query) => dropped(query, "order")),
  ),
  list("table-order", "the page alone is ordered, not the table", orderedAfterCut),
  list(
    "table-order",
    "the first level alone orders",
    asked((query) => dropped(query, "order[1]")),
  ),
  list("table-stable", "rows change places from call to call", { fresh: rotating }),
  newest(
    "newest-first",
    "the newest stand last",
    onAnswer((body) => ({ ...body, data: body.data.toReversed() })),
  ),
  newest(
    "newest-first",
    "a record is later than the one above it",
    onAnswer(({ data: [first, second, ...rest], ...body }) => ({
      ...body,
      data: [first, { ...second, at: "2099-01-01T00:00:00Z" }, ...rest],
    })),
  ),
];

const searchMutants: readonly Mutant[] = [
  list(
    "table-search",
    "the search is ignored",
    asked((query) => dropped(query, "search")),
  ),
  list(
    "table-search",
    "the search minds typographic signs",
    blindTo((term) => /[\u2011\u2019]/.test(term)),
  ),
  list(
    "table-words",
    "several words are looked for as they stand side by side",
    blindTo((term) => term.includes(" ")),
  ),
  list(
    "table-words",
    "several words are looked for by the first",
    asked((query) => query.set("search[value]", termOf(query).split(" ")[0] ?? "")),
  ),
  list(
    "table-column-search",
    "the search in one column is ignored",
    asked((query) => dropped(query, ...columnSearches(query))),
  ),
  list(
    "table-column-search",
    "a search in one column takes _ for any letter",
    asked((query) => dropped(query, ...columnSearches(query).filter((key) => query.get(key) === "_"))),
  ),
];

const filterMutants: readonly Mutant[] = [
  list(
    "table-filter",
    "the filter is ignored",
    asked((query) => query.delete("enabled")),
  ),
  list("table-filter", "an empty filter leaves no row", async (passing) =>
    queryOf(passing.request).get("enabled") === ""
      ? onAnswer((body) => ({ ...body, recordsFiltered: 0, data: [] }))(passing)
      : passing.next(),
  ),
  choices(
    "table-filter",
    "only the first of several choices counts",
    asked((query) => {
      const [first = ""] = (query.get("lastImportStatus") ?? "").split(",");
      if (first !== "") query.set("lastImportStatus", first);
    }),
  ),
  wrong("subscription.list")(
    "table-filter",
    "of two filters the second is ignored",
    asked((query) => query.get("serviceId") && query.delete("period")),
  ),
  days(
    "table-filter",
    "a word for a day is ignored",
    asked((query) => /^[a-z]/.test(query.get("lastMessageFrom") ?? "") && query.delete("lastMessageFrom")),
  ),
];

export const listMutants: readonly Mutant[] = [...pagingMutants, ...searchMutants, ...filterMutants];

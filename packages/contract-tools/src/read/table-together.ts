/** Conditions that work alone, sent together: two filters, a search under a filter, an order under a search. */
import { type FieldKind, fieldKinds, parisDay } from "@palier/contract";
import type { Row } from "../verify/fields.ts";
import type { RuleId } from "../verify/rules.ts";
import { fold, searchWord } from "./fold.ts";
import {
  askPage,
  columnsOf,
  type ListColumn,
  listQuery,
  type OrderLevel,
  type Page,
  sampleLength,
} from "./list-page.ts";
import { choicesIn, type Filter, filtersOf, matches, mayMatch } from "./table-filters.ts";
import type { TableView } from "./table-view.ts";
import { isPlain, order } from "./value-order.ts";

/** Only after conditions that work alone: one cause is one finding. */
export async function verifyTogether(view: TableView): Promise<void> {
  const alone: readonly RuleId[] = ["table-filter", "table-search", "table-order"];
  if (view.probe.ledger.findings.some(({ rule }) => alone.includes(rule))) return;
  const filters = filtersOf(view.meta);
  for (const [at, one] of filters.entries()) {
    const pair = firstOf(filters.slice(at + 1), (other) => tellingPair(view.first.rows, one, other));
    if (pair !== undefined) await verifyPair(view, pair);
  }
  const search = firstOf(filters, (filter) => tellingSearch(view, filter));
  if (search !== undefined) await verifySearched(view, search);
}

interface Choice {
  readonly filter: Filter;
  readonly value: string;
}

interface Pair {
  /** Kept by both. */
  readonly row: Row;
  readonly one: Choice;
  readonly other: Choice;
}

/** Rows to try. */
const candidates = 40;

/** Values of one row, each of which leaves out a row that the other keeps. */
export function tellingPair(rows: readonly Row[], one: Filter, other: Filter): Pair | undefined {
  const tried = [...rows.filter((row) => isAtMidnight(row, one)), ...rows].slice(0, candidates);
  return firstOf(tried, (row) =>
    firstOf(choicesIn([row], one), (first) =>
      firstOf(choicesIn([row], other), (second) => {
        const kept = rows.map((each) => [mayMatch(each, one, first), mayMatch(each, other, second)]);
        const tells = kept.some(([a, b]) => a && !b) && kept.some(([a, b]) => b && !a);
        const pair = { row, one: { filter: one, value: first }, other: { filter: other, value: second } };
        return tells ? pair : undefined;
      }),
    ),
  );
}

/** Its day in Paris is not that of UTC: a filter that reads UTC takes it for the day before. */
function isAtMidnight(row: Row, { column }: Filter): boolean {
  const text = String(row[column] ?? "");
  const at = Date.parse(text);
  return text.length > 10 && !Number.isNaN(at) && parisDay(at) !== new Date(at).toISOString().slice(0, 10);
}

async function verifyPair(view: TableView, { row, one, other }: Pair): Promise<void> {
  const { probe, meta, params, first, whole } = view;
  const both = [one, other];
  const filters = Object.fromEntries(both.map(({ filter, value }) => [filter.name, value]));
  const subject = both.map(({ filter }) => filter.name).join(" and ");
  const page = await askPage(probe, "table-filter", subject, params, listQuery(meta.row, { filters }));
  if (page === undefined) return;
  const stray = page.rows.find((each) => !both.every(({ filter, value }) => mayMatch(each, filter, value)));
  const due = first.rows.filter((each) => both.every(({ filter, value }) => matches(each, filter, value)));
  const lost = isWhole(page) ? [row, ...due].find(({ id }) => !page.ids.includes(Number(id))) : undefined;
  const said = {
    expected: `the rows that ${both.map(({ filter, value }) => `${filter.name}=${value}`).join(" and ")} keep both${whole ? `: ${due.length}` : ""}, recordsTotal ${first.total}`,
    found: foundIn(page, stray, lost),
  };
  const right = stray === undefined && lost === undefined && isCounted(page) && page.total === first.total;
  probe.expect("table-filter", subject, right, said, page.exchange);
}

interface Searched extends Choice {
  readonly word: string;
}

/** A word in rows that the filter keeps and in rows that it leaves out. */
function tellingSearch({ meta, first }: TableView, filter: Filter): Searched | undefined {
  const texts = columnsOf(meta.row).filter(({ kind }) => fieldKinds[kind].searched === "text");
  const held = first.rows.map((row) => fold(texts.map(({ name }) => String(row[name] ?? "")).join(" ")));
  return firstOf(first.rows.slice(0, candidates), (row) =>
    firstOf(texts, ({ name }) => {
      const word = searchWord(row[name]);
      if (word === undefined) return undefined;
      return firstOf(choicesIn([row], filter), (value) => {
        const kept = first.rows.map((each, at) => [
          held[at]?.includes(fold(word)),
          matches(each, filter, value),
        ]);
        const tells =
          kept.some(([a, b]) => a && !b) &&
          kept.some(([a, b]) => b && !a) &&
          kept.filter(([a, b]) => a && b).length > 1;
        return tells ? { filter, value, word } : undefined;
      });
    }),
  );
}

/** The rows of the search alone, as the filter keeps them, in an order that they do not have by themselves. */
async function verifySearched(view: TableView, { filter, value, word }: Searched): Promise<void> {
  const { probe, meta, params, first } = view;
  const subject = `${filter.name} and a search`;
  const ask = async (more: object) =>
    askPage(probe, "table-filter", subject, params, listQuery(meta.row, { search: word, ...more }));
  const searched = await ask({});
  if (searched === undefined) return;
  const due = searched.rows.filter((row) => matches(row, filter, value));
  const order = otherOrder(columnsOf(meta.row), due);
  const both = await ask({ filters: { [filter.name]: value }, ...(order === undefined ? {} : { order }) });
  if (both === undefined) return;
  const stray = both.rows.find((row) => !mayMatch(row, filter, value));
  const lost = isWhole(both) ? due.find(({ id }) => !both.ids.includes(Number(id))) : undefined;
  const more = isWhole(searched) ? both.rows.find(({ id }) => !searched.ids.includes(Number(id))) : undefined;
  const said = {
    expected: `the rows that hold « ${word} » and that ${filter.name}=${value} keeps, recordsTotal ${first.total}`,
    found: foundIn(both, stray ?? more, lost),
  };
  const right = [stray, lost, more].every((each) => each === undefined) && isCounted(both);
  probe.expect("table-filter", subject, right && both.total === first.total, said, both.exchange);
  if (order === undefined) return;
  const at = firstBreak(both.rows, order);
  const [before, after] = [at - 1, at].map((place) => String(both.rows[place]?.[order.column]));
  const asked = {
    expected: `${order.dir} by ${order.column} under a search and ${filter.name}`,
    found: `${before} before ${after}`,
  };
  probe.expect("table-order", `${order.column} under a search`, at < 0, asked, both.exchange);
}

interface Order extends OrderLevel {
  readonly kind: FieldKind;
}

/** Another column than the id where there is one: backends often fall back to that. */
function otherOrder(columns: readonly ListColumn[], rows: readonly Row[]): Order | undefined {
  const plain = columns.filter((column) => column.orderable && isPlain(column));
  const orders = [...plain.filter(({ name }) => name !== "id"), ...plain].flatMap(({ name, kind }) =>
    (["asc", "desc"] as const).map((dir) => ({ column: name, dir, kind })),
  );
  return orders.find((order) => firstBreak(rows, order) >= 0);
}

/** The first row that stands above its place; empty values may stand anywhere. */
function firstBreak(rows: readonly Row[], { column, dir, kind }: Order): number {
  let last: unknown = null;
  return rows.findIndex((row) => {
    const value = row[column] ?? null;
    if (value === null) return false;
    const way = last === null ? 0 : order({ kind }, last, value);
    last = value;
    return dir === "asc" ? way > 0 : way < 0;
  });
}

const isWhole = ({ rows }: Page): boolean => rows.length < sampleLength;

/** A page that is not full holds all rows that are counted. */
const isCounted = (page: Page): boolean => !isWhole(page) || page.filtered === page.rows.length;

function foundIn(page: Page, stray: Row | undefined, lost: Row | undefined): string {
  const counted = `recordsFiltered ${page.filtered} for ${page.rows.length} rows, recordsTotal ${page.total}`;
  const strange = stray === undefined ? "" : `, among them row ${String(stray.id)}`;
  return `${counted}${strange}${lost === undefined ? "" : `, without row ${String(lost.id)}`}`;
}

function firstOf<Each, Found>(
  all: readonly Each[],
  read: (each: Each) => Found | undefined,
): Found | undefined {
  for (const each of all) {
    const found = read(each);
    if (found !== undefined) return found;
  }
  return undefined;
}

import type { FieldMeta, OptionsMeta, RouteEntry } from "@palier/contract";
import { fieldMeta, optionsPageLength } from "@palier/contract";
import { holdsWords, searchWords } from "@palier/contract/kit/search-words";
import { oneLine, sameForm } from "@palier/contract/kit/typed-text";
import { z } from "zod";
import { shownText } from "../core/cell-text.ts";
import type { Condition } from "../store/query.ts";
import { type AnyRow, catalog } from "../world/catalog.ts";
import { choiceName, offeredRows } from "../world/offered.ts";
import type { World } from "../world/world.ts";
import type { Call, Serve } from "./call.ts";
import { checkedAnswer } from "./checked-answer.ts";
import type { Scope } from "./define-area.ts";
import { readQuery } from "./read-query.ts";

const optionsAsk = z.object({
  term: z.string(),
  q: z.string().optional(),
  page: z.number(),
  ids: z.string().optional(),
  for: z.literal("form").optional(),
});

interface Choice {
  readonly id: string | number;
  readonly text: string;
  readonly detail?: string;
}

/** Select2: twenty per page; `ids` resolves known ones. */
export function optionsAnswer(entry: RouteEntry, meta: OptionsMeta, scopeOf: (call: Call) => Scope): Serve {
  return (call) => {
    const ask = optionsAsk.parse(readQuery(entry, call.request.query));
    const { page, ids } = ask;
    const term = ask.term === "" ? (ask.q ?? "") : ask.term;
    const scope = scopeOf(call).where ?? [];
    const start = (page - 1) * optionsPageLength;
    const wanted = ids === undefined ? undefined : ids.split(",").slice(0, 200);
    const forForm = ask.for === "form";
    // Chosen ones resolve even if closed.
    const where =
      forForm && wanted === undefined ? [...scope, ...offeredRows(call.world, meta.entity)] : scope;
    const found =
      meta.idFrom === "text"
        ? texts(call.world, meta, where, term, wanted)
        : records(call.world, meta, where, term, wanted, start);
    const from = meta.idFrom === "text" && wanted === undefined ? start : 0;
    const shown = wanted ? found : found.slice(from, from + optionsPageLength);
    const results = forForm ? shown.map((each) => named(call.world, meta, each)) : shown;
    const more = wanted === undefined && found.length > from + optionsPageLength;
    return checkedAnswer(entry, 200, { results, pagination: { more } });
  };
}

/** Marks a closed record. */
function named(world: World, { entity, idFrom }: OptionsMeta, choice: Choice): Choice {
  const row = idFrom === "id" ? world.table(entity).get(Number(choice.id)) : undefined;
  return row === undefined ? choice : { ...choice, text: choiceName(world, entity, row, choice.text) };
}

function texts(
  world: World,
  { entity, textColumn }: OptionsMeta,
  where: readonly Condition<AnyRow>[],
  term: string,
  wanted: readonly string[] | undefined,
): Choice[] {
  const table = world.table(entity);
  const column = catalog.get(entity)?.record.shape[textColumn];
  const indexed = where.length === 0 && !(column !== undefined && fieldMeta(column).kind === "list");
  const all = indexed ? table.distinct(textColumn) : distinctOf(table.rows({ where }), textColumn);
  const spelled = new Map<string, string>();
  for (const text of all) {
    const form = sameForm(text);
    // Of spellings that look the same, the one that forms store.
    if (form !== "" && (!spelled.has(form) || oneLine(text) === text)) spelled.set(form, text);
  }
  if (wanted !== undefined)
    return wanted.flatMap((id) => {
      const text = spelled.get(sameForm(id));
      return text === undefined ? [] : [{ id, text }];
    });
  return [...spelled.values()].filter((text) => holdsWords(text, term)).map((text) => ({ id: text, text }));
}

function distinctOf(rows: Iterable<AnyRow>, column: string): string[] {
  const found = new Set<string>();
  for (const { [column]: value } of rows) {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const each of values) if (typeof each === "string") found.add(each);
  }
  return [...found].sort(new Intl.Collator("fr", { numeric: true }).compare);
}

/** A caller is found by telephone, too. */
const searchedDetails: ReadonlySet<FieldMeta["kind"]> = new Set(["text", "email", "phone"]);

/** One more, to detect a next page. */
function records(
  world: World,
  { entity, textColumn, detailColumns }: OptionsMeta,
  where: readonly Condition<AnyRow>[],
  term: string,
  wanted: readonly string[] | undefined,
  start: number,
): Choice[] {
  const known = wanted?.map(Number).filter((id) => Number.isSafeInteger(id));
  const conditions = known ? [...where, { column: "id", op: "in", values: known } as const] : where;
  const shape = catalog.get(entity)?.record.shape ?? {};
  const details = detailColumns.flatMap((column) => {
    const schema = shape[column];
    return schema === undefined ? [] : [{ column, meta: fieldMeta(schema) }];
  });
  const searched = details.filter(({ meta: { kind } }) => searchedDetails.has(kind));
  const columns = [textColumn, ...searched.map(({ column }) => column)];
  const { rows } = world.table(entity).query({
    where: conditions,
    order: [{ column: textColumn, dir: "asc" }],
    search: known ? [] : searchWords(term).map((word) => ({ term: word, columns })),
    start: known ? 0 : start,
    length: known ? known.length : optionsPageLength + 1,
  });
  return rows.map((row) => ({
    id: row.id,
    text: String(row[textColumn] ?? ""),
    ...detailOf(row, details),
  }));
}

interface Detail {
  readonly column: string;
  readonly meta: FieldMeta;
}

/** Distinguishes equal texts: « IMM-00003 · Nice ». */
function detailOf(row: AnyRow, details: readonly Detail[]): Pick<Choice, "detail"> {
  const words = details.map(({ column, meta }) => {
    return shownText(row[column], meta);
  });
  const detail = words.filter((word) => word !== "").join(" · ");
  return detail === "" ? {} : { detail };
}

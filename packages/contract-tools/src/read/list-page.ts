import {
  dataTablesQuery,
  type FieldKind,
  type FieldMeta,
  fieldKinds,
  fieldMeta,
  fieldsOf,
  formatBracketQuery,
  tableAnswer,
} from "@palier/contract";
import { z } from "zod";
import type { Exchange } from "../verify/exchange.ts";
import { idOf, type Row } from "../verify/fields.ts";
import type { Probe } from "../verify/probe.ts";
import type { RuleId } from "../verify/rules.ts";
import type { Params } from "../verify/samples.ts";

/** Rows per check; a shorter list is seen whole. */
export const sampleLength = 200;
/** No record contains it. */
export const nonsense = "zqxjkvwzq";

export interface ListColumn {
  readonly name: string;
  readonly meta: FieldMeta;
  readonly kind: FieldKind;
  readonly orderable: boolean;
  readonly searchable: boolean;
}

export const columnsOf = (row: z.ZodObject): ListColumn[] =>
  fieldsOf(row).map(([name, schema]) => {
    const meta = fieldMeta(schema);
    const { sorted, searched } = fieldKinds[meta.kind];
    return {
      name,
      meta,
      kind: meta.kind,
      orderable: sorted !== undefined,
      searchable: searched !== undefined,
    };
  });

export interface OrderLevel {
  readonly column: string;
  readonly dir: "asc" | "desc";
}

export interface ListAsk {
  readonly draw?: number;
  readonly start?: number;
  readonly length?: number;
  readonly search?: string;
  readonly order?: OrderLevel | readonly OrderLevel[];
  readonly columnSearch?: { readonly column: string; readonly term: string };
  readonly filters?: Readonly<Record<string, unknown>>;
}

export function listQuery(row: z.ZodObject, ask: ListAsk): string {
  const query = dataTablesQuery({
    draw: ask.draw ?? 1,
    page: 0,
    length: ask.length ?? sampleLength,
    search: ask.search ?? "",
    order: ask.order === undefined ? [] : [ask.order].flat(),
    columns: columnsOf(row),
  });
  const { columnSearch } = ask;
  const columns = query.columns.map((each) =>
    each.name === columnSearch?.column
      ? { ...each, searchable: true, search: { ...each.search, value: columnSearch.term } }
      : each,
  );
  return formatBracketQuery({ ...query, start: ask.start ?? 0, columns, ...ask.filters });
}

export interface Page {
  readonly exchange: Exchange;
  readonly draw: number;
  readonly total: number;
  readonly filtered: number;
  readonly rows: readonly Row[];
  readonly ids: readonly number[];
}

const looseAnswer = tableAnswer(z.record(z.string(), z.unknown()));

/** One page of a table; undefined (with a finding) without a valid answer. */
export async function askPage(
  probe: Probe,
  rule: RuleId,
  subject: string,
  params: Params,
  query: string,
): Promise<Page | undefined> {
  const exchange = await probe.ask(rule, subject, [200], { params, query });
  const read = looseAnswer.safeParse(exchange?.json).data;
  // Already a finding.
  if (exchange === undefined || read === undefined) return undefined;
  return {
    exchange,
    draw: read.draw,
    total: read.recordsTotal,
    filtered: read.recordsFiltered,
    rows: read.data,
    ids: read.data.flatMap(({ id }) => idOf(id) ?? []),
  };
}

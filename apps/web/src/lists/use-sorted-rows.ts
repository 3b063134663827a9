import { dataTablesQuery, maxPageLength } from "@palier/contract";
import { placed } from "@palier/ui";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import type { ActionRoute } from "#actions/action.ts";
import { call } from "#api/call.ts";
import { entityKey } from "#api/refresh.ts";
import type { ListRow, TableRoute } from "./define-list.ts";
import { type Move, OrderChanged } from "./order-store.ts";
import type { TablePage } from "./table-request.ts";
import { useMoves } from "./use-moves.ts";

export interface SortedRow extends ListRow {
  readonly name: string;
}

export interface Sorting<Row extends SortedRow> {
  readonly table: TableRoute<Row, Readonly<Record<string, z.ZodType>>>;
  readonly sort: ActionRoute;
  readonly params: (row: Row, position: number) => Readonly<Record<string, number>>;
}

const columns = [{ name: "position", searchable: false, orderable: true }];
const order = [{ column: "position", dir: "asc" }] as const;

/** Up to 500. */
const sortedRows = <Row extends SortedRow>({ table }: Sorting<Row>) =>
  queryOptions({
    queryKey: [...entityKey(table.metadata.entity), "sorted", table.path],
    queryFn: async ({ signal }): Promise<TablePage<Row>> => {
      const query = dataTablesQuery({ draw: 1, page: 0, length: maxPageLength, search: "", order, columns });
      const answer = await call(table, { query, signal });
      return { rows: answer.data, total: answer.recordsTotal, filtered: answer.recordsFiltered };
    },
  });

/** Rows in the admin's order, and {@link useMoves} to move one. */
export function useSortedRows<Row extends SortedRow>(sorting: Sorting<Row>) {
  const options = sortedRows(sorting);
  const query = useQuery(options);
  const moves = useMoves<TablePage<Row>, TablePage<Row>>(options.queryKey, {
    orderIn: (data) => data,
    withOrder: (_data, page) => page,
    place: withMove,
    positionOf: ({ rows }, id) => rows.findIndex((row) => row.id === id) + 1,
    signature: ({ rows }) => rows.map(({ id }) => id).join(),
    send: async (page, move) => {
      const row = page.rows.find(({ id }) => id === move.id);
      if (row === undefined) throw new OrderChanged();
      // 409 if another admin reordered the list.
      const body = { fromPosition: page.rows.indexOf(row) + 1, targetId: page.rows[move.position - 1]?.id };
      await call(sorting.sort, { params: sorting.params(row, move.position), body });
      return withMove(page, move);
    },
  });
  const page = moves.order ?? query.data;
  return {
    query,
    page,
    move: ({ id, name }: Row, position: number): void => {
      if (page !== undefined) moves.move(page, { id, name, position });
    },
  };
}

function withMove<Row extends SortedRow>(page: TablePage<Row>, { id, position }: Move): TablePage<Row> {
  const ids = page.rows.map((row) => row.id);
  const rows = placed(ids, id, position).flatMap((each) => page.rows.filter((row) => row.id === each));
  return { ...page, rows };
}

import { dataTablesQuery, maxPageLength } from "@palier/contract";
import { placed, useToast } from "@palier/ui";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { z } from "zod";
import type { ActionRoute } from "#actions/action.ts";
import { call } from "#api/call.ts";
import { failureOf } from "#api/failure.ts";
import { failureText } from "#api/failure-text.ts";
import { entityKey, useRefresh } from "#api/refresh.ts";
import type { ListRow, TableRoute } from "./define-list.ts";
import { listTexts } from "./lists.texts.ts";
import type { TablePage } from "./table-request.ts";

const texts = listTexts.sort;

/** A row that can be moved. */
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

/** All rows of a table in the order of their positions, 500 at most. */
const sortedRows = <Row extends SortedRow>({ table }: Sorting<Row>) =>
  queryOptions({
    queryKey: [...entityKey(table.metadata.entity), "sorted", table.path],
    queryFn: async ({ signal }): Promise<TablePage<Row>> => {
      const query = dataTablesQuery({ draw: 1, page: 0, length: maxPageLength, search: "", order, columns });
      const answer = await call(table, { query, signal });
      return { rows: answer.data, total: answer.recordsTotal, filtered: answer.recordsFiltered };
    },
  });

/**
 * The rows, and a move that is shown at once. Moves are sent one after the other, in the order in which they were made;
 * one that is refused is undone with a message, and one that is done can be undone for as long as its toast stays.
 */
export function useSortedRows<Row extends SortedRow>(sorting: Sorting<Row>) {
  const options = sortedRows(sorting);
  const query = useQuery(options);
  const client = useQueryClient();
  const refresh = useRefresh();
  const toast = useToast();
  const sent = useRef<Promise<unknown>>(Promise.resolve());

  const move = async (row: Row, position: number): Promise<void> => {
    // An answer that is under way would show the former order again.
    await client.cancelQueries({ queryKey: options.queryKey });
    const before = client.getQueryData(options.queryKey);
    if (before === undefined) return;
    const ids = before.rows.map(({ id }) => id);
    const former = ids.indexOf(row.id) + 1;
    const rows = placed(ids, row.id, position).flatMap((id) => before.rows.filter((each) => each.id === id));
    client.setQueryData(options.queryKey, { ...before, rows });
    // What was seen when it was decided: a list that another admin put in another order meanwhile refuses it (409).
    const body = { fromPosition: former, targetId: ids[position - 1] };
    const request = sent.current.then(() =>
      call(sorting.sort, { params: sorting.params(row, position), body }),
    );
    sent.current = request.catch(() => undefined);
    try {
      await request;
      toast.success(texts.moved(row.name, position), {
        action: { label: texts.undo, altText: texts.undoHint, onPress: () => void move(row, former) },
      });
    } catch (error) {
      const { title, detail } = failureText(failureOf(error));
      toast.error(texts.refused(row.name), { detail: detail === "" ? title : detail });
      client.setQueryData(options.queryKey, before);
    }
    await refresh();
  };
  return { query, move };
}

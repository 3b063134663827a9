import { dataTablesQuery } from "@palier/contract";
import type { change } from "@palier/contract/kit/change";
import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { call } from "#api/call.ts";
import { defineList, type TableRoute } from "#lists/define-list.ts";
import { changesText } from "./changes-text.ts";
import { recordTexts as texts } from "./records.texts.ts";

export type Change = z.output<typeof change.record>;

export type HistoryRoute = TableRoute<Change, Readonly<Record<never, never>>> & {
  readonly metadata: { readonly record?: { readonly param: string } };
};

/** The path parameter with the record's id. */
export const historyParam = (route: HistoryRoute): string => route.metadata.record?.param ?? "id";

/** Newest first (A11). */
export function historyList(route: HistoryRoute) {
  return defineList({
    name: "history",
    texts: texts.historyList,
    table: route,
    columns: {
      at: { width: 160, main: true },
      event: {
        width: 140,
        tones: {
          created: "success",
          updated: "info",
          deleted: "danger",
          assigned: "success",
          unassigned: "warning",
        },
      },
      byAdmin: { width: 190 },
      // Shows the minutes even on a phone.
      summary: { flex: 1, main: true },
    },
    // The page already names the record.
    cells: { summary: ({ row }) => changesText(row) || "—" },
    filters: {},
    order: [{ column: "at", dir: "desc" }],
    rowName: (row) => row.summary,
  });
}

const latestCount = 4;

export const latestChanges = (route: HistoryRoute, id: number) =>
  queryOptions({
    queryKey: ["entity", "change", route.path, id],
    queryFn: async ({ signal }) => {
      const columns = [{ name: "at", searchable: false, orderable: true }];
      const order = [{ column: "at", dir: "desc" }] as const;
      const query = {
        ...dataTablesQuery({ draw: 1, page: 0, search: "", order, columns }),
        length: latestCount,
      };
      return (await call(route, { params: { [historyParam(route)]: id }, query, signal })).data;
    },
  });

import type { change } from "@palier/contract/areas/history";
import type { z } from "zod";
import { defineList, type TableRoute } from "./define-list.ts";
import { listTexts } from "./lists.texts.ts";

type Change = z.output<typeof change.record>;

/** A record's history (A11) as a list: newest first. */
export function historyList(route: TableRoute<Change, Readonly<Record<never, never>>>) {
  return defineList({
    name: "history",
    texts: listTexts.history,
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
      summary: { flex: 3, main: true },
    },
    filters: {},
    order: [{ column: "at", dir: "desc" }],
    rowName: (row) => row.summary,
  });
}

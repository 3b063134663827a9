import type { RouteEntry, TableMeta } from "@palier/contract";
import type { AnyRow } from "../world/catalog.ts";
import type { Call, Serve } from "./call.ts";
import { pageInOrder } from "./computed-order.ts";
import type { Scope } from "./define-area.ts";
import { listAsks } from "./list-ask.ts";
import { listPlan } from "./list-plan.ts";
import { scopedQuery } from "./list-scope.ts";
import { rowWriter, writeRow } from "./row-json.ts";
import { tablePage } from "./table-page.ts";

/** DataTables server-side. */
export function tableAnswer(entry: RouteEntry, meta: TableMeta, scopeOf: (call: Call) => Scope): Serve {
  const plan = listPlan(meta.row, meta.filters);
  const askOf = listAsks(entry, plan);
  const write = rowWriter(entry, meta.row);
  return (call) => {
    const ask = askOf(call.request.query, call.world.clock.now());
    const scope = scopeOf(call);
    const table = call.world.table(meta.entity);
    const page = pageInOrder(table, scopedQuery(scope, ask, plan, call), scope.computed);
    const total = scope.where?.length ? table.count({ where: scope.where }) : page.total;
    const { computed } = scope;
    const rowBytes = computed
      ? (row: AnyRow) => writeRow(entry, meta.row, withComputed(row, computed))
      : write;
    return tablePage(ask.draw, total, page, rowBytes);
  };
}

export function withComputed(row: AnyRow, computed: NonNullable<Scope["computed"]>): AnyRow {
  const extra = Object.entries(computed).map(([name, read]) => [name, read(row)] as const);
  return { ...row, ...Object.fromEntries(extra) };
}

import type { RecordRef, RouteEntry } from "@palier/contract";
import { change } from "@palier/contract";
import { missing } from "../core/refusal.ts";
import type { Condition, Order, Query } from "../store/query.ts";
import { type AnyRow, catalog } from "../world/catalog.ts";
import type { World } from "../world/world.ts";
import type { Call } from "./call.ts";
import { columnTo } from "./column-to.ts";
import type { Scope, SortAs } from "./define-area.ts";
import type { ListAsk } from "./list-ask.ts";
import type { ListPlan } from "./list-plan.ts";

/** Rows that reference the route's record. */
export function defaultScope(entry: RouteEntry, entity: string) {
  const { record } = entry.meta;
  if (record === undefined) return (): Scope => ({});
  if (entity === change.name) return historyScope(record);
  const shape = catalog.get(entity)?.record;
  const column = shape === undefined ? undefined : columnTo(record.entity, shape);
  return ({ params, world }: Call): Scope => {
    requireRow(world, record.entity, params[record.param]);
    return column === undefined ? {} : { where: equal(column, params[record.param]) };
  };
}

function historyScope({ entity, param }: RecordRef) {
  return ({ params, world }: Call): Scope => {
    const id = params[param];
    // A deleted record keeps its history.
    const where = [...equal("entity", entity), ...equal("recordId", id)];
    if (!world.table(change.name).first({ where })) requireRow(world, entity, id);
    return { where, order: newestFirst };
  };
}

const newestFirst = [
  { column: "at", dir: "desc" },
  { column: "id", dir: "desc" },
] as const;

const equal = (column: string, value: unknown): Condition<AnyRow>[] =>
  typeof value === "number" || typeof value === "string" ? [{ column, op: "eq", value }] : [];

function requireRow(world: World, entity: string, id: unknown): void {
  if (typeof id !== "number" || !world.ground.tables.has(entity) || !world.table(entity).has(id))
    throw missing();
}

export function scopedQuery(scope: Scope, ask: ListAsk, plan: ListPlan, call: Call): Query<AnyRow> {
  const { where = [], order, computed, sortAs } = scope;
  if (where.length === 0 && order === undefined && computed === undefined) return ask.query;
  const conditions = [...where, ...(ask.query.where ?? [])].filter(
    (each) => each.op === "test" || computed === undefined || !(each.column in computed),
  );
  const tests = computed === undefined ? [] : computedConditions(computed, ask, plan, call);
  const asked = ask.ordered ? madeTotal(ask.query.order ?? [], order) : (order ?? ask.query.order);
  return {
    ...ask.query,
    where: [...conditions, ...tests],
    order: (asked ?? []).map((each) => sortedAs(each, sortAs?.[each.column])),
  };
}

/** By id too, if the list's own order ends with it. */
function madeTotal(asked: readonly Order[], own: readonly Order[] = []): readonly Order[] {
  const last = asked.at(-1);
  const isTotal = own.some(({ column }) => column === "id") && last !== undefined && last.column !== "id";
  return isTotal ? [...asked, { column: "id", dir: last.dir }] : asked;
}

function sortedAs(order: Order, as: SortAs | undefined): Order {
  if (as === undefined) return order;
  return {
    column: as.column,
    dir: as.reversed === true ? (order.dir === "asc" ? "desc" : "asc") : order.dir,
  };
}

function computedConditions(
  computed: NonNullable<Scope["computed"]>,
  { values }: ListAsk,
  plan: ListPlan,
  { world, route, params }: Call,
): Condition<AnyRow>[] {
  // May read any table: any change invalidates the key.
  const key = `${route.name} ${Object.values(params).join(" ")} ${world.serial}.${world.revision}`;
  return plan.filters.flatMap(({ column, name }): Condition<AnyRow>[] => {
    const [value, read] = [values[name], computed[column]];
    if (value === undefined || read === undefined) return [];
    const test = (row: AnyRow) => (Array.isArray(value) ? value.includes(read(row)) : read(row) === value);
    return [{ op: "test", key: `${key} ${column}=${String(value)}`, test }];
  });
}

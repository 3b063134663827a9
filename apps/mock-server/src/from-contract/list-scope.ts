import type { RouteEntry } from "@palier/contract";
import { paramNames } from "@palier/contract";
import { missing } from "../core/refusal.ts";
import type { Condition, Order, Query } from "../store/query.ts";
import { type AnyRow, catalog } from "../world/catalog.ts";
import type { World } from "../world/world.ts";
import type { Call } from "./call.ts";
import type { Scope, SortAs } from "./define-area.ts";
import type { ListAsk } from "./list-ask.ts";
import type { ListPlan } from "./list-plan.ts";

/** A route's scope when its area says none. */
export function defaultScope(entry: RouteEntry, entity: string, siblings: readonly RouteEntry[]) {
  if (entity === "change") return historyScope(siblings);
  const columns = catalog.get(entity)?.record.shape ?? {};
  const names = paramNames(entry.template);
  const narrowing = names.filter((name) => name in columns && name !== "id");
  const parents = names.flatMap((name) => {
    const parent = name.replace(/Id$/, "");
    return name !== parent && catalog.has(parent) ? [{ name, parent }] : [];
  });
  return ({ params, world }: Call): Scope => {
    for (const { name, parent } of parents) requireRow(world, parent, params[name]);
    return { where: narrowing.flatMap((column) => equal(column, params[column])) };
  };
}

/** A history shows the changes of the record that its path names, of the entity that its area edits. */
function historyScope(siblings: readonly RouteEntry[]) {
  const edited = siblings.find(({ meta }) => meta.kind === "form" && meta.mode === "edit")?.meta;
  const entity = edited?.kind === "form" ? edited.entity : undefined;
  return ({ params, world }: Call): Scope => {
    const [id] = Object.values(params);
    if (entity === undefined) return { where: equal("recordId", id) };
    // A deleted record keeps its history.
    const where = [...equal("entity", entity), ...equal("recordId", id)];
    if (!world.table("change").first({ where })) requireRow(world, entity, id);
    return { where, order: newestFirst };
  };
}

/** Changes of one second stay in their order by id. */
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

/** The store's query for what is asked within a scope. */
export function scopedQuery(scope: Scope, ask: ListAsk, plan: ListPlan, call: Call): Query<AnyRow> {
  const { where = [], order, computed, sortAs } = scope;
  if (where.length === 0 && order === undefined && computed === undefined) return ask.query;
  const conditions = [...where, ...(ask.query.where ?? [])].filter(
    (each) => each.op === "test" || computed === undefined || !(each.column in computed),
  );
  const tests = computed === undefined ? [] : computedConditions(computed, ask, plan, call);
  const asked = ask.ordered ? ask.query.order : (order ?? ask.query.order);
  return {
    ...ask.query,
    where: [...conditions, ...tests],
    order: (asked ?? []).map((each) => sortedAs(each, sortAs?.[each.column])),
  };
}

function sortedAs(order: Order, as: SortAs | undefined): Order {
  if (as === undefined) return order;
  return {
    column: as.column,
    dir: as.reversed === true ? (order.dir === "asc" ? "desc" : "asc") : order.dir,
  };
}

/** Filters on columns that the store does not have: asked row by row. */
function computedConditions(
  computed: NonNullable<Scope["computed"]>,
  { values }: ListAsk,
  plan: ListPlan,
  { world, route, params }: Call,
): Condition<AnyRow>[] {
  // A computed column may look at any table: what is remembered under this key ends when anything in the world changes.
  const key = `${route.name} ${Object.values(params).join(" ")} ${world.serial}.${world.revision}`;
  return plan.filters.flatMap(({ column, name }): Condition<AnyRow>[] => {
    const [value, read] = [values[name], computed[column]];
    if (value === undefined || read === undefined) return [];
    return [{ op: "test", key: `${key} ${column}=${String(value)}`, test: (row) => read(row) === value }];
  });
}

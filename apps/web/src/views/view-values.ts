import type { Density } from "@palier/ui";
import { type ArrangedColumn, definedLayout, layoutText, savedLayout } from "#lists/column-layout.ts";
import type { ListColumn } from "#lists/list-parts.ts";
import { formatOrder, type ListState, type ListVocabulary } from "#lists/list-state.ts";
import { stateOfView } from "./view-address.ts";
import { type ViewPart, type ViewValues, viewParts } from "./view-parts.ts";

export interface ListNow {
  readonly state: Pick<ListState, "search" | "order" | "filters">;
  readonly layout: readonly ArrangedColumn[];
  readonly density: Density;
}

interface ListParts {
  readonly columns: readonly ListColumn[];
  readonly vocabulary: ListVocabulary;
}

/** In screen order; what the list has lost does not count. */
export function changedParts(now: ListNow, view: ViewValues, list: ListParts): readonly ViewPart[] {
  const [shown, saved] = [textsOf(now, list), textsOf(nowOf(view, list), list)];
  return viewParts.filter((part) => shown[part] !== saved[part]);
}

/** The list as a view's values; parts equal to `base` are kept. */
export function valuesOf(now: ListNow, list: ListParts, base?: ViewValues): ViewValues {
  const own: ViewValues = {
    search: now.state.search === "" ? null : now.state.search,
    filters: filtersOf(now, list),
    order: now.state.order.map(({ column, dir }) => ({ column, dir })),
    columns: columnsOf(now, list),
    density: now.density,
  };
  if (base === undefined) return own;
  const changed = new Set(changedParts(now, base, list));
  return {
    search: changed.has("search") ? own.search : base.search,
    filters: changed.has("filters") ? own.filters : base.filters,
    order: changed.has("order") ? own.order : base.order,
    columns: changed.has("columns") ? own.columns : base.columns,
    density: changed.has("density") ? own.density : base.density,
  };
}

const nowOf = (view: ViewValues, list: ListParts): ListNow => ({
  state: stateOfView(view, list.vocabulary),
  layout: savedLayout(list.columns, view),
  density: view.density,
});

const textsOf = (now: ListNow, list: ListParts): Readonly<Record<ViewPart, string>> => ({
  search: now.state.search,
  filters: JSON.stringify(filtersOf(now, list)),
  order: formatOrder(now.state.order),
  columns: layoutText(now.layout),
  density: now.density,
});

/** Equal filters give equal text. */
const filtersOf = ({ state }: ListNow, { vocabulary }: ListParts): ViewValues["filters"] =>
  [...vocabulary.filters].flatMap((name) => {
    const value = state.filters[name];
    return value === undefined ? [] : [{ name, value }];
  });

/** Unchanged columns are omitted: new ones appear in place. */
const columnsOf = ({ layout }: ListNow, list: ListParts): ViewValues["columns"] =>
  layoutText(layout) === layoutText(definedLayout(list.columns))
    ? []
    : layout.map(({ column, hidden, pinned, width }) => ({
        name: column.name,
        hidden,
        pinned,
        width: width === undefined ? null : Math.min(5000, Math.max(1, Math.round(width))),
      }));

/** The server refuses what the list has lost. */
export function withoutLost(view: ViewValues, list: ListParts): ViewValues {
  const lost = lostParts(view, list);
  const [filters, columns] = [new Set(lost.filters), new Set(lost.columns)];
  return {
    search: view.search,
    filters: view.filters.filter(({ name }) => !filters.has(name)),
    order: view.order.filter(({ column }) => !columns.has(column)),
    columns: view.columns.filter(({ name }) => !columns.has(name)),
    density: view.density,
  };
}

/** What the view names and the list no longer has. */
export function lostParts({ filters, order, columns }: ViewValues, list: ListParts) {
  const known = new Set(list.columns.map(({ name }) => name));
  const named = [...order.map(({ column }) => column), ...columns.map(({ name }) => name)];
  return {
    filters: filters.map(({ name }) => name).filter((name) => !list.vocabulary.filters.has(name)),
    columns: [...new Set(named)].filter((name) => !known.has(name)),
  };
}

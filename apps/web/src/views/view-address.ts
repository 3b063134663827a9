import { type ListState, type ListVocabulary, viewParam, writeListState } from "#lists/list-state.ts";
import type { ViewValues } from "./view-parts.ts";

/** No view, for admins whose list opens with one. */
const plain = "aucune";

/** 0, which no view has, if invalid. */
export function namedView(params: URLSearchParams): number | "plain" | undefined {
  const named = params.get(viewParam);
  if (named === null) return undefined;
  return named === plain ? "plain" : Number(/^[1-9]\d{0,14}$/.test(named) ? named : 0);
}

/** Without filters and orders that the list has lost. */
export function stateOfView(view: ViewValues, known: ListVocabulary): ListState {
  const order = view.order.filter(({ column }) => known.sortable.has(column));
  const filters = view.filters.filter(({ name }) => known.filters.has(name));
  return {
    page: 0,
    search: view.search ?? "",
    order: order.length === 0 ? known.order : order,
    filters: Object.fromEntries(filters.map(({ name, value }) => [name, value])),
  };
}

/** The view, and what it stands for. */
export function viewQuery(view: ViewValues & { readonly id: number }, known: ListVocabulary): string {
  const params = new URLSearchParams({ [viewParam]: String(view.id) });
  return `?${writeListState(stateOfView(view, known), known, params)}`;
}

/** `opens`: the query must say that it wants no view. */
export function withoutView(params: URLSearchParams, opens: boolean): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete(viewParam);
  if (opens) rest.set(viewParam, plain);
  return rest;
}

export const viewLink = (pathname: string, id: number): string => `${pathname}?${viewParam}=${id}`;

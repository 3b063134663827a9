import type { ListFilter } from "./list-parts.ts";
import type { ListState } from "./list-state.ts";
import { listTexts as texts } from "./lists.texts.ts";

export interface ReadState {
  readonly state: ListState;
  readonly refused: readonly string[];
}

/** Drops and names values that the server would refuse. */
export function withReadableFilters(filters: readonly ListFilter[], state: ListState): ReadState {
  const bad = filters.filter(({ name, accepts }) => {
    const value = state.filters[name];
    return value !== undefined && !accepts(value);
  });
  if (bad.length === 0) return { state, refused: [] };
  const names = new Set(bad.map(({ name }) => name));
  const good = Object.entries(state.filters).filter(([name]) => !names.has(name));
  return {
    state: { ...state, filters: Object.fromEntries(good) },
    refused: bad.map(({ name, label }) => texts.refusedFilter(label, state.filters[name] ?? "")),
  };
}

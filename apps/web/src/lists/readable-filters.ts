import type { ListFilter } from "./list-parts.ts";
import type { ListState } from "./list-state.ts";
import { listTexts as texts } from "./lists.texts.ts";

export interface ReadState {
  /** The state without the filters whose value cannot be read. */
  readonly state: ListState;
  /** « Livraison à partir du : hier », one for each filter that is left out. */
  readonly refused: readonly string[];
}

/** Separates the filters that a URL brought into those that can be read and those that cannot. */
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

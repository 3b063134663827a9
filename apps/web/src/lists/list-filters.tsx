import { Combobox, DateInput, FilterBar, type FilterChip, type Option, Select } from "@palier/ui";
import { useQueries } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { loadOptionsOf, optionsById } from "#api/options.ts";
import { fieldTexts } from "#fields/fields.texts.ts";
import { formatField } from "#fields/format-field.ts";
import type { ListFilter } from "./define-list.ts";
import type { ListState } from "./list-state.ts";
import { listTexts as texts } from "./lists.texts.ts";
import type { ChangeList } from "./use-list-state.ts";

interface ListFiltersProps {
  readonly filters: readonly ListFilter[];
  readonly state: ListState;
  readonly change: ChangeList;
  readonly searchLabel: string;
  readonly actions: ReactNode;
}

/** The bar above a list: search, the screen's own filters, and what is active as chips. */
export function ListFilters({ filters, state, change, searchLabel, actions }: ListFiltersProps) {
  const search = useSearchTyping(state.search, change);
  const names = useChosenNames(filters, state);
  const set = (name: string, value: string): void => {
    const rest = Object.entries(state.filters).filter(([key]) => key !== name);
    change({ filters: Object.fromEntries(value === "" ? rest : [...rest, [name, value]]) });
  };
  const chips: FilterChip[] = filters.flatMap((filter) => {
    const value = state.filters[filter.name];
    if (value === undefined) return [];
    const label = names.get(filter.name) ?? shownValue(filter, value);
    return [{ id: filter.name, name: filter.label, label, onRemove: () => set(filter.name, "") }];
  });
  if (state.search !== "") {
    const onRemove = (): void => change({ search: "" });
    chips.unshift({ id: "q", kind: "search", name: texts.search, label: state.search, onRemove });
  }
  return (
    <FilterBar
      search={{ ...search, label: searchLabel }}
      actions={actions}
      chips={chips}
      onClear={() => change({ search: "", filters: {} })}
    >
      {filters.map((filter) => (
        <FilterControl
          key={filter.name}
          filter={filter}
          value={state.filters[filter.name] ?? ""}
          name={names.get(filter.name)}
          onChange={(value) => set(filter.name, value)}
        />
      ))}
    </FilterBar>
  );
}

/** What is typed shows at once and is searched for a moment later; the URL stays the one source of truth. */
function useSearchTyping(searched: string, change: ChangeList) {
  const [typed, setTyped] = useState(searched);
  const [known, setKnown] = useState(searched);
  if (known !== searched) {
    setKnown(searched);
    setTyped(searched);
  }
  useEffect(() => {
    if (typed === searched) return;
    const timer = setTimeout(() => change({ search: typed.trim() }, "replace"), 250);
    return () => clearTimeout(timer);
  }, [typed, searched, change]);
  return { value: typed, onValueChange: setTyped };
}

/** The names of records that a URL names by id only. */
function useChosenNames(filters: readonly ListFilter[], state: ListState): ReadonlyMap<string, string> {
  const chosen = filters.flatMap((filter) => {
    const id = state.filters[filter.name];
    return id === undefined || filter.options === undefined || filter.meta.kind !== "reference"
      ? []
      : [{ name: filter.name, id, route: filter.options }];
  });
  const answers = useQueries({
    queries: chosen.map(({ id, route }) => ({
      queryKey: ["option", route.path, id],
      queryFn: ({ signal }: { signal: AbortSignal }) => optionsById(route, [id], signal),
      staleTime: 300_000,
    })),
  });
  return new Map(
    chosen.map(({ name, id }, index) => [name, answers[index]?.data?.[0]?.label ?? `n°\u00a0${id}`]),
  );
}

interface FilterControlProps {
  readonly filter: ListFilter;
  readonly value: string;
  readonly name: string | undefined;
  readonly onChange: (value: string) => void;
}

function FilterControl({ filter, value, name, onChange }: FilterControlProps) {
  const label = filter.label;
  if (filter.options !== undefined) {
    const chosen: Option | null = value === "" ? null : { id: value, label: name ?? value };
    return (
      <Combobox
        value={chosen}
        aria-label={label}
        placeholder={label}
        loadOptions={loadOptionsOf(filter.options)}
        onValueChange={(option) => onChange(option?.id ?? "")}
      />
    );
  }
  if (filter.meta.kind === "date")
    return (
      <DateInput
        aria-label={label}
        value={value}
        onValueChange={(day, readable) => (readable ? onChange(day ?? "") : undefined)}
      />
    );
  return (
    <Select
      aria-label={label}
      value={value}
      placeholder={texts.anyOf(label)}
      options={Object.entries(choicesOf(filter)).map(([key, word]) => ({ value: key, label: word }))}
      onValueChange={onChange}
    />
  );
}

function choicesOf(filter: ListFilter): Readonly<Record<string, string>> {
  return filter.meta.kind === "flag"
    ? { true: fieldTexts.yes, false: fieldTexts.no }
    : (filter.meta.labels ?? {});
}

function shownValue(filter: ListFilter, value: string): string {
  return choicesOf(filter)[value] ?? formatField(filter.meta, value);
}

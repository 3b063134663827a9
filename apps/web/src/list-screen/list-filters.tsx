import { FilterBar, type FilterChip } from "@palier/ui";
import { useQueries } from "@tanstack/react-query";
import { memo, type ReactNode } from "react";
import type { PathValues } from "#api/call.ts";
import { optionQuery } from "#api/options.ts";
import type { List, ListFilter, ListRow } from "#lists/define-list.ts";
import { FilterControl, shownValue } from "#lists/filter-control.tsx";
import type { ListState } from "#lists/list-state.ts";
import { listTexts as texts } from "#lists/lists.texts.ts";
import { PeriodFilter } from "#lists/period-filter.tsx";
import {
  isPeriodEnd,
  type Period,
  type PeriodValue,
  periodOf,
  periodText,
  periodValue,
} from "#lists/periods.ts";
import type { ChangeList } from "#lists/use-list-state.ts";
import { useSearchTyping } from "#lists/use-search-typing.ts";
import "#lists/lists.css";

interface ListFiltersProps {
  readonly filters: readonly ListFilter[];
  readonly params: PathValues;
  readonly search: string;
  readonly values: ListState["filters"];
  readonly change: ChangeList;
  readonly list: List<ListRow>;
  readonly actions: ReactNode;
}

export const ListFilters = memo(function ListFilters(props: ListFiltersProps) {
  const { filters, params, values, change, list, actions } = props;
  const search = useSearchTyping(props.search, change, list.definition.name);
  const names = useChosenNames(filters, params, values);
  const { set, setPeriod } = editsOf(props);
  const chips: FilterChip[] = filters.flatMap((filter) => {
    if (isPeriodEnd(filters, filter)) return [];
    const period = periodOf(filters, filter);
    const dates = period && periodText(periodValue(period, values));
    if (period !== undefined) {
      if (dates === undefined) return [];
      const onRemove = (): void => setPeriod(period, { from: "", to: "" });
      return [{ id: filter.name, name: period.label, label: dates, onRemove }];
    }
    const value = values[filter.name];
    if (value === undefined) return [];
    const label = names.get(filter.name) ?? shownValue(filter, value);
    return [{ id: filter.name, name: filter.label, label, onRemove: () => set(filter.name, "") }];
  });
  const offered = filters.filter(
    (filter) => !isPeriodEnd(filters, filter) && (filter.of === undefined || values[filter.of] !== undefined),
  );
  const control = (filter: ListFilter): ReactNode => {
    const period = periodOf(filters, filter);
    return period === undefined ? (
      <FilterControl
        filter={filter}
        params={params}
        filters={values}
        value={values[filter.name] ?? ""}
        name={names.get(filter.name)}
        onChange={(value) => set(filter.name, value)}
      />
    ) : (
      <PeriodFilter
        period={period}
        value={periodValue(period, values)}
        onChange={(value) => setPeriod(period, value)}
      />
    );
  };
  return (
    <FilterBar
      search={{ ...search, label: list.definition.texts.searchPlaceholder, hint: list.searched }}
      actions={actions}
      chips={chips}
      onClear={() => change({ search: "", filters: {} })}
      filters={offered.map((filter) => ({ id: filter.name, control: control(filter) }))}
    />
  );
});

/** "" clears. Clears dependent filters too. */
function editsOf({ filters, values, change }: Pick<ListFiltersProps, "filters" | "values" | "change">) {
  const setAll = (given: ListState["filters"]): void => {
    const isOver = ({ name, of }: ListFilter) => name in given || (of !== undefined && of in given);
    const over = new Set(filters.filter(isOver).map(({ name }) => name));
    const rest = Object.entries(values).filter(([key]) => !over.has(key));
    const set = Object.entries(given).filter(([, value]) => value !== "");
    change({ filters: Object.fromEntries([...rest, ...set]) });
  };
  return {
    set: (name: string, value: string): void => setAll({ [name]: value }),
    setPeriod: ({ from, to }: Period, value: PeriodValue): void =>
      setAll({ [from.name]: value.from, [to.name]: value.to }),
  };
}

/** Records the URL identifies by id; ids until loaded. */
function useChosenNames(
  filters: readonly ListFilter[],
  params: PathValues,
  values: ListState["filters"],
): ReadonlyMap<string, string> {
  const chosen = filters.flatMap(({ name, meta, optionsFor }) => {
    const id = values[name];
    const source = meta.kind === "reference" ? optionsFor?.(params, values) : undefined;
    return id === undefined || source === undefined ? [] : [{ name, id, source }];
  });
  const answers = useQueries({ queries: chosen.map(({ id, source }) => optionQuery(source, id)) });
  return new Map(
    chosen.map(({ name, id }, index) => [name, answers[index]?.data?.label ?? texts.unknownOption(id)]),
  );
}

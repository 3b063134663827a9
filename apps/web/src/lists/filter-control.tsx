import { Combobox, DateInput, type Option, Select } from "@palier/ui";
import { useQueryClient } from "@tanstack/react-query";
import type { PathValues } from "#api/call.ts";
import { loadOptionsOf, type OptionsSource, optionQuery } from "#api/options.ts";
import { fieldTexts } from "#fields/fields.texts.ts";
import { formatField } from "#fields/format-field.ts";
import type { ListFilter } from "./define-list.ts";
import type { ListState } from "./list-state.ts";
import { listTexts as texts } from "./lists.texts.ts";

interface FilterControlProps {
  readonly filter: ListFilter;
  readonly params: PathValues;
  /** The values of all filters of the list. */
  readonly filters: ListState["filters"];
  readonly value: string;
  /** The chosen record's name, where the value is its id. */
  readonly name: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The control of one filter: a search for texts and records, two days for a period, a choice for the rest. */
export function FilterControl(props: FilterControlProps) {
  const { filter, params, value, onChange } = props;
  const { label } = filter;
  if (filter.optionsFor !== undefined) {
    const source = filter.optionsFor(params, props.filters);
    return source === undefined ? null : <SearchedFilter {...props} source={source} />;
  }
  if (filter.meta.kind === "date")
    return (
      // An empty date box says nothing of itself, so its label is visible.
      <div className="list-filter-day">
        <span aria-hidden>{label}</span>
        <DateInput
          aria-label={label}
          value={value}
          onValueChange={(day, readable) => (readable ? onChange(day ?? "") : undefined)}
        />
      </div>
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

function SearchedFilter({
  filter,
  source,
  value,
  name,
  onChange,
}: FilterControlProps & { source: OptionsSource }) {
  const client = useQueryClient();
  const chosen: Option | null = value === "" ? null : { id: value, label: name ?? value };
  return (
    <Combobox
      value={chosen}
      aria-label={filter.label}
      placeholder={filter.label}
      loadOptions={loadOptionsOf(source.route, source.params)}
      onValueChange={(option) => {
        // Its name is known, so that neither box nor chip shows the number first.
        if (option !== null) client.setQueryData(optionQuery(source, option.id).queryKey, option);
        onChange(option?.id ?? "");
      }}
    />
  );
}

function choicesOf(filter: ListFilter): Readonly<Record<string, string>> {
  return filter.meta.kind === "flag"
    ? { true: fieldTexts.yes, false: fieldTexts.no }
    : (filter.meta.labels ?? {});
}

/** A filter's value as its chip shows it. */
export function shownValue(filter: ListFilter, value: string): string {
  return choicesOf(filter)[value] ?? formatField(filter.meta, value);
}

import { ChoicesFilter, type ComboboxBeginning, ComboboxToBe, Select } from "@palier/ui";
import { useState } from "react";
import type { PathValues } from "#api/call.ts";
import { fieldTexts } from "#fields/fields.texts.ts";
import { formatField } from "#fields/format-field.ts";
import { whenAtRest } from "#navigation/when-idle.ts";
import { lazyPart } from "#parts/lazy-part.tsx";
import { DayFilter } from "./day-filter.tsx";
import type { ListFilter } from "./define-list.ts";
import type { ListState } from "./list-state.ts";
import { listTexts as texts } from "./lists.texts.ts";
import type { SearchedFilterProps } from "./searched-filter.tsx";

interface FilterControlProps {
  readonly filter: ListFilter;
  readonly params: PathValues;
  readonly filters: ListState["filters"];
  readonly value: string;
  readonly name: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The heaviest control, needed last: loaded after the rows. */
const SearchedFilter = lazyPart<SearchedFilterProps>(
  async () => {
    await new Promise<void>(whenAtRest);
    return (await import("./searched-filter.tsx")).SearchedFilter;
  },
  {
    standsIn: true,
    pending: ({ label, value, name, onBegin }) => (
      <ComboboxToBe
        aria-label={label}
        placeholder={label}
        named
        value={value === "" ? "" : (name ?? value)}
        onBegin={onBegin}
      />
    ),
  },
);

/** For texts and records a search, for a period two days, else a select. */
export function FilterControl(props: FilterControlProps) {
  const { filter, params, value, onChange } = props;
  const { label } = filter;
  const [begun, setBegun] = useState<ComboboxBeginning>();
  if (filter.optionsFor !== undefined) {
    const source = filter.optionsFor(params, props.filters);
    if (source === undefined) return null;
    const { name, onChange } = props;
    return <SearchedFilter {...{ label, source, value, name, onChange, begun }} onBegin={setBegun} />;
  }
  const options = Object.entries(choicesOf(filter)).map(([key, word]) => ({ value: key, label: word }));
  switch (filter.narrows?.kind) {
    case "date":
      return <DayFilter {...{ label, value, onChange }} />;
    case "choice":
      return (
        <ChoicesFilter
          label={label}
          values={value.split(",").filter(Boolean)}
          options={options}
          onValuesChange={(values) => onChange(values.join(","))}
        />
      );
    case "flag":
    case "text":
    case "reference":
    case undefined:
      return (
        <Select
          aria-label={label}
          value={value}
          placeholder={texts.anyOf(label)}
          chosenLabel={texts.setTo(label, shownValue(filter, value))}
          options={options}
          onValueChange={onChange}
        />
      );
  }
}

function choicesOf(filter: ListFilter): Readonly<Record<string, string>> {
  return filter.meta.kind === "flag"
    ? { true: fieldTexts.yes, false: fieldTexts.no }
    : (filter.meta.labels ?? {});
}

/** « Nouvelle, Acceptée », « oui ». */
export function shownValue(filter: ListFilter, value: string): string {
  const choices = choicesOf(filter);
  const words = [...new Set(value.split(","))].flatMap((each) => choices[each] ?? []);
  if (words.length === 0) return formatField(filter.meta, value);
  const shown = words.join(", ");
  return filter.meta.kind === "flag" ? shown.toLocaleLowerCase("fr") : shown;
}

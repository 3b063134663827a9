import { Combobox, type ComboboxBeginning, type Option } from "@palier/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { loadOptionsOf, type OptionsSource, optionQuery } from "#api/options.ts";

export interface SearchedFilterProps {
  readonly label: string;
  readonly source: OptionsSource;
  /** The chosen record's id; empty for none. */
  readonly value: string;
  /** Its name, once it is known. */
  readonly name: string | undefined;
  readonly onChange: (value: string) => void;
  /** What was done before this code was here. */
  readonly begun: ComboboxBeginning | undefined;
  readonly onBegin: (begun: ComboboxBeginning | undefined) => void;
}

/** The control of a filter by another record, which is searched by its name. */
export function SearchedFilter(props: SearchedFilterProps) {
  const { label, source, value, name, onChange, begun, onBegin } = props;
  // Once: a filter that is offered again later begins anew.
  useEffect(() => onBegin(undefined), [onBegin]);
  const client = useQueryClient();
  const chosen: Option | null = value === "" ? null : { id: value, label: name ?? value };
  return (
    <Combobox
      value={chosen}
      aria-label={label}
      placeholder={label}
      named
      begun={begun}
      loadOptions={loadOptionsOf(source.route, source.params)}
      onValueChange={(option) => {
        // Its name is known, so that neither box nor chip shows the number first.
        if (option !== null) client.setQueryData(optionQuery(source, option.id).queryKey, option);
        onChange(option?.id ?? "");
      }}
    />
  );
}

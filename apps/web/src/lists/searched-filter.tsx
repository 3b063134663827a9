import { Combobox, type ComboboxBeginning, type Option } from "@palier/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { loadOptionsOf, type OptionsSource, optionQuery } from "#api/options.ts";

export interface SearchedFilterProps {
  readonly label: string;
  readonly source: OptionsSource;
  /** The chosen id, or empty. */
  readonly value: string;
  /** Its name, once known. */
  readonly name: string | undefined;
  readonly onChange: (value: string) => void;
  /** Input made before this code loaded. */
  readonly begun: ComboboxBeginning | undefined;
  readonly onBegin: (begun: ComboboxBeginning | undefined) => void;
}

/** A filter by another record, searched by name. */
export function SearchedFilter(props: SearchedFilterProps) {
  const { label, source, value, name, onChange, begun, onBegin } = props;
  // Consume it: a filter shown again later starts empty.
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
        // Cache the name, so that neither box nor chip shows the id first.
        if (option !== null) client.setQueryData(optionQuery(source, option.id).queryKey, option);
        onChange(option?.id ?? "");
      }}
    />
  );
}

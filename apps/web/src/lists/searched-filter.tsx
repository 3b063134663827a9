import { Combobox, type ComboboxBeginning, type Option } from "@palier/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { loadOptionsOf, type OptionsSource, optionQuery } from "#api/options.ts";

export interface SearchedFilterProps {
  readonly label: string;
  readonly source: OptionsSource;
  /** Id, or empty. */
  readonly value: string;
  readonly name: string | undefined;
  readonly onChange: (value: string) => void;
  readonly begun: ComboboxBeginning | undefined;
  readonly onBegin: (begun: ComboboxBeginning | undefined) => void;
}

export function SearchedFilter(props: SearchedFilterProps) {
  const { label, source, value, name, onChange, begun, onBegin } = props;
  // A filter shown again later starts empty.
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
        // Neither box nor chip shows the id first.
        if (option !== null) client.setQueryData(optionQuery(source, option.id).queryKey, option);
        onChange(option?.id ?? "");
      }}
    />
  );
}

import type { Option } from "@palier/contract";
import { Combobox, MultiCombobox } from "@palier/ui";
import { type OptionsSource, searchIn, searchOf } from "./field-options.ts";
import { fieldTexts } from "./fields.texts.ts";
import { useOptionNames } from "./use-option-names.ts";

export interface ReferenceControlProps {
  readonly value: unknown;
  /** All options without a route, else the chosen ones. */
  readonly choices: readonly Option[] | undefined;
  readonly source: OptionsSource | undefined;
  readonly labelOf: (name: string) => string;
  readonly onChange: (value: unknown) => void;
}

export function ReferenceControl({ value, choices, source, labelOf, onChange }: ReferenceControlProps) {
  const ids = typeof value === "number" ? [String(value)] : [];
  const { chosen, remember } = useOptionNames(ids, choices, source);
  return (
    <Combobox
      {...searchProps({ choices, source, labelOf })}
      value={chosen[0] ?? null}
      onValueChange={(option) => {
        if (option !== null) remember([option]);
        onChange(option === null ? null : Number(option.id));
      }}
    />
  );
}

/** As chips. */
export function ReferencesControl({ value, choices, source, labelOf, onChange }: ReferenceControlProps) {
  const ids = Array.isArray(value) ? value.map(String) : [];
  const { chosen, remember } = useOptionNames(ids, choices, source);
  return (
    <MultiCombobox
      {...searchProps({ choices, source, labelOf })}
      value={chosen}
      onValueChange={(options) => {
        remember(options);
        onChange(options.map((option) => Number(option.id)));
      }}
    />
  );
}

function searchProps({
  choices,
  source,
  labelOf,
}: Pick<ReferenceControlProps, "choices" | "source" | "labelOf">) {
  if (source === undefined) return { loadOptions: searchIn(choices ?? []) };
  const [first] = source.waitsFor;
  if (first === undefined) return { loadOptions: searchOf(source) };
  const waiting = fieldTexts.chooseFirst(labelOf(first));
  return { loadOptions: searchOf(source), placeholder: waiting, emptyText: waiting };
}

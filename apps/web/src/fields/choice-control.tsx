import type { FieldMeta, Option } from "@palier/contract";
import { Select } from "@palier/ui";

interface ChoiceControlProps {
  readonly meta: FieldMeta;
  readonly required: boolean;
  readonly value: unknown;
  readonly choices: readonly Option[] | undefined;
  readonly onChange: (value: unknown) => void;
  readonly onLeave: () => void;
}

/** As the server now offers it (A15). */
export function ChoiceControl({ meta, required, value, choices, onChange, onLeave }: ChoiceControlProps) {
  const chosen = typeof value === "string" ? value : "";
  const options = offered(meta, chosen, choices);
  return (
    <Select
      value={chosen}
      options={options}
      {...(required && chosen !== "" ? { placeholder: null } : {})}
      onValueChange={(next) => onChange(next === "" ? null : next)}
      onBlur={onLeave}
    />
  );
}

function offered(meta: FieldMeta, chosen: string, choices: readonly Option[] | undefined) {
  const labels = meta.labels ?? {};
  const values = choices === undefined ? Object.keys(labels) : choices.map((choice) => String(choice.id));
  const all = chosen === "" || values.includes(chosen) ? values : [chosen, ...values];
  const texts = new Map(choices?.map((choice) => [String(choice.id), choice.text]));
  return all.map((each) => ({ value: each, label: labels[each] ?? texts.get(each) ?? each }));
}

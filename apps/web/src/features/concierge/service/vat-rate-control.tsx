import { vatRates } from "@palier/contract/areas/concierge/service";
import { Select } from "@palier/ui";
import { serviceTexts as texts } from "./service.texts.ts";

interface VatRateControlProps {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onLeave: () => void;
}

const options = vatRates.map((rate) => ({ value: String(rate), label: texts.vatRate(rate) }));

export function VatRateControl({ value, onChange, onLeave }: VatRateControlProps) {
  return (
    <Select
      value={typeof value === "number" ? String(value) : ""}
      options={options}
      {...(typeof value === "number" ? { placeholder: null } : {})}
      onValueChange={(rate) => onChange(rate === "" ? null : Number(rate))}
      onBlur={onLeave}
    />
  );
}

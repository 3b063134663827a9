import { readPhone } from "@palier/contract/kit/phone";
import { formatPhone, TelInput } from "@palier/ui";
import { useState } from "react";

interface PhoneControlProps {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onLeave: () => void;
}

/** Typed the French way, E.164 on the wire, formatted on blur. */
export function PhoneControl({ value, onChange, onLeave }: PhoneControlProps) {
  const [draft, setDraft] = useState<{ text: string; value: unknown }>();
  const text = typeof value === "string" ? value : "";
  return (
    <TelInput
      // A changed value drops the draft, so that a reset shows.
      value={draft !== undefined && draft.value === value ? draft.text : formatPhone(text)}
      onValueChange={(next) => {
        const number = readPhone(next);
        setDraft({ text: next, value: number });
        onChange(number);
      }}
      onBlur={() => {
        setDraft(undefined);
        onLeave();
      }}
    />
  );
}

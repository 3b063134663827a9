import type { FieldMeta, Option } from "@palier/contract";
import {
  Combobox,
  DateInput,
  EmailInput,
  formatPhone,
  MoneyInput,
  NumberInput,
  Select,
  Switch,
  TelInput,
  TextArea,
  TextInput,
} from "@palier/ui";
import { useState } from "react";
import { loadOptionsOf, type OptionsRoute } from "#api/options.ts";
import { readPhone } from "./phone.ts";

interface FieldControlProps {
  readonly meta: FieldMeta;
  readonly label: string;
  readonly value: unknown;
  readonly choices: readonly Option[] | undefined;
  readonly options: OptionsRoute | undefined;
  readonly onChange: (value: unknown, readable?: boolean) => void;
  readonly onLeave: () => void;
}

/** The control that a kind of field is typed in. */
export function FieldControl(props: FieldControlProps) {
  const { meta, value, onChange, onLeave } = props;
  const text = typeof value === "string" ? value : "";
  const amount = typeof value === "number" || typeof value === "string" ? value : null;
  const typing = { value: text, onValueChange: (next: string) => onChange(next), onBlur: onLeave };
  const counting = {
    value: amount,
    onValueChange: (next: number | string | null, ok: boolean) => onChange(next, ok),
    onBlur: onLeave,
  };
  switch (meta.kind) {
    case "longText":
    case "html":
      return <TextArea {...typing} />;
    case "email":
      return <EmailInput {...typing} />;
    case "phone":
      return <PhoneControl {...props} />;
    case "date":
      return <DateInput value={text} onValueChange={onChange} onBlur={onLeave} />;
    case "money":
      return <MoneyInput {...counting} />;
    case "count":
    case "number":
      return <NumberInput {...counting} />;
    case "flag":
      return (
        <Switch label={props.label} checked={value === true} onCheckedChange={(next) => onChange(next)} />
      );
    case "choice":
      return <ChoiceControl {...props} />;
    case "reference":
      return <ReferenceControl {...props} />;
    case "postalCode":
      return (
        <TextInput {...typing} inputMode="numeric" maxLength={5} autoComplete="off" className="ui-figures" />
      );
    case "url":
      return <TextInput {...typing} inputMode="url" autoComplete="off" spellCheck={false} />;
    case "id":
    case "text":
    case "color":
    case "dateTime":
    case "list":
    case "json":
      return <TextInput {...typing} autoComplete="off" />;
    default:
      return meta.kind satisfies never;
  }
}

function ChoiceControl({ meta, value, onChange, onLeave }: FieldControlProps) {
  const options = Object.entries(meta.labels ?? {}).map(([key, label]) => ({ value: key, label }));
  return (
    <Select
      value={typeof value === "string" ? value : ""}
      options={options}
      onValueChange={(next) => onChange(next)}
      onBlur={onLeave}
    />
  );
}

/** Shown the French way while one is elsewhere, as typed while one types; E.164 on the wire. */
function PhoneControl({ value, onChange, onLeave }: FieldControlProps) {
  const [draft, setDraft] = useState<string>();
  const text = typeof value === "string" ? value : "";
  return (
    <TelInput
      value={draft ?? formatPhone(text)}
      onValueChange={(next) => {
        setDraft(next);
        onChange(readPhone(next));
      }}
      onBlur={() => {
        setDraft(undefined);
        onLeave();
      }}
    />
  );
}

function ReferenceControl({ value, choices, options, onChange }: FieldControlProps) {
  const [picked, setPicked] = useState<{ id: string; label: string }>();
  if (options === undefined) throw new Error("a reference needs the options route that it searches");
  const id = typeof value === "number" ? String(value) : undefined;
  const known = choices?.find((choice) => String(choice.id) === id);
  const shown = picked?.id === id ? picked : known && { id: String(known.id), label: known.text };
  return (
    <Combobox
      value={id === undefined ? null : (shown ?? { id, label: `n°\u00a0${id}` })}
      loadOptions={loadOptionsOf(options)}
      onValueChange={(option) => {
        setPicked(option ?? undefined);
        onChange(option === null ? null : Number(option.id));
      }}
    />
  );
}

import type { FieldMeta, Option } from "@palier/contract";
import {
  ColorInput,
  DateInput,
  DateTimeInput,
  EmailInput,
  MoneyInput,
  NumberInput,
  PostalCodeInput,
  RichText,
  Switch,
  TextArea,
  TextInput,
} from "@palier/ui";
import type { ReactNode } from "react";
import { ChoiceControl } from "#fields/choice-control.tsx";
import { type FieldFacts, factsOf } from "#fields/field-facts.ts";
import type { OptionsSource } from "#fields/field-options.ts";
import { PhoneControl } from "#fields/phone-control.tsx";
import { ReferenceControl, ReferencesControl } from "#fields/reference-control.tsx";
import { TagsControl } from "#fields/tags-control.tsx";

export interface FieldSlot {
  readonly label: string;
  readonly facts: FieldFacts;
  readonly value: unknown;
  readonly choices: readonly Option[] | undefined;
  readonly source: OptionsSource | undefined;
  readonly labelOf: (name: string) => string;
  /** `readable` is false for unparsable text; defaults to true. */
  readonly onChange: (value: unknown, readable?: boolean) => void;
  readonly onLeave: () => void;
}

/** FormField's props refuse kinds without a control (`id`, `json`, lists of objects). */
export function FieldControl(slot: FieldSlot): ReactNode {
  const { facts, value, onChange, onLeave } = slot;
  const text = typeof value === "string" ? value : "";
  const typing = { value: text, onValueChange: (next: string) => onChange(next), onBlur: onLeave };
  const counting = { value: amountOf(value), onValueChange: onChange, onBlur: onLeave };
  const dating = { value: text === "" ? null : text, onValueChange: onChange, onBlur: onLeave };
  const { kind } = facts.meta;
  switch (kind) {
    case "text":
      return <TextInput {...typing} autoComplete="off" />;
    case "longText":
      return <TextArea {...typing} />;
    case "html":
      return <RichText {...typing} />;
    case "email":
      return <EmailInput {...typing} />;
    case "phone":
      return <PhoneControl {...slot} />;
    case "postalCode":
      return <PostalCodeInput {...typing} />;
    case "url":
      return <TextInput {...typing} inputMode="url" autoComplete="off" spellCheck={false} />;
    case "color":
      return <ColorInput {...dating} />;
    case "money":
      return <MoneyInput {...counting} />;
    case "count":
    case "number":
      return <NumberInput {...counting} />;
    case "flag":
      return (
        <Switch label={slot.label} checked={value === true} onCheckedChange={(next) => onChange(next)} />
      );
    case "choice":
      return <ChoiceControl {...slot} meta={facts.meta} required={facts.required} />;
    case "date":
      return <DateInput {...dating} />;
    case "dateTime":
      return <DateTimeInput {...dating} />;
    case "reference":
      return <ReferenceControl {...slot} />;
    case "list":
      return <ListControl {...slot} />;
    case "id":
    case "json":
      return withoutControl(facts.meta);
    default:
      return kind satisfies never;
  }
}

function ListControl(slot: FieldSlot): ReactNode {
  const { item } = slot.facts;
  const meta = item === undefined ? undefined : factsOf(item).meta;
  if (item === undefined || meta === undefined) return withoutControl(slot.facts.meta);
  switch (meta.kind) {
    case "reference":
      return <ReferencesControl {...slot} />;
    case "text":
    case "email":
    case "postalCode":
    case "url":
      return <TagsControl {...slot} item={item} />;
    case "longText":
    case "html":
    case "phone":
    case "color":
    case "money":
    case "count":
    case "number":
    case "flag":
    case "choice":
    case "date":
    case "dateTime":
    case "list":
    case "id":
    case "json":
      return withoutControl(meta);
    default:
      return meta.kind satisfies never;
  }
}

/** Excluded by FormField's props. */
function withoutControl({ kind, title }: FieldMeta): never {
  throw new Error(`${title ?? "a field"} of kind ${kind} needs a control of its own`);
}

/** Unparsable text stays. */
const amountOf = (value: unknown): number | string | null =>
  typeof value === "number" || typeof value === "string" ? value : null;

import { fieldMeta } from "@palier/contract";
import { useEffect, useState } from "react";
import type { z } from "zod";
import { factsOf } from "#fields/field-facts.ts";
import type { OptionsSource } from "#fields/field-options.ts";
import { formatField } from "#fields/format-field.ts";
import { useOptionNames } from "#fields/use-option-names.ts";
import { formTexts as texts } from "./forms.texts.ts";
import type { RecordFormHandle } from "./use-record-form.ts";

interface ShownValueProps<B extends z.ZodObject> {
  readonly form: RecordFormHandle<B>;
  readonly name: string;
  readonly value: unknown;
}

export function ShownValue<B extends z.ZodObject>({ form, name, value }: ShownValueProps<B>) {
  const schema: z.ZodType | undefined = form.schema.shape[name];
  const words = form.words?.(name, value);
  if (words !== undefined) return words || texts.conflict.empty;
  if (schema === undefined) return String(value);
  const facts = factsOf(schema);
  const { kind } = facts.item === undefined ? facts.meta : fieldMeta(facts.item);
  if (kind === "reference") return <RecordNames form={form} name={name} value={value} />;
  return formatField(facts.meta, value) || texts.conflict.empty;
}

function RecordNames<B extends z.ZodObject>({ form, name, value }: ShownValueProps<B>) {
  // Fields register their options in an effect.
  const [source, setSource] = useState<OptionsSource>();
  useEffect(() => setSource(form.sources.get(name)), [form.sources, name]);
  const ids = (Array.isArray(value) ? value : [value]).filter((id) => typeof id === "number").map(String);
  const { chosen } = useOptionNames(ids, form.load.choices[name], source);
  return chosen.map(({ label }) => label).join(", ") || texts.conflict.empty;
}

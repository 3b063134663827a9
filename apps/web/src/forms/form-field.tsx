import { check } from "@palier/contract";
import { Field } from "@palier/ui";
import { type ReactNode, useLayoutEffect } from "react";
import type { z } from "zod";
import type { OptionsRoute } from "#api/options.ts";
import { factsOf } from "#fields/field-facts.ts";
import { type AnyFieldOptions, type FieldName, sourceOf } from "#fields/field-options.ts";
import { fieldTexts } from "#fields/fields.texts.ts";
import { FieldControl, type FieldSlot } from "./field-control.tsx";
import { fieldId, fieldLabel } from "./field-label.ts";
import type { FieldForm, FormFieldProps } from "./form-field-props.ts";
import { isSame } from "./form-values.ts";

interface AnyFormFieldProps {
  readonly form: FieldForm<z.ZodObject>;
  readonly name: string;
  readonly help?: ReactNode;
  readonly required?: boolean;
  readonly options?: AnyFieldOptions | OptionsRoute;
  readonly control?: (slot: FieldSlot) => ReactNode;
}

/**
 * Label, required mark and control derive from the contract.
 *
 * @example
 * <FormField form={form} name="neighborhoodId" options={neighborhoodRoutes.search} />
 */
export function FormField<B extends z.ZodObject, N extends FieldName<B>, R extends OptionsRoute>(
  props: FormFieldProps<B, N, R>,
): ReactNode;
export function FormField({ form, name, help, required, options, control }: AnyFormFieldProps): ReactNode {
  const schema: z.ZodType | undefined = form.schema.shape[name];
  if (schema === undefined) throw new Error(`${name} is no field of this form`);
  const source = options === undefined ? undefined : sourceOf(options, (other) => readField(form, other));
  useLayoutEffect(() => {
    if (source !== undefined) form.sources?.set(name, source);
  });
  if (form.applies?.(name) === false) return null;
  const facts = factsOf(schema);
  const labelOf = (other: string): string => fieldLabel(form.schema, form.record, other);
  const label = labelOf(name);
  const clears = options !== undefined && "clears" in options ? options.clears : undefined;
  const slot: FieldSlot = {
    label,
    facts,
    value: form.state.values[name],
    choices: form.load.choices[name],
    source,
    labelOf,
    onChange: (value, readable) => {
      form.type(name, value, readable);
      for (const other of clears ?? []) form.type(other, emptyOf(form.schema.shape[other]));
    },
    onLeave: () => form.leave(name),
  };
  const frozen = form.frozen?.(name);
  // Input from before the state changed can still be reverted.
  const isTyped = frozen !== undefined && !isSame(form.state.values[name], form.state.base?.[name]);
  const error =
    form.state.errors[name] ??
    (isWithdrawn(form, name) ? fieldTexts.noLongerOffered : isTyped ? frozen : undefined);
  const shared = {
    id: fieldId(name, form.id),
    help: frozen === undefined || form.frozenNote === undefined ? (frozen ?? help) : undefined,
    describedBy: frozen === undefined ? undefined : form.frozenNote,
    fixed: frozen !== undefined && !isTyped,
    error,
    required: required ?? facts.required,
    readOnly: form.readOnly || (frozen !== undefined && !isTyped),
  };
  return (
    <Field {...shared} label={facts.meta.kind === "flag" && control === undefined ? undefined : label}>
      {control === undefined ? <FieldControl {...slot} /> : control(slot)}
    </Field>
  );
}

/** Undefined while empty or invalid. */
function readField(form: FieldForm<z.ZodObject>, name: string): unknown {
  const schema: z.ZodType | undefined = form.schema.shape[name];
  const value = form.state.values[name];
  if (schema === undefined || value === "" || value === null) return undefined;
  const checked = check(schema, value);
  return checked.ok && checked.value !== null ? checked.value : undefined;
}

/** Whether the server no longer offers a choice made here (A15). */
function isWithdrawn({ schema, state, load }: FieldForm<z.ZodObject>, name: string): boolean {
  const field: z.ZodType | undefined = schema.shape[name];
  const value = state.values[name];
  const offered = load.choices[name];
  if (field === undefined || offered === undefined || factsOf(field).meta.kind !== "choice") return false;
  if (typeof value !== "string" || value === "" || value === state.base?.[name]) return false;
  return !offered.some(({ id }) => id === value);
}

const emptyOf = (schema: z.ZodType | undefined): null | [] =>
  schema !== undefined && factsOf(schema).item !== undefined ? [] : null;

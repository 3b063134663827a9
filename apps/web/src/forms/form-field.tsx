import { type FieldMeta, fieldMeta } from "@palier/contract";
import { Field } from "@palier/ui";
import type { ReactNode } from "react";
import type { z } from "zod";
import type { OptionsRoute } from "#api/options.ts";
import { FieldControl } from "./field-control.tsx";
import { fieldId, fieldLabel } from "./field-label.ts";
import { isRequired } from "./form-values.ts";
import type { RecordFormHandle } from "./use-record-form.ts";

interface FormFieldProps<B extends z.ZodObject> {
  readonly form: RecordFormHandle<B>;
  readonly name: keyof B["shape"] & string;
  readonly help?: ReactNode;
  /** For a reference: the options route that is searched. */
  readonly options?: OptionsRoute;
}

/**
 * One field of a form. Label, required mark and control follow from the contract: its title, whether it may be null, its
 * kind; a screen says only which fields stand where.
 */
export function FormField<B extends z.ZodObject>({ form, name, help, options }: FormFieldProps<B>) {
  const schema: z.ZodType | undefined = form.schema.shape[name];
  if (schema === undefined) throw new Error(`${name} is no field of this form`);
  const meta: FieldMeta = fieldMeta(schema);
  const label = fieldLabel(form.schema, form.record, name);
  const control = (
    <FieldControl
      meta={meta}
      label={label}
      value={form.state.values[name]}
      choices={form.load.choices[name]}
      options={options}
      onChange={(value, readable) => form.type(name, value, readable)}
      onLeave={() => form.leave(name)}
    />
  );
  return (
    <Field
      id={fieldId(name, form.id)}
      label={meta.kind === "flag" ? undefined : label}
      help={help}
      error={form.state.errors[name]}
      required={isRequired(schema)}
      readOnly={form.readOnly}
    >
      {control}
    </Field>
  );
}

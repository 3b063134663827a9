import { CheckIcon, FieldLink } from "@palier/ui";
import type { z } from "zod";
import { fieldId, fieldLabel } from "#forms/field-label.ts";
import { requiredFields } from "#forms/form-values.ts";
import type { RecordFormHandle } from "#forms/use-record-form.ts";
import { recordTexts } from "./records.texts.ts";
import "./required-fields.css";

const texts = recordTexts.required;

/** Beside a new record's form: the fields that it must have, each a link to its control, and which are filled in. */
export function RequiredFields<B extends z.ZodObject>({ form }: { readonly form: RecordFormHandle<B> }) {
  const fields = requiredFields(form.schema, form.state.values).filter(({ name }) => form.applies(name));
  const done = fields.filter(({ name, filled }) => filled && form.state.errors[name] === undefined);
  return (
    <div className="required-fields">
      <h2 className="required-fields__title">{texts.title}</h2>
      <p className="required-fields__count">
        {done.length === fields.length ? texts.ready : texts.filled(done.length, fields.length)}
      </p>
      <ul className="required-fields__list">
        {fields.map((field) => (
          <li key={field.name}>
            <span className="required-fields__mark" aria-hidden>
              {done.includes(field) ? <CheckIcon size={14} /> : null}
            </span>
            <FieldLink fieldId={fieldId(field.name, form.id)}>
              {fieldLabel(form.schema, form.record, field.name)}
            </FieldLink>
            {done.includes(field) ? <span className="ui-hidden">{texts.done}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

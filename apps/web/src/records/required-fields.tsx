import { CheckIcon, FieldLink } from "@palier/ui";
import { useLayoutEffect, useState } from "react";
import type { z } from "zod";
import { fieldId, fieldLabel } from "#forms/field-label.ts";
import { requiredFields } from "#forms/form-values.ts";
import { inScreenOrder } from "#forms/screen-order.ts";
import type { RecordFormHandle } from "#forms/use-record-form.ts";
import { recordTexts } from "./records.texts.ts";
import "./required-fields.css";

const texts = recordTexts.required;

/** Links to a new record's required fields. Prefilled fields appear only when emptied. */
export function RequiredFields<B extends z.ZodObject>({ form }: { readonly form: RecordFormHandle<B> }) {
  const given = new Set(
    requiredFields(form.schema, form.state.base).flatMap(({ name, filled }) => (filled ? [name] : [])),
  );
  // The list follows the order of mounted fields.
  const [, setDrawn] = useState(false);
  useLayoutEffect(() => setDrawn(true), []);
  const fields = inScreenOrder(
    requiredFields(form.schema, form.state.values).filter(
      ({ name, filled }) => form.applies(name) && !(filled && given.has(name)),
    ),
    ({ name }) => name,
    form.id,
  );
  const isReady = fields.every(({ filled }) => filled) && Object.keys(form.state.errors).length === 0;
  const done = fields.filter(({ name, filled }) => filled && form.state.errors[name] === undefined);
  return (
    <div className="required-fields">
      <h2 className="required-fields__title">{texts.title}</h2>
      <p className="required-fields__count">
        {isReady ? texts.ready : texts.filled(done.length, fields.length)}
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

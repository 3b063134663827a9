import { Banner, Button } from "@palier/ui";
import type { z } from "zod";
import { fieldLabel } from "./field-label.ts";
import { changedFields } from "./form-values.ts";
import { formTexts } from "./forms.texts.ts";
import { ShownValue } from "./shown-value.tsx";
import type { RecordFormHandle } from "./use-record-form.ts";
import "./conflict-panel.css";

const texts = formTexts.secondAttempt;

interface SecondAttemptProps<B extends z.ZodObject> {
  readonly form: RecordFormHandle<B>;
  readonly onAnyway: () => Promise<unknown>;
}

/** Both attempts may be performed (A17). */
export function SecondAttempt<B extends z.ZodObject>({ form, onAnyway }: SecondAttemptProps<B>) {
  const { base, earlier, values } = form.state;
  if (earlier === undefined) return null;
  const differing = changedFields(earlier, values).filter(
    (name) => name !== "version" && name in earlier && name in values,
  );
  return (
    <Banner
      tone="warning"
      role="alert"
      title={texts.title("version" in base ? texts.save : texts.send)}
      actions={
        <>
          {form.takeBack === undefined ? null : <Button onClick={form.takeBack}>{texts.again}</Button>}
          <Button onClick={() => void onAnyway()}>{texts.anyway}</Button>
        </>
      }
    >
      <p>
        {differing.length === 0 ? texts.unchanged : form.takeBack === undefined ? texts.part : texts.detail}
      </p>
      <dl className="conflicts">
        {differing.map((name) => (
          <div key={name} className="conflicts__field">
            <dt>{fieldLabel(form.schema, form.record, name)}</dt>
            <dd>
              <span className="conflicts__value">
                <ShownValue form={form} name={name} value={earlier[name]} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Banner>
  );
}

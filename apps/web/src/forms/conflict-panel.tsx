import { fieldMeta } from "@palier/contract";
import { Banner, Button } from "@palier/ui";
import type { z } from "zod";
import { formatField } from "#fields/format-field.ts";
import { fieldLabel } from "./field-label.ts";
import { formTexts as texts } from "./forms.texts.ts";
import type { RecordFormHandle } from "./use-record-form.ts";
import "./conflict-panel.css";

/** Theirs and mine, field by field, after another admin saved the same record (A04). */
export function ConflictPanel<B extends z.ZodObject>({ form }: { readonly form: RecordFormHandle<B> }) {
  const { conflicts, taken, outdated } = form.state;
  const label = (name: string): string => fieldLabel(form.schema, form.record, name);
  if (conflicts.length === 0 && !outdated) return null;
  if (conflicts.length === 0) {
    return (
      <Banner tone="warning" role="alert" title={texts.conflict.merged}>
        {taken.length === 0
          ? texts.conflict.unchanged
          : texts.conflict.mergedDetail(taken.map(label).join(", "))}
      </Banner>
    );
  }
  const show = (name: string, value: unknown): string => {
    const schema: z.ZodType | undefined = form.schema.shape[name];
    return (
      (schema === undefined ? String(value) : formatField(fieldMeta(schema), value)) || texts.conflict.empty
    );
  };
  return (
    <Banner tone="warning" role="alert" title={texts.conflict.title}>
      <p>{texts.conflict.detail}</p>
      <dl className="conflicts">
        {conflicts.map(({ name, mine, theirs }) => (
          <div key={name} className="conflicts__field">
            <dt>{label(name)}</dt>
            <dd>
              <span className="conflicts__whose">{texts.conflict.theirs}</span>
              <span className="conflicts__value">{show(name, theirs)}</span>
              <Button size="small" onClick={() => form.choose(name, "theirs")}>
                {texts.conflict.takeTheirs}
              </Button>
            </dd>
            <dd>
              <span className="conflicts__whose">{texts.conflict.mine}</span>
              <span className="conflicts__value">{show(name, mine)}</span>
              <Button size="small" onClick={() => form.choose(name, "mine")}>
                {texts.conflict.keepMine}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </Banner>
  );
}

import { fieldMeta } from "@palier/contract";
import { Banner, Button } from "@palier/ui";
import { useEffect, useState } from "react";
import type { z } from "zod";
import { factsOf } from "#fields/field-facts.ts";
import type { OptionsSource } from "#fields/field-options.ts";
import { formatField } from "#fields/format-field.ts";
import { useOptionNames } from "#fields/use-option-names.ts";
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
  return (
    <Banner tone="warning" role="alert" title={texts.conflict.title}>
      <p>{texts.conflict.detail}</p>
      <dl className="conflicts">
        {conflicts.map(({ name, mine, theirs }) => (
          <div key={name} className="conflicts__field">
            <dt>{label(name)}</dt>
            <dd>
              <span className="conflicts__whose">{texts.conflict.theirs}</span>
              <span className="conflicts__value">
                <ConflictValue form={form} name={name} value={theirs} />
              </span>
              <Button size="small" onClick={() => form.choose(name, "theirs")}>
                {texts.conflict.takeTheirs}
              </Button>
            </dd>
            <dd>
              <span className="conflicts__whose">{texts.conflict.mine}</span>
              <span className="conflicts__value">
                <ConflictValue form={form} name={name} value={mine} />
              </span>
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

interface ConflictValueProps<B extends z.ZodObject> {
  readonly form: RecordFormHandle<B>;
  readonly name: string;
  readonly value: unknown;
}

/** One of two values, as its field shows it: the records of a reference by their names. */
function ConflictValue<B extends z.ZodObject>({ form, name, value }: ConflictValueProps<B>) {
  const schema: z.ZodType | undefined = form.schema.shape[name];
  if (schema === undefined) return String(value);
  const facts = factsOf(schema);
  const { kind } = facts.item === undefined ? facts.meta : fieldMeta(facts.item);
  if (kind === "reference") return <RecordNames form={form} name={name} value={value} />;
  return formatField(facts.meta, value) || texts.conflict.empty;
}

function RecordNames<B extends z.ZodObject>({ form, name, value }: ConflictValueProps<B>) {
  // The fields on the screen say where their options are once they are drawn.
  const [source, setSource] = useState<OptionsSource>();
  useEffect(() => setSource(form.sources.get(name)), [form.sources, name]);
  const ids = (Array.isArray(value) ? value : [value]).filter((id) => typeof id === "number").map(String);
  const { chosen } = useOptionNames(ids, form.load.choices[name], source);
  return chosen.map(({ label }) => label).join(", ") || texts.conflict.empty;
}

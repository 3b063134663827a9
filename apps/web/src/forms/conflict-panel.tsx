import { Banner, Button } from "@palier/ui";
import { useId } from "react";
import type { z } from "zod";
import type { ChangeAuthor } from "./change-author.ts";
import { fieldLabel } from "./field-label.ts";
import { formTexts as texts } from "./forms.texts.ts";
import { ShownValue } from "./shown-value.tsx";
import type { RecordFormHandle } from "./use-record-form.ts";
import "./conflict-panel.css";

interface ConflictPanelProps<B extends z.ZodObject> {
  readonly form: RecordFormHandle<B>;
  /** The submit button's label. */
  readonly button: string;
}

/** Both values by field, after a save elsewhere (A04). */
export function ConflictPanel<B extends z.ZodObject>({ form, button }: ConflictPanelProps<B>) {
  const id = useId();
  const { conflicts, taken, outdated, author } = form.state;
  const label = (name: string): string => fieldLabel(form.schema, form.record, name);
  if (conflicts.length === 0 && !outdated) return null;
  if (conflicts.length === 0) {
    return (
      <Banner tone="warning" role="alert" title={texts.conflict.merged}>
        {mergedText(saidOf(author), taken.map(label).join(", "), form.readOnly ? undefined : button)}
      </Banner>
    );
  }
  return (
    <Banner tone="warning" role="alert" title={texts.conflict.title}>
      <p>
        {form.readOnly
          ? texts.conflict.held.choose(saidOf(author))
          : texts.conflict.detail(saidOf(author), button)}
      </p>
      <dl className="conflicts">
        {conflicts.map(({ name, mine, theirs }) => (
          <div key={name} className="conflicts__field">
            <dt id={`${id}-${name}`}>{label(name)}</dt>
            <dd>
              <span className="conflicts__whose">{whoseOf(author)}</span>
              <span className="conflicts__value">
                <ShownValue form={form} name={name} value={theirs} />
              </span>
              <Choice form={form} name={name} side="theirs" field={`${id}-${name}`} />
            </dd>
            <dd>
              <span className="conflicts__whose">{texts.conflict.mine}</span>
              <span className="conflicts__value">
                <ShownValue form={form} name={name} value={mine} />
              </span>
              <Choice form={form} name={name} side="mine" field={`${id}-${name}`} />
            </dd>
          </div>
        ))}
      </dl>
    </Banner>
  );
}

interface ChoiceProps<B extends z.ZodObject> {
  readonly form: RecordFormHandle<B>;
  readonly name: string;
  readonly side: "mine" | "theirs";
  /** Id of the field's name, which the buttons' labels include. */
  readonly field: string;
}

function Choice<B extends z.ZodObject>({ form, name, side, field }: ChoiceProps<B>) {
  const id = `${field}-${side}`;
  // What the record's state no longer takes would only be refused.
  if (form.readOnly || (side === "mine" && form.frozen(name) !== undefined)) return null;
  return (
    <Button id={id} aria-labelledby={`${id} ${field}`} size="small" onClick={() => form.choose(name, side)}>
      {side === "mine" ? texts.conflict.keepMine : texts.conflict.takeTheirs}
    </Button>
  );
}

/** Without a button nothing can be saved now. */
function mergedText(author: string, fields: string, button: string | undefined): string {
  const { unchanged, mergedDetail, held } = texts.conflict;
  if (button === undefined) return fields === "" ? held.unchanged(author) : held.merged(author, fields);
  return fields === "" ? unchanged(author, button) : mergedDetail(author, fields, button);
}

function saidOf(author: ChangeAuthor | undefined): string {
  const { byMyself, byOther, bySomebody } = texts.conflict;
  if (author === undefined) return bySomebody;
  return author.kind === "self" ? byMyself : byOther(author.name);
}

function whoseOf(author: ChangeAuthor | undefined): string {
  const { mineElsewhere, theirs, meanwhile } = texts.conflict;
  if (author === undefined) return meanwhile;
  return author.kind === "self" ? mineElsewhere : theirs(author.name);
}

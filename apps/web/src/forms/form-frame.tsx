import { ErrorSummary, FormLayout, LockIcon, submitByKeys } from "@palier/ui";
import { type ReactNode, type RefObject, useRef } from "react";
import type { z } from "zod";
import { watchFocus } from "#navigation/focus.ts";
import { ConflictPanel } from "./conflict-panel.tsx";
import { fieldId, fieldLabel } from "./field-label.ts";
import { FormNotices } from "./form-notices.tsx";
import { formTexts } from "./forms.texts.ts";
import { inScreenOrder } from "./screen-order.ts";
import type { RecordFormHandle, SaveResult } from "./use-record-form.ts";
import "./form-frame.css";

/** On failure, focuses the messages. */
export interface FormPress {
  /** Before a loading button's spinner starts (S08). */
  readonly check: () => boolean;
  readonly save: () => Promise<boolean>;
  /** Even if an earlier attempt may have succeeded (A17). */
  readonly saveAnyway: () => Promise<boolean>;
  readonly alerts: RefObject<HTMLDivElement | null>;
}

/**
 * Focuses messages on failure (A06), unless the user has moved on: an open menu would close and keystrokes be lost. As
 * alerts they are announced anyway.
 */
export function useFormPress<B extends z.ZodObject>(form: RecordFormHandle<B>): FormPress {
  const alerts = useRef<HTMLDivElement>(null);
  const focusAlerts = (): void => focusMessages(alerts, watchFocus());
  const ended = async (save: Promise<SaveResult>): Promise<boolean> => {
    const isElsewhere = watchFocus();
    const result = await save;
    if ((result === "refused" || result === "invalid" || result === "asks") && !isElsewhere()) focusAlerts();
    return result === "saved";
  };
  return {
    alerts,
    check: () => {
      const ok = form.check();
      if (!ok) focusAlerts();
      return ok;
    },
    save: () => ended(form.save()),
    saveAnyway: () => ended(form.saveAnyway()),
  };
}

/** Frames until a message is rendered. */
const drawingFrames = 10;

/** Not on their container: a screen reader would announce nothing, and focus there silences the alert. */
function focusMessages(
  alerts: RefObject<HTMLDivElement | null>,
  isElsewhere: () => boolean,
  frames = drawingFrames,
): void {
  requestAnimationFrame(() => {
    if (isElsewhere()) return;
    const message = [...(alerts.current?.children ?? [])].findLast((each) => each.matches("[role=alert]"));
    if (message instanceof HTMLElement) {
      message.tabIndex = -1;
      message.focus();
    } else if (frames > 0) focusMessages(alerts, isElsewhere, frames - 1);
    else alerts.current?.focus();
  });
}

interface FormPartsProps<B extends z.ZodObject> {
  readonly form: RecordFormHandle<B>;
  readonly press: FormPress;
  readonly banner?: ReactNode;
  /** « Réessayer »; a confirming dialog asks again. */
  readonly onRetry?: (() => Promise<unknown>) | undefined;
  readonly onAnyway?: (() => Promise<unknown>) | undefined;
  /** The submit button's label, named by messages; defaults to « Enregistrer ». */
  readonly button?: string | undefined;
  readonly children: ReactNode;
}

export function FormParts<B extends z.ZodObject>({
  form,
  press,
  banner,
  onRetry,
  onAnyway,
  button = formTexts.save,
  children,
}: FormPartsProps<B>) {
  const errors = inScreenOrder(Object.entries(form.state.errors), ([path]) => path, form.id);
  const problems = errors.flatMap(([path, message]) => {
    if (path.includes(".")) return [];
    const isField = path in form.schema.shape;
    const text = isField ? `${fieldLabel(form.schema, form.record, path)}\u00a0: ${message}` : message;
    return [isField ? { fieldId: fieldId(path, form.id), message: text } : { message: text }];
  });
  return (
    <>
      <div ref={press.alerts} tabIndex={-1} className="form-alerts">
        {banner}
        <FormNotices form={form} onRetry={onRetry ?? press.save} onAnyway={onAnyway ?? press.saveAnyway} />
        <ConflictPanel form={form} button={button} />
        <ErrorSummary problems={problems} />
      </div>
      <FormLayout>
        {form.frozenForAll === undefined ? null : (
          <p id={form.frozenNote} className="form-frozen">
            <LockIcon aria-hidden size={14} />
            <span>{form.frozenForAll}</span>
          </p>
        )}
        {children}
      </FormLayout>
    </>
  );
}

interface FormFrameProps<B extends z.ZodObject> extends FormPartsProps<B> {
  /** Accessible name. */
  readonly label: string;
  readonly actions: ReactNode;
  /** Whether Ctrl S saves it; defaults to false. */
  readonly hasSaveKey?: boolean;
}

export function FormFrame<B extends z.ZodObject>({
  label,
  actions,
  hasSaveKey,
  ...parts
}: FormFrameProps<B>) {
  return (
    <form
      aria-label={label}
      data-save-key={hasSaveKey === true ? "" : undefined}
      noValidate
      onKeyDown={submitByKeys}
      onSubmit={(event) => event.preventDefault()}
    >
      <FormParts {...parts} />
      {actions}
    </form>
  );
}

/** Another admin holds the record, or a conflict is open. */
export const isBlocked = <B extends z.ZodObject>(form: RecordFormHandle<B>): boolean =>
  form.readOnly || form.state.conflicts.length > 0;

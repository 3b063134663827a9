import { ErrorSummary, type ErrorSummaryHandle, FormLayout, LoadingButton, StickyActions } from "@palier/ui";
import { type ReactNode, useRef } from "react";
import type { z } from "zod";
import { LockBanner } from "#locks/lock-banner.tsx";
import { type RecordLock, useLockSource } from "#locks/lock-source.tsx";
import { ConflictPanel } from "./conflict-panel.tsx";
import { fieldId, fieldLabel } from "./field-label.ts";
import { FormNotices } from "./form-notices.tsx";
import { formTexts as texts } from "./forms.texts.ts";
import { useUnsavedGuard } from "./unsaved-guard.tsx";
import { useDraftKey } from "./use-draft-key.ts";
import { type RecordFormHandle, type RecordFormInput, useRecordForm } from "./use-record-form.ts";

interface RecordFormProps<B extends z.ZodObject, R extends z.ZodType>
  extends Omit<RecordFormInput<B, R>, "lock" | "draftKey"> {
  /** `locks/<area>/<id>`: left out for a record that is new, or that nobody locks. */
  readonly lockArea?: string;
  readonly recordId?: number;
  /** « Modifier l’immeuble »: names the form for screen readers. */
  readonly label: string;
  /** Beside « Enregistrer »: the way back, deletion. */
  readonly actions?: (lock: RecordLock) => ReactNode;
  /** The fields, in the order in which they stand. */
  readonly children: (form: RecordFormHandle<B>) => ReactNode;
}

/**
 * A form that keeps what was typed: lock banner, errors at the field and summed up, loading button, unsaved-changes
 * guard, draft, merge with another admin's save (S06–S08, S10–S12, A04, A08).
 */
export function RecordForm<B extends z.ZodObject, R extends z.ZodType>(props: RecordFormProps<B, R>) {
  const summary = useRef<ErrorSummaryHandle>(null);
  const saved = (record: z.output<R>): void => {
    guard.clear();
    props.onSaved(record);
  };
  const { lockArea, recordId } = props;
  const { lock, reopen } = useLockSource().useRecordLock(lockArea, recordId);
  const draftKey = useDraftKey();
  const form = useRecordForm({ ...props, lock, draftKey, onSaved: saved });
  const guard = useUnsavedGuard(form.changes.length > 0, form.forgetDraft);
  const focusSummary = (): void => {
    requestAnimationFrame(() => summary.current?.focus());
  };
  const checkFirst = (): boolean => {
    const ok = form.check();
    if (!ok) focusSummary();
    return ok;
  };
  const save = async (): Promise<void> => {
    if ((await form.save()) === "refused") focusSummary();
  };
  const problems = Object.entries(form.state.errors).map(([name, message]) =>
    name in form.schema.shape
      ? { fieldId: fieldId(name), message: `${fieldLabel(form.schema, form.record, name)}\u00a0: ${message}` }
      : { message },
  );
  const blocked = form.readOnly || form.state.conflicts.length > 0;
  return (
    <form aria-label={props.label} noValidate onSubmit={(event) => event.preventDefault()}>
      <LockBanner area={lockArea} id={recordId} lock={lock} reopen={reopen} />
      <FormNotices form={form} onRetry={save} />
      <ConflictPanel form={form} />
      <ErrorSummary ref={summary} problems={problems} />
      <FormLayout>{props.children(form)}</FormLayout>
      <StickyActions changes={form.changes.length}>
        <LoadingButton type="submit" disabled={blocked} check={checkFirst} onPress={save}>
          {texts.save}
        </LoadingButton>
        {props.actions?.(lock)}
      </StickyActions>
      {guard.dialog}
    </form>
  );
}

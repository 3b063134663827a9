import { ActionDialog, currentOpener, Dialog } from "@palier/ui";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { z } from "zod";
import { useRefresh } from "#api/refresh.ts";
import { FormField } from "#forms/form-field.tsx";
import { FormParts, isBlocked, useFormPress } from "#forms/form-frame.tsx";
import { wireValues } from "#forms/form-values.ts";
import { useFormLoad } from "#forms/use-form-load.ts";
import { type FormLoad, useRecordForm } from "#forms/use-record-form.ts";
import { LockBanner } from "#locks/lock-banner.tsx";
import { isReadOnly } from "#locks/read-only.ts";
import { useRouteLock } from "#locks/use-route-lock.ts";
import { useAlive } from "#navigation/use-alive.ts";
import { Loading } from "#parts/loading.tsx";
import { QuestionBanner, useAskedSave } from "./action-question.tsx";
import { actionTexts as texts } from "./actions.texts.ts";
import type { ActionFormDialogProps } from "./form-declaration.ts";
import { LoadFailure } from "./load-failure.tsx";
import { newestRecord } from "./newest-record.ts";

export function ActionFormDialog<R, B extends z.ZodObject, A extends z.ZodType>(
  props: ActionFormDialogProps<R, B, A>,
) {
  const { routes, declaration, record, close } = props;
  const query = useFormLoad(routes.get, declaration.params(record));
  // It replaces the placeholder's dialog.
  const [opener] = useState(currentOpener);
  const focusFallback = () => (opener?.isConnected === true ? opener : props.focusFallback());
  if (query.data !== undefined)
    return <ActionForm {...props} focusFallback={focusFallback} load={query.data} />;
  return (
    <Dialog
      open
      onOpenChange={() => close("given up")}
      title={declaration.title(record)}
      focusFallback={focusFallback}
    >
      {query.error === null ? (
        <Loading label={texts.loading} height="40px" />
      ) : (
        <LoadFailure error={query.error} onRetry={() => void query.refetch()} />
      )}
    </Dialog>
  );
}

function ActionForm<R, B extends z.ZodObject, A extends z.ZodType>(
  props: ActionFormDialogProps<R, B, A> & { readonly load: FormLoad },
) {
  const { routes, declaration, load, close } = props;
  const record = declaration.asRead?.(props.record, load.record) ?? newestRecord(props.record, load.record);
  const { confirm, rules, label, saveLabel = label, tone, fields, title } = declaration;
  const navigate = useNavigate();
  const alive = useAlive();
  const fixed = typeof declaration.fixed === "function" ? declaration.fixed(record) : declaration.fixed;
  const target = declaration.params(record);
  // When the lock passes to this admin, the present record counts.
  const refresh = useRefresh();
  const { editLock, place } = useRouteLock(routes.post.metadata, target, refresh);
  const form = useRecordForm<B, A>({
    routes,
    name: declaration.name,
    params: target,
    load,
    readOnly: isReadOnly(editLock.lock),
    fixed,
    rules: rules && ((values) => rules(record, values)),
    onSaved: (saved) => {
      close("done", declaration.done?.(record, saved), saved);
      const place = declaration.follow?.(record, saved);
      if (place !== undefined && alive.current) void navigate(place);
    },
  });
  const press = useFormPress(form);
  const { question, submit, change } = useAskedSave(form, press, (values) => {
    const sent = routes.post.body.safeParse({ ...wireValues(form.schema, values), ...fixed });
    return sent.success ? confirm?.(record, sent.data) : undefined;
  });
  const button = question?.confirmLabel ?? saveLabel;
  return (
    <ActionDialog
      open
      onOpenChange={() => close("given up")}
      title={title(record)}
      size={declaration.size}
      submitLabel={button}
      danger={tone === "danger"}
      disabled={isBlocked(form)}
      mayClose={() => form.state.sent === undefined}
      check={press.check}
      onSubmit={submit}
      focusFallback={props.focusFallback}
    >
      <FormParts
        form={form}
        press={press}
        onRetry={submit}
        button={button}
        banner={
          place === undefined ? null : (
            <LockBanner editLock={editLock} hasInput={form.changes.length > 0} inWindow />
          )
        }
      >
        {fields(form, record, { FormField })}
      </FormParts>
      {question === undefined ? null : <QuestionBanner question={question} onChange={change} />}
    </ActionDialog>
  );
}

import { ButtonLink, LoadingButton, StickyActions, useToast } from "@palier/ui";
import { useEffect, useState } from "react";
import type { z } from "zod";
import { problemWith } from "#api/failure.ts";
import { useRefresh } from "#api/refresh.ts";
import { FormFrame, isBlocked, useFormPress } from "#forms/form-frame.tsx";
import { formTexts } from "#forms/forms.texts.ts";
import { type FormLoad, useRecordForm } from "#forms/use-record-form.ts";
import { useAskOnArrival } from "#locks/asking.ts";
import { LockBanner } from "#locks/lock-banner.tsx";
import { isReadOnly } from "#locks/read-only.ts";
import { type OpenRecord, type RecordContext, useOpenRecord } from "./open-record.tsx";
import { type EditedRecord, nameOf, type RecordLike } from "./record-definition.ts";
import { recordTexts as texts } from "./records.texts.ts";

interface EditTabProps<
  R extends RecordLike,
  B extends z.ZodObject,
  C extends z.ZodObject,
  Tab extends string,
> {
  readonly definition: EditedRecord<R, B, C, Tab>;
  readonly context: RecordContext<R>;
}

/** Read-only while another admin holds the record. */
export function EditTab<
  R extends RecordLike,
  B extends z.ZodObject,
  C extends z.ZodObject,
  Tab extends string,
>({ definition, context }: EditTabProps<R, B, C, Tab>) {
  const open = useOpenRecord({ context });
  return open.load === undefined ? null : <EditForm definition={definition} open={open} load={open.load} />;
}

interface EditFormProps<
  R extends RecordLike,
  B extends z.ZodObject,
  C extends z.ZodObject,
  Tab extends string,
> {
  readonly definition: EditedRecord<R, B, C, Tab>;
  readonly open: OpenRecord<R>;
  readonly load: FormLoad;
}

function EditForm<R extends RecordLike, B extends z.ZodObject, C extends z.ZodObject, Tab extends string>({
  definition,
  open,
  load,
}: EditFormProps<R, B, C, Tab>) {
  const { edit } = definition;
  const name = nameOf(definition);
  const toast = useToast();
  const refresh = useRefresh();
  // A second save may precede the first one's reload.
  const [readings, setReadings] = useState(0);
  const form = useRecordForm({
    routes: edit,
    params: { [edit.get.metadata.record?.param ?? "id"]: open.id },
    load,
    readOnly: isReadOnly(open.editLock.lock),
    applies: definition.applies,
    rules: (values) => definition.rules?.(open.record, values) ?? {},
    onSaved: (record) => {
      toast.success(texts.saved(name(record)), { kind: edit.post.path });
      setReadings((count) => count + 1);
      void refresh().finally(() => setReadings((count) => count - 1));
    },
  });
  const { onFormWait } = open;
  const isChanged = form.changes.length > 0;
  const { failure } = form.state;
  const isGone = failure !== undefined && problemWith(failure, 404) !== undefined;
  useEffect(() => {
    onFormWait(isGone ? "gone" : isChanged ? "save" : readings > 0 ? "reading" : undefined);
    return () => onFormWait(undefined);
  }, [onFormWait, isGone, isChanged, readings]);
  useAskOnArrival(open.lockArea, open.id, open.editLock);
  const press = useFormPress(form);
  return (
    <FormFrame
      hasSaveKey
      form={form}
      press={press}
      label={texts.formOf(name(open.record))}
      banner={<LockBanner editLock={open.editLock} hasInput={isChanged} />}
      actions={
        <StickyActions changes={form.changes.length}>
          <LoadingButton
            type="submit"
            // Without input the header's next step is primary.
            variant={isChanged ? "primary" : "secondary"}
            disabled={isBlocked(form)}
            check={press.check}
            onPress={press.save}
          >
            {formTexts.save}
          </LoadingButton>
          {open.back === undefined ? null : <ButtonLink href={open.back}>{texts.cancel}</ButtonLink>}
        </StickyActions>
      }
    >
      {definition.fields(form)}
    </FormFrame>
  );
}

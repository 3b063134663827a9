import { Button, ButtonLink, TrashIcon, useToast } from "@palier/ui";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import type { z } from "zod";
import type { Callable } from "#api/call.ts";
import { listTexts } from "#lists/lists.texts.ts";
import { useDelete } from "#lists/use-delete.tsx";
import { isReadOnly } from "#locks/lock-source.tsx";
import { formTexts as texts } from "./forms.texts.ts";
import { RecordForm } from "./record-form.tsx";
import type { FormLoad, FormRoutes, RecordFormHandle } from "./use-record-form.ts";
import { useRecordSaved } from "./use-record-saved.ts";

interface EditRecordProps<B extends z.ZodObject, R extends z.ZodType> {
  /** « Modifier l’immeuble »: names the form for screen readers. */
  readonly label: string;
  readonly routes: FormRoutes<B, R>;
  readonly delete: Callable;
  readonly id: number;
  /** The record's name, for the question before its deletion. */
  readonly name: string;
  readonly load: FormLoad;
  /** The list, which one goes back to. */
  readonly back: string;
  /** « Résidence des Lilas a été enregistré. » */
  readonly saved: (record: z.output<R>) => string;
  readonly children: (form: RecordFormHandle<B>) => ReactNode;
}

/** The form of a known record with its lock, its way back and its deletion, which a lock held by another bars (S15). */
export function EditRecord<B extends z.ZodObject, R extends z.ZodType>(props: EditRecordProps<B, R>) {
  const { routes, id, name, back } = props;
  const { area } = routes.post.metadata;
  const toast = useToast();
  const navigate = useNavigate();
  const params = { id };
  const refresh = useRecordSaved(area, routes.get.path, params);
  const deletion = useDelete(props.delete, area, () => void navigate(back));
  return (
    <>
      <RecordForm
        label={props.label}
        routes={routes}
        params={params}
        load={props.load}
        lockArea={area}
        recordId={id}
        actions={(lock) => (
          <>
            <ButtonLink href={back}>{texts.cancel}</ButtonLink>
            <Button
              variant="ghost"
              icon={TrashIcon}
              disabled={isReadOnly(lock)}
              onClick={() => deletion.ask({ id, name })}
            >
              {listTexts.delete}
            </Button>
          </>
        )}
        onSaved={(record) => {
          refresh();
          toast.success(props.saved(record));
        }}
      >
        {props.children}
      </RecordForm>
      {deletion.dialog}
    </>
  );
}

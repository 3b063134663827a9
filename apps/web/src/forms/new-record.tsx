import { ButtonLink, Page, PageHeader, useToast } from "@palier/ui";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import type { z } from "zod";
import { tableKey } from "#lists/use-table.ts";
import { FormLoader } from "./form-loader.tsx";
import { formTexts as texts } from "./forms.texts.ts";
import { RecordForm } from "./record-form.tsx";
import type { FormRoutes, RecordFormHandle } from "./use-record-form.ts";

interface NewRecordProps<B extends z.ZodObject, R extends z.ZodType> {
  readonly title: string;
  readonly routes: FormRoutes<B, R>;
  /** The list, which one goes back to. */
  readonly back: string;
  /** Where the new record stands. */
  readonly place: (record: z.output<R>) => string;
  /** « Résidence Neuve a été créé. » */
  readonly created: (record: z.output<R>) => string;
  readonly children: (form: RecordFormHandle<B>) => ReactNode;
}

const noParams = {};

/** The screen of a new record: `…/new` (GET, POST), then the record itself. */
export function NewRecord<B extends z.ZodObject, R extends z.ZodType>(props: NewRecordProps<B, R>) {
  const { title, routes, back } = props;
  const navigate = useNavigate();
  const toast = useToast();
  const client = useQueryClient();
  return (
    <Page>
      <PageHeader title={title} />
      <FormLoader route={routes.get} params={noParams} back={back}>
        {(load) => (
          <RecordForm
            label={title}
            routes={routes}
            params={noParams}
            load={load}
            actions={() => <ButtonLink href={back}>{texts.cancel}</ButtonLink>}
            onSaved={(record) => {
              toast.success(props.created(record));
              void client.invalidateQueries({ queryKey: tableKey(routes.post.metadata.area) });
              void navigate(props.place(record), { replace: true });
            }}
          >
            {props.children}
          </RecordForm>
        )}
      </FormLoader>
    </Page>
  );
}

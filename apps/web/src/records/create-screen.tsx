import { fieldMeta, fieldsOf } from "@palier/contract";
import {
  ButtonLink,
  LoadingButton,
  Page,
  PageHeader,
  RecordLayout,
  StickyActions,
  useToast,
} from "@palier/ui";
import { type ReactNode, useMemo, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { z } from "zod";
import { LoadFailure } from "#actions/load-failure.tsx";
import { useRefresh } from "#api/refresh.ts";
import { useArea, useRecordPath } from "#areas/areas.tsx";
import { withLastSearch } from "#areas/last-search.ts";
import { tabDrafts } from "#forms/drafts.ts";
import { FormFrame, useFormPress } from "#forms/form-frame.tsx";
import type { Applies } from "#forms/form-values.ts";
import { formTexts } from "#forms/forms.texts.ts";
import { useIsLeaving } from "#forms/unsaved.tsx";
import { draftKey } from "#forms/use-draft.ts";
import { useFormLoad } from "#forms/use-form-load.ts";
import {
  type FormLoad,
  type FormRoutes,
  type RecordFormHandle,
  useRecordForm,
} from "#forms/use-record-form.ts";
import { askingFor } from "#navigation/address-asks.ts";
import { useAlive } from "#navigation/use-alive.ts";
import type { NextAction, RecordLike } from "./record-definition.ts";
import { RecordSkeleton } from "./record-skeleton.tsx";
import { recordTexts as texts } from "./records.texts.ts";

const noParams = {};

interface EditedRoutes {
  readonly get: { readonly metadata: { readonly record?: { readonly param: string } } };
  readonly post: { readonly path: string };
}

export interface CreateScreenProps<R extends RecordLike, C extends z.ZodObject> {
  readonly routes: FormRoutes<C, z.ZodType<R>>;
  readonly edit: EditedRoutes | undefined;
  readonly fields: (form: RecordFormHandle<C>) => ReactNode;
  readonly name: (record: R) => string;
  readonly applies?: Applies | undefined;
  readonly afterCreate?: NextAction | undefined;
}

/**
 * Creates a record (`…/new`), then opens it. Records that the address names (`?userId=12`) are chosen already.
 */
export function CreateScreen<R extends RecordLike, C extends z.ZodObject>(props: CreateScreenProps<R, C>) {
  const area = useArea();
  const { chosen, from } = useChosen(props.routes.post.body);
  const query = useFormLoad(props.routes.get, noParams);
  const title = area?.declaration.texts.create ?? "";
  return (
    <Page>
      {query.data === undefined ? (
        <>
          <PageHeader title={title} />
          {query.error === null ? (
            <RecordSkeleton />
          ) : (
            <LoadFailure
              error={query.error}
              onRetry={() => void query.refetch()}
              back={from ?? area?.paths.list}
            />
          )}
        </>
      ) : (
        <CreateForm
          key={JSON.stringify(chosen)}
          {...props}
          load={query.data}
          title={title}
          chosen={chosen}
          from={from}
        />
      )}
    </Page>
  );
}

interface Chosen {
  /** Ids, by field. */
  readonly chosen: Readonly<Record<string, number>>;
  /** The page of the first of them, where the address was built. */
  readonly from: string | undefined;
}

function useChosen(body: z.ZodObject): Chosen {
  const [search] = useSearchParams();
  const pathOf = useRecordPath();
  return useMemo(() => {
    const fields = fieldsOf(body).flatMap(([name, schema]) => {
      const { entity } = fieldMeta(schema);
      const id = Number(search.get(name));
      return entity !== undefined && Number.isSafeInteger(id) && id > 0 ? [{ name, entity, id }] : [];
    });
    const [first] = fields;
    return {
      chosen: Object.fromEntries(fields.map(({ name, id }) => [name, id])),
      from: first === undefined ? undefined : pathOf(first.entity, first.id),
    };
  }, [body, search, pathOf]);
}

interface CreateFormProps<R extends RecordLike, C extends z.ZodObject>
  extends CreateScreenProps<R, C>,
    Chosen {
  readonly load: FormLoad;
  readonly title: string;
}

function CreateForm<R extends RecordLike, C extends z.ZodObject>(props: CreateFormProps<R, C>) {
  const { routes, edit, title, name, fields, applies, afterCreate, chosen, from } = props;
  const next = useRef<NextAction>(undefined);
  const load = useMemo(
    () => ({ ...props.load, values: { ...props.load.values, ...chosen } }),
    [props.load, chosen],
  );
  const alive = useAlive();
  const isLeaving = useIsLeaving();
  const area = useArea();
  const navigate = useNavigate();
  const toast = useToast();
  const refresh = useRefresh();
  const form = useRecordForm({
    routes,
    params: noParams,
    load,
    // What was typed for one resident is no draft for the next.
    name: from ?? "",
    readOnly: false,
    applies,
    onSaved: (record, since) => {
      toast.success(texts.created(name(record)), { kind: routes.post.path });
      void refresh();
      // Later input continues in the record's form; the creation is not repeated.
      const params = { [edit?.get.metadata.record?.param ?? "id"]: record.id };
      if (since !== undefined && edit !== undefined)
        tabDrafts.save(draftKey(edit.post.path, params, ""), since);
      form.forget();
      if (area === undefined || !alive.current || isLeaving()) return;
      const place = area.paths.record(record.id);
      const { current } = next;
      void navigate(current === undefined ? place : askingFor(place, current.action), { replace: true });
    },
  });
  const press = useFormPress(form);
  const saveAnd = (action: NextAction | undefined): Promise<boolean> => {
    next.current = action;
    return press.save();
  };
  return (
    <RecordLayout
      head={<PageHeader title={title} />}
      main={
        <FormFrame
          hasSaveKey
          form={form}
          press={press}
          label={title}
          actions={
            <StickyActions changes={form.changes.length}>
              <LoadingButton type="submit" check={press.check} onPress={() => saveAnd(undefined)}>
                {formTexts.save}
              </LoadingButton>
              {afterCreate === undefined ? null : (
                <LoadingButton variant="secondary" check={press.check} onPress={() => saveAnd(afterCreate)}>
                  {afterCreate.label}
                </LoadingButton>
              )}
              {area === undefined ? null : (
                <ButtonLink href={from ?? withLastSearch(area.paths.list)}>{texts.cancel}</ButtonLink>
              )}
            </StickyActions>
          }
        >
          {fields(form)}
        </FormFrame>
      }
    />
  );
}

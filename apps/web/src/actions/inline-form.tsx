import { Button, enterPart, LoadingButton, useToast } from "@palier/ui";
import { type ReactNode, useEffect, useRef } from "react";
import type { z } from "zod";
import { useRefresh } from "#api/refresh.ts";
import { fieldId } from "#forms/field-label.ts";
import { FormFrame, isBlocked, useFormPress } from "#forms/form-frame.tsx";
import type { FormValues } from "#forms/form-values.ts";
import { useFormLoad } from "#forms/use-form-load.ts";
import {
  type FormLoad,
  type FormRoutes,
  type RecordFormHandle,
  useRecordForm,
} from "#forms/use-record-form.ts";
import { LockBanner } from "#locks/lock-banner.tsx";
import { isReadOnly } from "#locks/read-only.ts";
import { useRouteLock } from "#locks/use-route-lock.ts";
import { restoreFocus } from "#navigation/focus.ts";
import { Loading } from "#parts/loading.tsx";
import { actionTexts as texts } from "./actions.texts.ts";
import { LoadFailure } from "./load-failure.tsx";

interface InlineFormProps<B extends z.ZodObject, A extends z.ZodType> {
  readonly routes: FormRoutes<B, A>;
  readonly params: Readonly<Record<string, number>>;
  /** Accessible name. */
  readonly label: string;
  readonly saveLabel: string | ((values: FormValues) => string);
  /** Toast. */
  readonly done: string;
  /** A second button, which sends a flag that no field shows. */
  readonly also?: { readonly flag: string; readonly label: string; readonly done: string };
  readonly fields: (form: RecordFormHandle<B>) => ReactNode;
  /** Focused once loaded: the form replaces its button. */
  readonly firstField?: string;
  readonly onDone?: () => void;
  readonly close?: { readonly label: string; readonly onPress: () => void };
}

/** Adds to its record (a comment, a reply); empties on save. */
export function InlineForm<B extends z.ZodObject, A extends z.ZodType>(props: InlineFormProps<B, A>) {
  const query = useFormLoad(props.routes.get, props.params);
  if (query.data !== undefined) return <OpenForm {...props} load={query.data} />;
  return query.error === null ? (
    <Loading label={texts.loading} height="40px" />
  ) : (
    <LoadFailure error={query.error} onRetry={() => void query.refetch()} />
  );
}

/** Announced before its field is focused. */
function formAround(field: HTMLElement | null): HTMLElement | undefined {
  const form = field?.closest("form");
  if (field === null || !form) return undefined;
  form.tabIndex = -1;
  form.addEventListener("focus", () => enterPart(form, field), { once: true });
  return form;
}

function OpenForm<B extends z.ZodObject, A extends z.ZodType>(
  props: InlineFormProps<B, A> & { readonly load: FormLoad },
) {
  const { routes, params, load, label, saveLabel, done, also, fields, close, onDone } = props;
  const isAlso = useRef(false);
  const refresh = useRefresh();
  const { editLock, place } = useRouteLock(routes.post.metadata, params, refresh);
  const toast = useToast();
  const form = useRecordForm({
    routes,
    params,
    load,
    readOnly: isReadOnly(editLock.lock),
    after: "reset",
    onSaved: () => {
      toast.success(isAlso.current && also !== undefined ? also.done : done);
      void refresh();
      onDone?.();
    },
  });
  const press = useFormPress(form);
  const first = props.firstField === undefined ? undefined : fieldId(props.firstField, form.id);
  useEffect(() => {
    if (first !== undefined) restoreFocus(() => formAround(document.getElementById(first)));
  }, [first]);
  const send = (isMarked: boolean): Promise<boolean> => {
    isAlso.current = isMarked;
    if (also !== undefined) form.type(also.flag, isMarked);
    return press.save();
  };
  const isSaving = form.state.sent !== undefined;
  const button = typeof saveLabel === "string" ? saveLabel : saveLabel(form.state.values);
  return (
    <FormFrame
      button={button}
      form={form}
      press={press}
      label={label}
      banner={
        place === undefined ? null : <LockBanner editLock={editLock} hasInput={form.changes.length > 0} />
      }
      actions={
        <div className="button-row">
          <LoadingButton
            type="submit"
            disabled={isBlocked(form)}
            check={press.check}
            onPress={() => send(false)}
          >
            {button}
          </LoadingButton>
          {also === undefined ? null : (
            <LoadingButton
              variant="secondary"
              disabled={isBlocked(form)}
              check={press.check}
              onPress={() => send(true)}
            >
              {also.label}
            </LoadingButton>
          )}
          {close === undefined ? null : (
            <Button
              aria-disabled={isSaving || undefined}
              onClick={() => (isSaving ? undefined : close.onPress())}
            >
              {close.label}
            </Button>
          )}
        </div>
      }
    >
      {fields(form)}
    </FormFrame>
  );
}

import { Button, Dialog, LoadingButton, Skeleton } from "@palier/ui";
import { type ReactNode, useState } from "react";
import type { z } from "zod";
import { FormFrame, isBlocked, useFormPress } from "#forms/form-frame.tsx";
import { wireValues } from "#forms/form-values.ts";
import { useFormLoad } from "#forms/use-form-load.ts";
import {
  type FormLoad,
  type FormRoutes,
  type RecordFormHandle,
  useRecordForm,
} from "#forms/use-record-form.ts";
import { LockBanner } from "#locks/lock-banner.tsx";
import { isReadOnly } from "#locks/lock-source.tsx";
import { useRouteLock } from "#locks/use-route-lock.ts";
import type { ActionFormProps, FormAction, Question } from "./action.ts";
import { actionTexts as texts } from "./actions.texts.ts";
import { LoadFailure } from "./load-failure.tsx";

interface FormActionDeclaration<R, B extends z.ZodObject>
  extends Omit<FormAction<R>, "kind" | "locks" | "dialog"> {
  readonly params: (record: R) => Readonly<Record<string, number>>;
  /** Restates the record: « Rembourser la commande C-2026-01842 ». */
  readonly title: (record: R) => string;
  readonly fields: (form: RecordFormHandle<B>, record: R) => ReactNode;
  /** Names the button. Defaults to the action's label. */
  readonly saveLabel?: string;
  /** Asked before sending, with what was typed: amounts and persons are restated here (A05). */
  readonly confirm?: (record: R, values: z.output<B>) => Question;
}

/**
 * An action with a form in a dialog. It takes the record's lock while it is open, keeps what was typed as a draft when it
 * is closed, and says what went wrong inside itself.
 */
export function formAction<R, B extends z.ZodObject, A extends z.ZodType>(
  routes: FormRoutes<B, A>,
  declaration: FormActionDeclaration<R, B>,
): FormAction<R> {
  const { params, title, fields, saveLabel, confirm, ...facts } = declaration;
  return {
    ...facts,
    kind: "form",
    locks: routes.post.metadata.lock !== undefined,
    dialog: (props) => <ActionDialog {...props} routes={routes} declaration={declaration} />,
  };
}

interface ActionDialogProps<R, B extends z.ZodObject, A extends z.ZodType> extends ActionFormProps<R> {
  readonly routes: FormRoutes<B, A>;
  readonly declaration: FormActionDeclaration<R, B>;
}

function ActionDialog<R, B extends z.ZodObject, A extends z.ZodType>(props: ActionDialogProps<R, B, A>) {
  const { routes, declaration, record, close } = props;
  const query = useFormLoad(routes.get, declaration.params(record));
  return (
    <Dialog open onOpenChange={() => close("given up")} title={declaration.title(record)}>
      {query.data !== undefined ? (
        <ActionForm {...props} load={query.data} />
      ) : query.error === null ? (
        <div role="status" aria-busy>
          <span className="ui-hidden">{texts.loading}</span>
          <Skeleton height="40px" />
        </div>
      ) : (
        <LoadFailure error={query.error} onRetry={() => void query.refetch()} />
      )}
    </Dialog>
  );
}

function ActionForm<R, B extends z.ZodObject, A extends z.ZodType>(
  props: ActionDialogProps<R, B, A> & { readonly load: FormLoad },
) {
  const { routes, declaration, record, load, close } = props;
  const { confirm, label, saveLabel = label, tone, fields, title } = declaration;
  const target = declaration.params(record);
  const { lock, reopen, area, recordId } = useRouteLock(routes.post.metadata, target);
  const form = useRecordForm({
    routes,
    params: target,
    load,
    readOnly: isReadOnly(lock),
    onSaved: () => close("done"),
  });
  const press = useFormPress(form);
  const [question, setQuestion] = useState<Question>();
  const ask = (): void => {
    const values = routes.post.body.safeParse(wireValues(form.schema, form.state.values));
    if (confirm === undefined || !values.success) void press.save();
    else setQuestion(confirm(record, values.data));
  };
  const danger = tone === "danger";
  return (
    <FormFrame
      form={form}
      press={press}
      label={title(record)}
      banner={
        area === undefined ? null : <LockBanner area={area} id={recordId} lock={lock} reopen={reopen} />
      }
      actions={
        question === undefined ? (
          <div className="button-row">
            <LoadingButton
              type="submit"
              variant={danger ? "danger" : "primary"}
              disabled={isBlocked(form)}
              check={press.check}
              onPress={confirm === undefined ? press.save : ask}
            >
              {saveLabel}
            </LoadingButton>
            <Button onClick={() => close("given up")}>{texts.cancel}</Button>
          </div>
        ) : (
          <Restated
            question={question}
            label={saveLabel}
            danger={danger}
            disabled={isBlocked(form)}
            onConfirm={press.save}
            onBack={() => setQuestion(undefined)}
          />
        )
      }
    >
      {fields(form, record)}
    </FormFrame>
  );
}

interface RestatedProps {
  readonly question: Question;
  readonly label: string;
  readonly danger: boolean;
  readonly disabled: boolean;
  readonly onConfirm: () => Promise<unknown>;
  readonly onBack: () => void;
}

/** The last step before money moves: what will be done to whom, in one sentence. */
function Restated({ question, label, danger, disabled, onConfirm, onBack }: RestatedProps) {
  return (
    <div className="form-question">
      <p className="form-question__title">{question.title}</p>
      {question.detail === undefined ? null : <p>{question.detail}</p>}
      <div className="button-row">
        <LoadingButton
          variant={danger ? "danger" : "primary"}
          disabled={disabled}
          onPress={async () => {
            await onConfirm();
            onBack();
          }}
          autoFocus
        >
          {question.confirmLabel ?? label}
        </LoadingButton>
        <Button onClick={onBack}>{texts.change}</Button>
      </div>
    </div>
  );
}

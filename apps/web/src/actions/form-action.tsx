import { ActionDialog, Banner, Button, currentOpener, Dialog, Skeleton } from "@palier/ui";
import { type ReactNode, useState } from "react";
import type { z } from "zod";
import { useRefresh } from "#api/refresh.ts";
import { FormParts, isBlocked, useFormPress } from "#forms/form-frame.tsx";
import type { FieldErrors } from "#forms/form-state.ts";
import { type FormValues, wireValues } from "#forms/form-values.ts";
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
import type { ActionFormProps, FormAction, Question } from "./action.ts";
import { actionTexts as texts } from "./actions.texts.ts";
import { LoadFailure } from "./load-failure.tsx";

type FixedValues<B extends z.ZodObject> = Readonly<Partial<z.output<B>>>;

interface FormActionDeclaration<R, B extends z.ZodObject, A extends z.ZodType>
  extends Omit<FormAction<R>, "kind" | "locks" | "dialog"> {
  /** The toast after it, about the record or what was saved: « Création effectuée : Pressing ». */
  readonly done?: (record: R, saved: z.output<A>) => string;
  readonly params: (record: R) => Readonly<Record<string, number>>;
  /** Restates the record: « Rembourser la commande C-2026-01842 ». */
  readonly title: (record: R) => string;
  readonly fields: (form: RecordFormHandle<B>, record: R) => ReactNode;
  /** Values that the action itself gives: `{ status: "ended" }`, or the record that it is about. */
  readonly fixed?: FixedValues<B> | ((record: R) => FixedValues<B>);
  /** Names the button. Defaults to the action's label. */
  readonly saveLabel?: string;
  /** What the record itself refuses, said at the fields before anything is sent. */
  readonly rules?: (record: R, values: z.output<B>) => FieldErrors;
  /** Asked before sending, with what was typed: amounts and persons are restated here (A05). Undefined asks nothing. */
  readonly confirm?: (record: R, values: z.output<B>) => Question | undefined;
}

/**
 * An action with a form in a dialog. It takes the record's lock while it is open, keeps what was typed as a draft when it
 * is closed, and says what went wrong inside itself.
 */
export function formAction<R, B extends z.ZodObject, A extends z.ZodType>(
  routes: FormRoutes<B, A>,
  declaration: FormActionDeclaration<R, B, A>,
): FormAction<R> {
  const { params, title, fields, fixed, saveLabel, rules, confirm, done, ...facts } = declaration;
  return {
    ...facts,
    kind: "form",
    locks: routes.post.metadata.lock !== undefined,
    dialog: (props) => <OpenAction {...props} routes={routes} declaration={declaration} />,
  };
}

interface OpenActionProps<R, B extends z.ZodObject, A extends z.ZodType> extends ActionFormProps<R> {
  readonly routes: FormRoutes<B, A>;
  readonly declaration: FormActionDeclaration<R, B, A>;
}

function OpenAction<R, B extends z.ZodObject, A extends z.ZodType>(props: OpenActionProps<R, B, A>) {
  const { routes, declaration, record, close } = props;
  const query = useFormLoad(routes.get, declaration.params(record));
  // The window of the form takes the place of the one that waits for it.
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

/** A question that was shown, and what it was about. */
interface Asked {
  readonly question: Question;
  readonly values: FormValues;
  readonly base: FormValues;
  /** When it was shown, in ms of the page's clock. */
  readonly at: number;
}

/** A question that is answered sooner than this, in ms, was not read. */
const readingTime = 500;

function ActionForm<R, B extends z.ZodObject, A extends z.ZodType>(
  props: OpenActionProps<R, B, A> & { readonly load: FormLoad },
) {
  const { routes, declaration, record, load, close } = props;
  const { confirm, rules, label, saveLabel = label, tone, fields, title } = declaration;
  const fixed = typeof declaration.fixed === "function" ? declaration.fixed(record) : declaration.fixed;
  const target = declaration.params(record);
  // When the lock passes to this admin, what is decided is decided on the record as it is then.
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
    onSaved: (saved) => close("done", declaration.done?.(record, saved)),
  });
  const press = useFormPress(form);
  const [asked, setAsked] = useState<Asked>();
  // What was restated is what was typed then, about the record of then: a later change of either asks again.
  const isCurrent = asked?.values === form.state.values && asked.base === form.state.base;
  const question = isCurrent ? asked?.question : undefined;
  const submit = async (): Promise<false> => {
    // The second click of a double click would answer a question that nobody has read.
    if (asked !== undefined && question !== undefined && performance.now() - asked.at < readingTime)
      return false;
    const values = routes.post.body.safeParse({ ...wireValues(form.schema, form.state.values), ...fixed });
    // « Réessayer » sends what was restated and confirmed already, and nothing else.
    const confirmed = form.state.failure !== undefined && form.repeats();
    const asks = question === undefined && values.success && !confirmed;
    const next = asks ? confirm?.(record, values.data) : undefined;
    if (next !== undefined) {
      setAsked({
        question: next,
        values: form.state.values,
        base: form.state.base,
        at: performance.now(),
      });
    } else {
      await press.save();
      setAsked(undefined);
    }
    // A save that went through closes the dialog by itself.
    return false;
  };
  return (
    <ActionDialog
      open
      onOpenChange={() => close("given up")}
      title={title(record)}
      submitLabel={question?.confirmLabel ?? saveLabel}
      danger={tone === "danger"}
      disabled={isBlocked(form)}
      check={press.check}
      onSubmit={submit}
      focusFallback={props.focusFallback}
    >
      <FormParts
        form={form}
        press={press}
        onRetry={submit}
        banner={place === undefined ? null : <LockBanner editLock={editLock} />}
      >
        {fields(form, record)}
      </FormParts>
      {question === undefined ? null : (
        <Banner
          tone="warning"
          role="alert"
          title={question.title}
          actions={<Button onClick={() => setAsked(undefined)}>{texts.change}</Button>}
        >
          {question.detail}
        </Banner>
      )}
    </ActionDialog>
  );
}

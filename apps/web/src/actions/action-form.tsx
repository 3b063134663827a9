import { ActionDialog, Banner, Button, currentOpener, Dialog } from "@palier/ui";
import { useLayoutEffect, useRef, useState } from "react";
import type { z } from "zod";
import { useRefresh } from "#api/refresh.ts";
import { FormField } from "#forms/form-field.tsx";
import { FormParts, isBlocked, useFormPress } from "#forms/form-frame.tsx";
import { type FormState, formChanges } from "#forms/form-state.ts";
import { type FormValues, isSame, wireValues } from "#forms/form-values.ts";
import { useFormLoad } from "#forms/use-form-load.ts";
import { type FormLoad, useRecordForm } from "#forms/use-record-form.ts";
import { LockBanner } from "#locks/lock-banner.tsx";
import { isReadOnly } from "#locks/read-only.ts";
import { useRouteLock } from "#locks/use-route-lock.ts";
import { Loading } from "#parts/loading.tsx";
import type { Question } from "./action.ts";
import { actionTexts as texts } from "./actions.texts.ts";
import type { ActionFormDialogProps } from "./form-declaration.ts";
import { LoadFailure } from "./load-failure.tsx";
import { newestRecord } from "./newest-record.ts";

/** The window of an action with a form. It comes with the first action that needs it (form-action.tsx). */
export function ActionFormDialog<R, B extends z.ZodObject, A extends z.ZodType>(
  props: ActionFormDialogProps<R, B, A>,
) {
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
        <Loading label={texts.loading} height="40px" />
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

/**
 * True while what was restated is what would be restated now: a change of what was typed, of the record's values, or of the
 * words themselves asks again. A record that was only read again, as after a lost answer, is no such change.
 */
function isAbout(asked: Asked, { values, base }: FormState, now: Question | undefined): boolean {
  const isSameForm = [
    formChanges({ base: asked.values, values }),
    formChanges({ base: asked.base, values: base }),
  ];
  return isSameForm.every((changed) => changed.length === 0) && isSame(asked.question, now);
}

/** A question that is answered sooner than this, in ms, was not read; neither was what the server has changed. */
const readingTime = 500;

/**
 * Whether other values than those that were shown were read a moment ago, without a word: the lock came, or a colleague's
 * change was heard of. A press that comes now was aimed at the values before; who has typed confirms what was typed.
 */
function useUnread(load: FormLoad, shown: FormValues): () => boolean {
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  const before = useRef(shown);
  // With the drawing itself: a press in that very moment is one of them.
  useLayoutEffect(() => {
    if (JSON.stringify(load.values) !== JSON.stringify(before.current)) changedAt.current = performance.now();
  }, [load]);
  useLayoutEffect(() => {
    before.current = shown;
  }, [shown]);
  return () => performance.now() - changedAt.current < readingTime;
}

/** The question that stands; none where the form changed since, in what was restated. */
function useQuestion(state: FormState, questionOf: (values: FormValues) => Question | undefined) {
  const [asked, setAsked] = useState<Asked>();
  const isCurrent = asked !== undefined && isAbout(asked, state, questionOf(state.values));
  return {
    question: isCurrent ? asked.question : undefined,
    /** The second click of a double click would answer a question that nobody has read. */
    isUnread: () => isCurrent && performance.now() - asked.at < readingTime,
    ask: (question: Question) =>
      setAsked({ question, values: state.values, base: state.base, at: performance.now() }),
    end: () => setAsked(undefined),
  };
}

/** A long form scrolls: its question must not open below the edge of the dialog. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

function ActionForm<R, B extends z.ZodObject, A extends z.ZodType>(
  props: ActionFormDialogProps<R, B, A> & { readonly load: FormLoad },
) {
  const { routes, declaration, load, close } = props;
  const record = declaration.asRead?.(props.record, load.record) ?? newestRecord(props.record, load);
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
  const isUnread = useUnread(load, form.state.base);
  const questionOf = (values: FormValues): Question | undefined => {
    const sent = routes.post.body.safeParse({ ...wireValues(form.schema, values), ...fixed });
    return sent.success ? confirm?.(record, sent.data) : undefined;
  };
  const { question, ...asking } = useQuestion(form.state, questionOf);
  const submit = async (): Promise<false> => {
    if (asking.isUnread() || (form.changes.length === 0 && isUnread())) return false;
    // « Réessayer » sends what was restated and confirmed already, and nothing else.
    const confirmed = form.state.failure !== undefined && form.repeats();
    const next = question === undefined && !confirmed ? questionOf(form.state.values) : undefined;
    if (next !== undefined) asking.ask(next);
    else {
      await press.save();
      asking.end();
    }
    // A save that went through closes the dialog by itself.
    return false;
  };
  return (
    <ActionDialog
      open
      onOpenChange={() => close("given up")}
      title={title(record)}
      size={declaration.size}
      submitLabel={question?.confirmLabel ?? saveLabel}
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
        banner={place === undefined ? null : <LockBanner editLock={editLock} inWindow />}
      >
        {fields(form, record, { FormField })}
      </FormParts>
      {question === undefined ? null : (
        <div ref={bringIntoView}>
          <Banner
            tone="warning"
            role="alert"
            title={question.title}
            actions={<Button onClick={asking.end}>{texts.change}</Button>}
          >
            {question.detail}
          </Banner>
        </div>
      )}
    </ActionDialog>
  );
}

import { Banner, Button } from "@palier/ui";
import { useLayoutEffect, useRef, useState } from "react";
import type { z } from "zod";
import type { FormPress } from "#forms/form-frame.tsx";
import { type FormState, formChanges } from "#forms/form-state.ts";
import { type FormValues, isSame } from "#forms/form-values.ts";
import type { FormLoad, RecordFormHandle } from "#forms/use-record-form.ts";
import type { Question } from "./action.ts";
import { actionTexts as texts } from "./actions.texts.ts";

interface Asked {
  readonly question: Question;
  readonly values: FormValues;
  readonly base: FormValues;
  /** `performance.now()`. */
  readonly at: number;
}

/** A change of input, record or text asks again; a reload does not. */
function isAbout(asked: Asked, { values, base }: FormState, now: Question | undefined): boolean {
  const isSameForm = [
    formChanges({ base: asked.values, values }),
    formChanges({ base: asked.base, values: base }),
  ];
  return isSameForm.every((changed) => changed.length === 0) && isSame(asked.question, now);
}

/** Ms; sooner presses cannot follow reading. */
const readingTime = 500;

/** Whether a lock or another's save has just changed unedited values: the press was aimed at the former ones. */
function useUnread(load: FormLoad, shown: FormValues): () => boolean {
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (JSON.stringify(load.values) !== JSON.stringify(before.current)) changedAt.current = performance.now();
  }, [load]);
  useLayoutEffect(() => {
    before.current = shown;
  }, [shown]);
  return () => performance.now() - changedAt.current < readingTime;
}

function useQuestion(state: FormState, questionOf: (values: FormValues) => Question | undefined) {
  const [asked, setAsked] = useState<Asked>();
  const isCurrent = asked !== undefined && isAbout(asked, state, questionOf(state.values));
  return {
    question: isCurrent ? asked.question : undefined,
    /** The second click of a double click would answer. */
    isUnread: () => isCurrent && performance.now() - asked.at < readingTime,
    ask: (question: Question) =>
      setAsked({ question, values: state.values, base: state.base, at: performance.now() }),
    end: () => setAsked(undefined),
  };
}

/** A form's submit: first asks `questionOf`, then saves when pressed again. */
export function useAskedSave<B extends z.ZodObject>(
  form: RecordFormHandle<B>,
  press: FormPress,
  questionOf: (values: FormValues) => Question | undefined,
) {
  const isUnread = useUnread(form.load, form.state.base);
  const { question, ...asking } = useQuestion(form.state, questionOf);
  const submit = async (): Promise<false> => {
    if (asking.isUnread() || (form.changes.length === 0 && isUnread())) return false;
    // « Réessayer » sends only what was confirmed.
    const confirmed = form.state.failure !== undefined && form.repeats();
    const next = question === undefined && !confirmed ? questionOf(form.state.values) : undefined;
    if (next !== undefined) asking.ask(next);
    else {
      await press.save();
      asking.end();
    }
    return false;
  };
  return { question, submit, change: asking.end };
}

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

interface QuestionBannerProps {
  readonly question: Question;
  readonly onChange: () => void;
}

/** Below a form: what its button will do next, and the way back to the fields. */
export function QuestionBanner({ question, onChange }: QuestionBannerProps) {
  return (
    <div ref={bringIntoView}>
      <Banner
        tone="warning"
        role="alert"
        title={question.title}
        actions={<Button onClick={onChange}>{texts.change}</Button>}
      >
        {question.detail}
      </Banner>
    </div>
  );
}

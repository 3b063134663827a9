import { Banner, Button } from "@palier/ui";
import { useLayoutEffect, useRef, useState } from "react";
import type { z } from "zod";
import type { FormPress } from "#forms/form-frame.tsx";
import { type FormState, formChanges } from "#forms/form-state.ts";
import { type FormValues, isSame } from "#forms/form-values.ts";
import type { FormLoad, RecordFormHandle } from "#forms/use-record-form.ts";
import type { Question } from "./action.ts";
import { actionTexts as texts } from "./actions.texts.ts";

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

/** What the button of a form does: it restates first what `questionOf` asks, and saves when it is pressed again. */
export function useAskedSave<B extends z.ZodObject>(
  form: RecordFormHandle<B>,
  press: FormPress,
  questionOf: (values: FormValues) => Question | undefined,
) {
  const isUnread = useUnread(form.load, form.state.base);
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
  return { question, submit, change: asking.end };
}

/** A long form scrolls: its question must not open below the edge of the dialog. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

interface QuestionBannerProps {
  readonly question: Question;
  readonly onChange: () => void;
}

/** Under a form: what its button will do when it is pressed again, with the way back to the fields. */
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

import { Banner, Button } from "@palier/ui";
import { useEffect, useState } from "react";
import type { z } from "zod";
import { problemWith } from "#api/failure.ts";
import { formTexts as texts } from "./forms.texts.ts";
import { SaveProblem } from "./save-problem.tsx";
import { SecondAttempt } from "./second-attempt.tsx";
import type { RecordFormHandle } from "./use-record-form.ts";

interface FormNoticesProps<B extends z.ZodObject> {
  readonly form: RecordFormHandle<B>;
  readonly onRetry: () => Promise<unknown>;
  readonly onAnyway: () => Promise<unknown>;
}

export function FormNotices<B extends z.ZodObject>({ form, onRetry, onAnyway }: FormNoticesProps<B>) {
  const { base, failure, restored, reread, sent } = form.state;
  const fieldsSayIt = failure !== undefined && (problemWith(failure, 422)?.errors?.length ?? 0) > 0;
  return (
    <>
      {restored ? (
        <Banner
          tone="info"
          role="status"
          title={texts.draft.title}
          actions={
            <Button onClick={form.reset}>
              {"version" in base ? texts.draft.discard : texts.draft.clear}
            </Button>
          }
        >
          {form.repeats() ? texts.draft.unknown : texts.draft.detail}
        </Banner>
      ) : null}
      {sent === undefined ? null : <SaveUnderWay />}
      {failure === undefined || fieldsSayIt ? null : (
        <SaveProblem failure={failure} reread={reread} onRetry={onRetry} />
      )}
      <SecondAttempt form={form} onAnyway={onAnyway} />
    </>
  );
}

/** Ms (S08); then the form shows a message. */
const spinnerTime = 2_000;

function SaveUnderWay() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), spinnerTime);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return (
    <Banner tone="info" role="status" title={texts.saving.title}>
      {texts.saving.here}
    </Banner>
  );
}

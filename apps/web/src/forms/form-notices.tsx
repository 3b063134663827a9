import { Banner, Button } from "@palier/ui";
import type { z } from "zod";
import { problemWith } from "#api/failure.ts";
import { formTexts as texts } from "./forms.texts.ts";
import { SaveProblem } from "./save-problem.tsx";
import type { RecordFormHandle } from "./use-record-form.ts";

interface FormNoticesProps<B extends z.ZodObject> {
  readonly form: RecordFormHandle<B>;
  readonly onRetry: () => Promise<unknown>;
}

/** What stands above a form: a draft that was found, a save that did not go through. */
export function FormNotices<B extends z.ZodObject>({ form, onRetry }: FormNoticesProps<B>) {
  const { failure, restored } = form.state;
  const fieldsSayIt = failure !== undefined && (problemWith(failure, 422)?.errors?.length ?? 0) > 0;
  return (
    <>
      {restored ? (
        <Banner
          tone="info"
          role="status"
          title={texts.draft.title}
          actions={<Button onClick={form.reset}>{texts.draft.discard}</Button>}
        >
          {texts.draft.detail}
        </Banner>
      ) : null}
      {failure === undefined || fieldsSayIt ? null : <SaveProblem failure={failure} onRetry={onRetry} />}
    </>
  );
}

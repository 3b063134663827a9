import { Banner, Button } from "@palier/ui";
import type { z } from "zod";
import { apiTexts } from "#api/api.texts.ts";
import { problemWith } from "#api/failure.ts";
import { failureText } from "#api/failure-text.ts";
import { formTexts as texts } from "./forms.texts.ts";
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
      {failure === undefined || fieldsSayIt ? null : <SaveFailure form={form} onRetry={onRetry} />}
    </>
  );
}

function SaveFailure<B extends z.ZodObject>({ form, onRetry }: FormNoticesProps<B>) {
  const { failure } = form.state;
  if (failure === undefined) return null;
  const holder = problemWith(failure, 423)?.holder;
  if (holder !== undefined) {
    return (
      <Banner tone="warning" role="alert" title={texts.saveFailed}>
        {texts.lockedBy(holder.name)}
      </Banner>
    );
  }
  if (problemWith(failure, 404) !== undefined) {
    const { title, detail } = texts.deletedMeanwhile;
    return (
      <Banner tone="danger" role="alert" title={title}>
        {detail}
      </Banner>
    );
  }
  const { title, detail, canRetry } = failureText(failure);
  return (
    <Banner
      tone="danger"
      role="alert"
      title={title}
      actions={canRetry ? <Button onClick={() => void onRetry()}>{apiTexts.retry}</Button> : null}
    >
      {detail}
    </Banner>
  );
}

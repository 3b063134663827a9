import { Banner, Button, CodeFailure } from "@palier/ui";
import { apiTexts as texts } from "#api/api.texts.ts";
import { ApiFailure } from "#api/failure.ts";
import { failureText } from "#api/failure-text.ts";

interface PartFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Instead of one part of a screen: what went wrong there, and a way on. The rest of the screen stays. */
export function PartFailure({ error, onRetry }: PartFailureProps) {
  const { title, detail } = wordsOf(error);
  return (
    <Banner
      tone="danger"
      role="alert"
      title={title}
      actions={
        <>
          <Button onClick={onRetry}>{texts.retry}</Button>
          {error instanceof ApiFailure ? null : (
            <Button variant="ghost" onClick={() => window.location.reload()}>
              {texts.reload}
            </Button>
          )}
        </>
      }
    >
      {detail}
    </Banner>
  );
}

function wordsOf(error: unknown): { readonly title: string; readonly detail: string } {
  if (error instanceof ApiFailure) return failureText(error.failure, "read");
  return error instanceof CodeFailure ? texts.code : texts.broken;
}

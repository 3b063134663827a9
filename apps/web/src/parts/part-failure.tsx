import { Banner, Button, CodeFailure } from "@palier/ui";
import { apiTexts as texts } from "#api/api.texts.ts";
import { useOnline, useTryAtReturn } from "#api/connection.ts";
import { ApiFailure } from "#api/failure.ts";
import { failureText } from "#api/failure-text.ts";

interface PartFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Instead of one part of a screen: what went wrong there, and a way on. The rest of the screen stays. */
export function PartFailure({ error, onRetry }: PartFailureProps) {
  const isAway = useIsAway(error);
  // What is read through a query comes back with it.
  useTryAtReturn(error instanceof CodeFailure ? onRetry : undefined);
  const { title, detail } = isAway ? texts.away : wordsOf(error);
  return (
    <Banner
      tone={isAway ? "info" : "danger"}
      role={isAway ? "status" : "alert"}
      title={title}
      actions={
        <>
          <Button onClick={onRetry}>{texts.retry}</Button>
          {isAway || error instanceof ApiFailure ? null : (
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

/** Whether a part is missing for the network alone, which is said once for the whole page. */
export function useIsAway(error: unknown): boolean {
  const isOnline = useOnline();
  if (isOnline) return false;
  return error instanceof ApiFailure ? error.failure.kind === "offline" : error instanceof CodeFailure;
}

function wordsOf(error: unknown): { readonly title: string; readonly detail: string } {
  if (error instanceof ApiFailure) return failureText(error.failure, "read");
  return error instanceof CodeFailure ? texts.code : texts.broken;
}

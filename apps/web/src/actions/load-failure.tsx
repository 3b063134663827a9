import { Button, ButtonLink, EmptyState, WarningIcon } from "@palier/ui";
import { apiTexts } from "#api/api.texts.ts";
import { failureOf, problemWith } from "#api/failure.ts";
import { failureText } from "#api/failure-text.ts";
import { useIsAway } from "#parts/part-failure.tsx";
import { actionTexts as texts } from "./actions.texts.ts";

interface LoadFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly back?: string | undefined;
}

/** Replaces the content (A03). */
export function LoadFailure({ error, onRetry, back }: LoadFailureProps) {
  const failure = failureOf(error);
  const isAway = useIsAway(error);
  const gone = problemWith(failure, 404) !== undefined;
  const { title, detail } = gone ? texts.gone : isAway ? apiTexts.away : failureText(failure, "read");
  return (
    <div role={isAway ? "status" : "alert"}>
      <EmptyState
        icon={WarningIcon}
        title={title}
        actions={
          gone && back !== undefined ? (
            <ButtonLink href={back} variant="primary">
              {texts.back}
            </ButtonLink>
          ) : (
            <Button variant="primary" onClick={onRetry}>
              {apiTexts.retry}
            </Button>
          )
        }
      >
        {detail}
      </EmptyState>
    </div>
  );
}

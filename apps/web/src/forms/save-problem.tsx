import { Banner, Button } from "@palier/ui";
import { apiTexts } from "#api/api.texts.ts";
import { type Failure, problemWith } from "#api/failure.ts";
import { failureText } from "#api/failure-text.ts";
import { formTexts as texts } from "./forms.texts.ts";

interface SaveProblemProps {
  readonly failure: Failure;
  readonly onRetry: () => unknown;
}

/** Why a save did not go through, with a retry where the same save may succeed. What was typed stays (A03). */
export function SaveProblem({ failure, onRetry }: SaveProblemProps) {
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

import { Banner, Button } from "@palier/ui";
import { apiTexts } from "#api/api.texts.ts";
import { type Failure, problemWith } from "#api/failure.ts";
import { failureText } from "#api/failure-text.ts";
import { isUndecided } from "./attempt.ts";
import type { FormState } from "./form-state.ts";
import { formTexts as texts } from "./forms.texts.ts";

interface SaveProblemProps {
  readonly failure: Failure;
  readonly reread?: FormState["reread"];
  readonly onRetry: () => unknown;
}

/** Input stays (A03). */
export function SaveProblem({ failure, reread, onRetry }: SaveProblemProps) {
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
  const isUnknown = isUndecided(failure);
  return (
    <Banner
      tone={isUnknown ? "warning" : "danger"}
      role="alert"
      title={title}
      actions={canRetry ? <Button onClick={() => void onRetry()}>{apiTexts.retry}</Button> : null}
    >
      {isUnknown ? `${unknownText(reread)} ${texts.unknown.once}` : detail}
    </Banner>
  );
}

/** Unknown, not failed (A17). */
function unknownText(reread: FormState["reread"]): string {
  if (reread === undefined) return texts.unknown.detail;
  return reread === "unchanged" ? texts.unknown.unchanged : texts.unknown.read;
}

import { apiTexts } from "./api.texts.ts";
import { type Failure, isPassing } from "./failure.ts";

export interface FailureText {
  readonly title: string;
  readonly detail: string;
  readonly canRetry: boolean;
}

/** `press`: an action without a form. */
export type Attempted = "read" | "write" | "press";

/** The server's words for a problem, else ours, in French. */
export function failureText(failure: Failure, attempted: Attempted = "write"): FailureText {
  return { ...words(failure, attempted), canRetry: isPassing(failure) };
}

type Words = { readonly title: string } & { readonly [_ in Attempted]: string };

function words(failure: Failure, attempted: Attempted): { title: string; detail: string } {
  const own = (text: Words) => ({ title: text.title, detail: text[attempted] });
  switch (failure.kind) {
    case "offline":
    case "timeout":
    case "aborted":
    case "malformed":
      return own(apiTexts[failure.kind]);
    case "other-admin":
      return own(apiTexts.otherAdmin(failure.name));
    case "problem": {
      const { title, errors = [] } = failure.problem;
      const detail = failure.problem.detail ?? errors.map(({ message }) => message).join(" ");
      if (failure.status >= 500) {
        const said = own(apiTexts.serverError);
        const { reference } = failure;
        return reference === undefined
          ? said
          : { ...said, detail: `${said.detail} ${apiTexts.reference(reference)}` };
      }
      if (title !== "") return { title, detail };
      if (failure.status === 429) return own(apiTexts.tooMany);
      return own(failure.status === 401 ? apiTexts.signedOut : apiTexts.malformed);
    }
    default:
      return failure satisfies never;
  }
}

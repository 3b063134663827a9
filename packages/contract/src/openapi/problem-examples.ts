import type { ProblemSlug } from "../kit/problem.ts";
import { problemStatus } from "../kit/problem.ts";
import { problemExamples, problemExtras } from "./openapi.texts.ts";
import type { ProblemExample } from "./problem-responses.ts";

export const examplesOfProblems: readonly ProblemExample[] = Object.keys(problemStatus)
  .filter(isSlug)
  .map((slug) => {
    const { title, detail } = problemExamples[slug];
    return { key: slug, summary: title, slug, title, detail, extras: extras(slug) };
  });

function isSlug(text: string): text is ProblemSlug {
  return text in problemStatus;
}

function extras(slug: ProblemSlug): Readonly<Record<string, unknown>> {
  switch (slug) {
    case "invalid-fields":
      return { errors: [problemExtras.field] };
    case "locked":
      return { holder: problemExtras.holder };
    case "stale-version":
      return { current: problemExtras.current, changedBy: problemExtras.changedBy };
    case "wrong-state":
      return { allowed: problemExtras.allowed };
    default:
      return {};
  }
}

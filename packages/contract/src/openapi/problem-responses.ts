import type { ProblemSlug } from "../kit/problem.ts";
import { problemContentType, problemStatus } from "../kit/problem.ts";
import type { MediaType, Ref, Response } from "./document.ts";
import { ref } from "./document.ts";
import { problemExamples, problemExtras, openApiTexts as texts } from "./openapi.texts.ts";

const names = {
  400: "BadRequest",
  401: "Unauthorized",
  403: "Forbidden",
  404: "NotFound",
  409: "Conflict",
  413: "TooLarge",
  415: "UnsupportedMediaType",
  422: "InvalidFields",
  423: "Locked",
  500: "InternalError",
} as const satisfies Record<keyof typeof texts.statuses, string>;

type ProblemStatus = keyof typeof names;

const statuses = Object.keys(names).map(Number).filter(isProblemStatus);

export function isProblemStatus(status: number): status is ProblemStatus {
  return status in names;
}

/** The error answers, one component a status, with an example for each kind of problem that has it. */
export const problemResponses = (): Record<string, Response> =>
  Object.fromEntries(statuses.map((status) => [names[status], problemResponse(status)]));

export const problemRef = (status: ProblemStatus): Ref => ({ $ref: ref("responses", names[status]) });

function problemResponse(status: ProblemStatus): Response {
  const slugs = Object.entries(problemStatus).filter(([, each]) => each === status);
  const examples: NonNullable<MediaType["examples"]> = Object.fromEntries(
    slugs.map(([slug]) => {
      const { title, detail } = exampleText(slug);
      return [
        slug,
        { summary: title, value: { type: `/problems/${slug}`, title, status, detail, ...extras(slug) } },
      ];
    }),
  );
  return {
    description: texts.statuses[status],
    content: { [problemContentType]: { schema: { $ref: ref("schemas", "Problem") }, examples } },
  };
}

const isSlug = (text: string): text is ProblemSlug => text in problemStatus;
const exampleText = (slug: string) => problemExamples[isSlug(slug) ? slug : "internal"];

function extras(slug: string): Record<string, unknown> {
  switch (slug) {
    case "invalid-fields":
      return { errors: [problemExtras.field] };
    case "locked":
      return { holder: problemExtras.holder };
    case "stale-version":
      return { current: problemExtras.current };
    case "wrong-state":
      return { allowed: problemExtras.allowed };
    default:
      return {};
  }
}

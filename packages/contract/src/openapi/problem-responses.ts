import type { ProblemSlug } from "../kit/problem.ts";
import { problemContentType, problemStatus } from "../kit/problem.ts";
import type { Components, Ref, Response } from "./document.ts";
import { ref } from "./document.ts";

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
  429: "TooManyRequests",
  500: "InternalError",
} as const;

type AnsweredStatus = keyof typeof names;

export function isProblemStatus(status: number): status is AnsweredStatus {
  return status in names;
}

export interface ProblemWords {
  readonly statuses: Readonly<Partial<Record<AnsweredStatus, string>>>;
  readonly examples: readonly ProblemExample[];
  /** For 429. */
  readonly retryAfter?: string;
}

export interface ProblemExample {
  readonly key: string;
  readonly summary: string;
  readonly slug: ProblemSlug;
  readonly title: string;
  readonly detail: string;
  readonly extras?: Readonly<Record<string, unknown>>;
}

/** One component per status, with an example for each kind of problem. */
export const problemResponses = (
  { statuses, examples, retryAfter }: ProblemWords,
  common: NonNullable<Response["headers"]>,
): Record<string, Response> =>
  Object.fromEntries(
    Object.entries(statuses).flatMap(([text, description]) => {
      const status = Number(text);
      if (!isProblemStatus(status)) return [];
      const own = examples.filter(({ slug }) => problemStatus[slug] === status);
      const response = problemResponse(description, own);
      const wait = status === 429 && retryAfter !== undefined ? retryAfterHeader(retryAfter) : {};
      const headers = { ...common, ...wait };
      return [[names[status], { ...response, ...(Object.keys(headers).length === 0 ? {} : { headers }) }]];
    }),
  );

/** What each answer carries, refusals too, where the document has it: the id of its request. */
export const commonHeaders = (headers: Components["headers"]): NonNullable<Response["headers"]> =>
  headers.RequestId === undefined ? {} : { "X-Request-Id": { $ref: ref("headers", "RequestId") } };

export const problemRef = (status: AnsweredStatus): Ref => ({ $ref: ref("responses", names[status]) });

const retryAfterHeader = (description: string): NonNullable<Response["headers"]> => ({
  "Retry-After": { description, schema: { type: "integer", minimum: 1 } },
});

function problemResponse(description: string, shown: readonly ProblemExample[]): Response {
  const examples = shown.map(({ key, summary, slug, title, detail, extras }) => {
    const value = { type: `/problems/${slug}`, title, status: problemStatus[slug], detail, ...extras };
    return [key, { summary, value }] as const;
  });
  const schema = { $ref: ref("schemas", "Problem") };
  return {
    description,
    content: { [problemContentType]: { schema, examples: Object.fromEntries(examples) } },
  };
}

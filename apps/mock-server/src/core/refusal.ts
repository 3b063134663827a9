import type { FieldError, Problem, ProblemSlug } from "@palier/contract";
import { problemContentType, problemStatus } from "@palier/contract";
import { apiHeaders } from "./answers.ts";
import type { CoreAnswer } from "./exchange.ts";
import { problemDetails, problemTitles } from "./problem.texts.ts";
import { logThrown } from "./thrown-log.ts";

/** What a problem says beside its kind. */
export type ProblemNotes = Partial<Omit<Problem, "type" | "title" | "status">>;

/** A handler's way to say no from anywhere below it: the pipeline turns it into a problem answer. */
export class Refusal extends Error {
  readonly slug: ProblemSlug;
  readonly notes: ProblemNotes;
  /** Sent beside the problem: `retry-after`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(slug: ProblemSlug, notes: ProblemNotes = {}, headers: Readonly<Record<string, string>> = {}) {
    super(slug);
    this.slug = slug;
    this.notes = notes;
    this.headers = headers;
  }
}

/** What a refusal says, in one line: what is wrong, and where. */
export const refusalText = ({ notes, slug }: Refusal): string =>
  [
    notes.detail ?? slug,
    ...(notes.errors?.map(({ path, message }) => `${path}\u00a0: ${message}`) ?? []),
  ].join(" ");

/** Says no: `throw refuse("wrong-state", { detail: texts.closed, allowed: ["open"] })`. */
export const refuse = (slug: ProblemSlug, notes?: ProblemNotes): Refusal => new Refusal(slug, notes);

/** 404: the record is not there, or not there any more. */
export const missing = (): Refusal => refuse("not-found", { detail: problemDetails.noRecord });

/** 422 at these fields; messages are French, paths are names of the form's fields. */
export const invalid = (errors: readonly FieldError[]): Refusal =>
  refuse("invalid-fields", { errors: errors.map((each) => ({ ...each })) });

/** A problem answer (RFC 9457), its title in French by its kind. */
export function problemAnswer(
  slug: ProblemSlug,
  notes: ProblemNotes = {},
  own: Readonly<Record<string, string>> = {},
): CoreAnswer {
  const status = problemStatus[slug];
  const problem: Problem = { type: `/problems/${slug}`, title: problemTitles[slug], status, ...notes };
  const headers = { ...apiHeaders, ...own, "content-type": problemContentType };
  return { status, headers, body: JSON.stringify(problem) };
}

/** What was thrown, as an answer. Only a {@link Refusal} is described in it. */
export function problemOf(error: unknown): CoreAnswer {
  if (error instanceof Refusal) return problemAnswer(error.slug, error.notes, error.headers);
  logThrown(error);
  return problemAnswer("internal", { detail: problemDetails.internal });
}

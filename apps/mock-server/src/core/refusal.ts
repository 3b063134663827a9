import type { FieldError, Problem, ProblemSlug } from "@palier/contract";
import { problemContentType, problemStatus } from "@palier/contract";
import { apiHeaders } from "./answers.ts";
import type { CoreAnswer } from "./exchange.ts";
import { problemDetails, problemTitles } from "./problem.texts.ts";
import { logThrown } from "./thrown-log.ts";

export type ProblemNotes = Partial<Omit<Problem, "type" | "title" | "status">>;

/** The pipeline turns it into a problem answer. */
export class Refusal extends Error {
  readonly slug: ProblemSlug;
  readonly notes: ProblemNotes;
  readonly headers: Readonly<Record<string, string>>;
  /** For the log alone: what the caller may not learn. */
  readonly note: CoreAnswer["note"];

  constructor(
    slug: ProblemSlug,
    notes: ProblemNotes = {},
    headers: Readonly<Record<string, string>> = {},
    note?: CoreAnswer["note"],
  ) {
    super(slug);
    this.note = note;
    this.slug = slug;
    this.notes = notes;
    this.headers = headers;
  }
}

export const refusalText = ({ notes, slug }: Refusal): string =>
  [
    notes.detail ?? slug,
    ...(notes.errors?.map(({ path, message }) => `${path}\u00a0: ${message}`) ?? []),
  ].join(" ");

/** @example throw refuse("wrong-state", { detail: texts.closed, allowed: ["open"] }) */
export const refuse = (slug: ProblemSlug, notes?: ProblemNotes): Refusal => new Refusal(slug, notes);

/** 404. */
export const missing = (): Refusal => refuse("not-found", { detail: problemDetails.noRecord });

/** 422 with French messages at form fields. */
export const invalid = (errors: readonly FieldError[]): Refusal =>
  refuse("invalid-fields", { errors: errors.map((each) => ({ ...each })) });

/** RFC 9457. */
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

/** Details only of a {@link Refusal}. */
export function problemOf(error: unknown): CoreAnswer {
  if (error instanceof Refusal) {
    const answer = problemAnswer(error.slug, error.notes, error.headers);
    return error.note === undefined ? answer : { ...answer, note: error.note };
  }
  logThrown(error);
  return problemAnswer("internal", { detail: problemDetails.internal });
}

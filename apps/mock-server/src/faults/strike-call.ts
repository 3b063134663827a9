import { type Problem, type ProblemSlug, problemContentType, problemStatus } from "@palier/contract";
import { apiHeaders } from "../core/answers.ts";
import type { CoreAnswer, Eventually } from "../core/exchange.ts";
import { problemAnswer } from "../core/refusal.ts";
import { faultTexts } from "./faults.texts.ts";
import type { Strike } from "./faults.ts";
import { malformed, slowed } from "./spoiled-body.ts";

const cutAnswer: CoreAnswer = { status: 0, headers: {}, body: undefined, cut: true };

export async function struckCall(
  strikes: readonly Strike[],
  serve: () => Eventually<CoreAnswer>,
): Promise<CoreAnswer> {
  const delay = strikes.reduce((sum, each) => sum + each.delay, 0);
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  const ends = strikes.find(({ fault }) => fault.cut === true || fault.status !== undefined);
  if (ends === undefined || ends.fault.afterwards === true) {
    const answer = await serve();
    return ends === undefined ? spoiled(answer, strikes) : spoiled(ending(ends), strikes);
  }
  return spoiled(ending(ends), strikes);
}

function ending({ id, fault: { status, detail } }: Strike): CoreAnswer {
  return status === undefined ? cutAnswer : faultAnswer(status, detail ?? faultTexts.detail(id));
}

function spoiled(answer: CoreAnswer, strikes: readonly Strike[]): CoreAnswer {
  if (answer.cut === true) return answer;
  const broken = strikes.some(({ fault }) => fault.malformed === true) ? malformed(answer) : answer;
  const rate = strikes.find(({ fault }) => fault.slowBody !== undefined)?.fault.slowBody;
  return rate === undefined ? broken : slowed(broken, rate);
}

function faultAnswer(status: number, detail: string): CoreAnswer {
  const slug = slugs.find((each) => problemStatus[each] === status);
  if (slug !== undefined) return problemAnswer(slug, { detail });
  const problem: Problem = { type: "/problems/fault", title: faultTexts.title, status, detail };
  const headers = { ...apiHeaders, "content-type": problemContentType };
  return { status, headers, body: JSON.stringify(problem) };
}

/** The last of one status is the most general. */
const isSlug = (name: string): name is ProblemSlug => name in problemStatus;
const slugs = Object.keys(problemStatus).filter(isSlug).reverse();

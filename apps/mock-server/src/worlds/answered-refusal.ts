import type { CoreAnswer } from "../core/exchange.ts";

/** A refusal that the API has already put into an answer; it goes on as it is. */
export class AnsweredRefusal extends Error {
  readonly answer: CoreAnswer;

  constructor(answer: CoreAnswer) {
    super(`answered ${answer.status}`);
    this.answer = answer;
  }
}

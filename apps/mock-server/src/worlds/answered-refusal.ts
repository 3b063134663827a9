import type { CoreAnswer } from "../core/exchange.ts";

/** A refusal already rendered by the API, passed through. */
export class AnsweredRefusal extends Error {
  readonly answer: CoreAnswer;

  constructor(answer: CoreAnswer) {
    super(`answered ${answer.status}`);
    this.answer = answer;
  }
}

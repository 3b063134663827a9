import type { CoreAnswer } from "../core/exchange.ts";

/** Already rendered by the API. */
export class AnsweredRefusal extends Error {
  readonly answer: CoreAnswer;

  constructor(answer: CoreAnswer) {
    super(`answered ${answer.status}`);
    this.answer = answer;
  }
}

import type { MockApp } from "../app.ts";
import { sessionCookie } from "../core/cookies.ts";
import type { CoreAnswer } from "../core/exchange.ts";
import { problemDetails } from "../core/problem.texts.ts";
import { problemAnswer } from "../core/refusal.ts";
import { FetchRequest } from "../in-process/fetch-request.ts";

/** Browser handlers cannot set HttpOnly cookies. */
export class KeptSession {
  readonly #app: MockApp;
  readonly #world: string | undefined;
  #cookie: string | undefined;

  constructor(app: MockApp, world: string | undefined) {
    this.#app = app;
    this.#world = world;
  }

  async answer(request: Request, url: URL): Promise<CoreAnswer> {
    const missing = { cookie: this.#cookie, world: this.#world };
    const answer = await answerOf(this.#app, new FetchRequest(request, url, missing));
    const set = answer.headers["set-cookie"];
    if (set !== undefined) {
      // The name ends with a port where there is one; a request need not have that `Host`.
      const value = /^[^=;]*=([^;]*)/.exec(set)?.[1] ?? "";
      this.#cookie = value === "" ? undefined : `${sessionCookie}=${value}`;
    }
    return answer;
  }
}

const answerOf = async (app: MockApp, request: FetchRequest): Promise<CoreAnswer> => {
  try {
    return await app.answer(request);
  } catch {
    return problemAnswer("malformed", { detail: problemDetails.badJson });
  }
};

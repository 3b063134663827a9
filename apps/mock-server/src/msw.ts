import { HttpResponse, http, type RequestHandler } from "msw";
import { MockApp, type MockOptions } from "./app.ts";
import { sessionCookie } from "./core/cookies.ts";
import type { AnswerBody, CoreAnswer } from "./core/exchange.ts";
import { problemDetails } from "./core/problem.texts.ts";
import { problemAnswer } from "./core/refusal.ts";
import { FetchRequest } from "./msw/fetch-request.ts";

export interface HandlerOptions extends MockOptions {
  /** Another app's state, to look into it from a test; a new one if left out. */
  readonly app?: MockApp;
  /** `https://palier.test`: only calls of this origin are answered; of any if left out. */
  readonly origin?: string;
}

/**
 * The mock server as MSW handlers, for browsers and for vitest: same core, same answers, no port. Each call has its own
 * worlds, and keeps the session's cookie itself: no script, and so no handler in a browser, can set an HttpOnly one.
 */
export function mockHandlers(options: HandlerOptions = {}): RequestHandler[] {
  const app = options.app ?? new MockApp(options);
  let cookie: string | undefined;
  return [
    http.all(`${options.origin ?? "*"}${app.base}/*`, async ({ request }) => {
      const url = new URL(request.url);
      // The pattern's star may stand for a longer path than a host.
      if (!app.serves(url.pathname)) return undefined;
      const answer = await answerOf(app, new FetchRequest(request, url, cookie));
      if (answer.cut === true) return HttpResponse.error();
      cookie = keptCookie(answer, cookie);
      return response(answer, request.method);
    }),
  ];
}

const answerOf = async (app: MockApp, request: FetchRequest): Promise<CoreAnswer> => {
  try {
    return await app.answer(request);
  } catch {
    return problemAnswer("malformed", { detail: problemDetails.badJson });
  }
};

function keptCookie({ headers }: CoreAnswer, kept: string | undefined): string | undefined {
  const set = headers["set-cookie"];
  if (set === undefined) return kept;
  const value = set.slice(sessionCookie.length + 1).split(";", 1)[0];
  return value === undefined || value === "" ? undefined : `${sessionCookie}=${value}`;
}

function response({ status, headers, body }: CoreAnswer, method: string): Response {
  const { "set-cookie": _kept, ...rest } = headers;
  return new HttpResponse(method === "HEAD" ? null : fetchBody(body), { status, headers: rest });
}

function fetchBody(body: AnswerBody): BodyInit | null {
  if (body === undefined || typeof body === "string") return body ?? null;
  return body instanceof Uint8Array ? body : streamOf(body);
}

/** Pulled by its reader, so that an export is made no faster than it is read. */
function streamOf(chunks: AsyncIterable<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

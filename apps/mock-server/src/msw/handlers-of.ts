import { HttpResponse, http, type RequestHandler } from "msw";
import type { MockApp } from "../app.ts";
import { fetchResponse } from "../in-process/fetch-response.ts";
import type { KeptSession } from "./kept-session.ts";

export function handlersOf(app: MockApp, session: KeptSession, origin: string | undefined): RequestHandler[] {
  return [
    http.all(`${origin ?? "*"}${app.base}/*`, async ({ request }) => {
      const url = new URL(request.url);
      // The wildcard matches deeper paths too.
      if (!app.serves(url.pathname)) return undefined;
      const answer = await session.answer(request, url);
      if (answer.cut === true) return HttpResponse.error();
      const { "set-cookie": _kept, ...headers } = answer.headers;
      return fetchResponse({ ...answer, headers }, request.method);
    }),
  ];
}

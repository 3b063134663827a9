import { controlApi, openApi } from "@palier/contract/openapi";
import type { MockApp } from "../app.ts";
import { demoPassword } from "../areas/session.ts";
import { contractVersion } from "../control/contract-version.ts";
import { controlTexts } from "../control/control.texts.ts";
import { apiHeaders, jsonText } from "../core/answers.ts";
import type { CoreAnswer, CoreRequest, Eventually } from "../core/exchange.ts";
import { problemAnswer } from "../core/refusal.ts";
import { inProcessClient } from "../in-process/in-process-client.ts";
import { docsPage } from "../pages/docs-page.ts";
import { mockPage } from "../pages/mock-page.ts";
import { pageFile } from "../pages/page-files.ts";
import { docsTexts as texts } from "../pages/pages.texts.ts";
import { pageHeaders, referenceHeaders } from "./page-headers.ts";

const api = { url: "/docs", name: texts.api };
const control = { url: "/docs/mock", name: texts.control };
const documents = { api: "/openapi.json", control: "/docs/mock.json" } as const;

/** A browser asks for the state of the server, which quotes calls: guarded like the control API. */
export const isStatePage = (request: CoreRequest): boolean =>
  (request.path === "/__mock" || request.path === "/__mock/") &&
  request.header("accept")?.includes("text/html") === true;

/**
 * The pages for testers and developers with their files, and both contracts as OpenAPI 3.1 (B07); undefined for any
 * other address. What concerns the control API is 404 where that is off.
 */
export function ownPages(
  app: MockApp,
  hasControl: boolean,
): (request: CoreRequest) => Eventually<CoreAnswer> | undefined {
  const client = inProcessClient(app);
  const tried = { email: "jeanne.martin@palier.test", password: demoPassword, base: app.base };
  const document = memo(() => jsonText(200, JSON.stringify(openApi({ serverUrl: app.base }))));
  const controlDocument = memo(() =>
    jsonText(200, JSON.stringify(controlApi({ contract: contractVersion() }))),
  );
  const off = () => problemAnswer("not-found", { detail: controlTexts.off });
  return (request) => {
    const path = request.path.startsWith("/docs/") ? request.path.replace(/\/$/, "") : request.path;
    const file = pageFile(path);
    if (file !== undefined) return fileAnswer(file.type, file.text);
    if (isStatePage(request)) {
      return mockPage(client, new URLSearchParams(request.query)).then((body) => page(pageHeaders, body));
    }
    switch (path) {
      case documents.api:
        return document();
      case api.url: {
        const links = hasControl ? [control] : [];
        const shown = { title: api.name, document: documents.api, links, ...(hasControl ? { tried } : {}) };
        return page(referenceHeaders, docsPage(shown));
      }
      case documents.control:
        return hasControl ? controlDocument() : off();
      case control.url: {
        const shown = { title: control.name, document: documents.control, links: [api] };
        return hasControl ? page(referenceHeaders, docsPage(shown)) : off();
      }
      default:
        return undefined;
    }
  };
}

function memo<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const page = (headers: Readonly<Record<string, string>>, body: string): CoreAnswer => ({
  status: 200,
  headers: {
    ...headers,
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    vary: "accept",
  },
  body,
});

const fileAnswer = (type: string, body: string): CoreAnswer => ({
  status: 200,
  headers: { ...apiHeaders, "content-type": type, "cache-control": "no-cache" },
  body,
});

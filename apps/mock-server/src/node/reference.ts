import { controlApi, openApi, referencePage, referenceScript } from "@palier/contract/openapi";
import { contractVersion } from "../control/contract-version.ts";
import { controlTexts } from "../control/control.texts.ts";
import { apiHeaders, jsonText } from "../core/answers.ts";
import type { CoreAnswer } from "../core/exchange.ts";
import { problemAnswer } from "../core/refusal.ts";
import { tryScript } from "../page/try-script.ts";
import { headersOfPage, pageHeaders } from "./page-headers.ts";
import { referenceTexts as texts } from "./reference.texts.ts";

const scriptUrl = "/docs/reference.js";
const tryUrl = "/docs/try.js";
const api = { url: "/docs", name: texts.api };
const control = { url: "/docs/mock", name: texts.control };

type Makers = Readonly<Record<string, () => CoreAnswer>>;

/** Both contracts as OpenAPI 3.1 and as pages (B07), built on first use; the control API's are 404 if off. */
export function referenceOf(base: string, hasControl: boolean): (path: string) => CoreAnswer | undefined {
  const made = new Map<string, CoreAnswer>();
  const makers: Makers = { ...apiMakers(base, hasControl), ...(hasControl ? controlMakers : controlOff) };
  return (path) => {
    const name = path.startsWith("/docs/") && path.endsWith("/") ? path.slice(0, -1) : path;
    const known = made.get(name);
    if (known !== undefined) return known;
    const answer = Object.hasOwn(makers, name) ? makers[name]?.() : undefined;
    if (answer !== undefined) made.set(name, answer);
    return answer;
  };
}

function apiMakers(base: string, hasControl: boolean): Makers {
  const documentUrl = "/openapi.json";
  const document = () => openApi({ serverUrl: base });
  const others = hasControl ? [control] : [];
  const tried = hasControl ? { tryUrl } : {};
  return {
    [documentUrl]: () => jsonText(200, JSON.stringify(document())),
    [api.url]: () => page(referencePage(document(), { scriptUrl, documentUrl, others, ...tried })),
    [scriptUrl]: () => script(referenceScript),
    ...(hasControl ? { [tryUrl]: () => script(tryScript(base, document())) } : {}),
  };
}

const controlDocumentUrl = "/docs/mock.json";
const controlDocument = () => controlApi({ contract: contractVersion() });
const controlMakers: Makers = {
  [controlDocumentUrl]: () => jsonText(200, JSON.stringify(controlDocument())),
  [control.url]: () =>
    page(referencePage(controlDocument(), { scriptUrl, documentUrl: controlDocumentUrl, others: [api] })),
};

const off = () => problemAnswer("not-found", { detail: controlTexts.off });
const controlOff: Makers = { [controlDocumentUrl]: off, [control.url]: off };

const script = (body: string): CoreAnswer => ({
  status: 200,
  headers: { ...apiHeaders, "content-type": "text/javascript; charset=utf-8" },
  body,
});

const page = (body: string): CoreAnswer => ({
  status: 200,
  headers: {
    ...headersOfPage(pageHeaders, body),
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
  },
  body,
});

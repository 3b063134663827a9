import { openApi, referencePage, referenceScript } from "@palier/contract/openapi";
import { apiHeaders, jsonText } from "../core/answers.ts";
import type { CoreAnswer } from "../core/exchange.ts";
import { pageHeaders } from "./page-headers.ts";

const documentUrl = "/openapi.json";
const scriptUrl = "/docs/reference.js";

/** The contract as OpenAPI 3.1 and as a page to read (B07); each is made when it is first asked for. */
export function referenceOf(base: string): (path: string) => CoreAnswer | undefined {
  const made = new Map<string, CoreAnswer>();
  const document = () => openApi({ serverUrl: base });
  const makers: Readonly<Record<string, () => CoreAnswer>> = {
    [documentUrl]: () => jsonText(200, JSON.stringify(document())),
    "/docs": () => page(referencePage(document(), { scriptUrl, documentUrl })),
    [scriptUrl]: () => ({
      status: 200,
      headers: { ...apiHeaders, "content-type": "text/javascript; charset=utf-8" },
      body: referenceScript,
    }),
  };
  return (path) => {
    const name = path === "/docs/" ? "/docs" : path;
    const known = made.get(name);
    if (known !== undefined) return known;
    const answer = Object.hasOwn(makers, name) ? makers[name]?.() : undefined;
    if (answer !== undefined) made.set(name, answer);
    return answer;
  };
}

const page = (body: string): CoreAnswer => ({
  status: 200,
  headers: { ...pageHeaders, "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" },
  body,
});

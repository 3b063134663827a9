import { apiHeaders } from "../core/answers.ts";
import type { CoreAnswer } from "../core/exchange.ts";
import { mockPage } from "../page/mock-page.ts";
import { pageScript } from "../page/page-script.ts";
import { headersOfPage, pageHeaders } from "./page-headers.ts";

/** Programs get JSON here. */
export function statePage(): CoreAnswer {
  const body = mockPage();
  const headers = {
    ...headersOfPage(pageHeaders, body),
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    vary: "accept",
  };
  return { status: 200, headers, body };
}

export const statePageScript = (): CoreAnswer => ({
  status: 200,
  headers: { ...apiHeaders, "content-type": "text/javascript; charset=utf-8" },
  body: pageScript(),
});

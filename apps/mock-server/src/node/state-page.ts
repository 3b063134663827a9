import { apiHeaders } from "../core/answers.ts";
import type { CoreAnswer } from "../core/exchange.ts";
import { mockPage } from "../page/mock-page.ts";
import { pageScript } from "../page/page-script.ts";
import { pageHeaders } from "./page-headers.ts";

/** The page at `/__mock`, for browsers; programs get the server's state as JSON at the same address. */
export const statePage = (): CoreAnswer => ({
  status: 200,
  headers: {
    ...pageHeaders,
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    vary: "accept",
  },
  body: mockPage(),
});

export const statePageScript = (): CoreAnswer => ({
  status: 200,
  headers: { ...apiHeaders, "content-type": "text/javascript; charset=utf-8" },
  body: pageScript(),
});

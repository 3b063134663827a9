import type { CoreRequest } from "./exchange.ts";

/** `http://127.0.0.1:4010`. A malformed host is not echoed. */
export function originOf(request: CoreRequest): string {
  const said = request.header("host") ?? "";
  const host = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i.test(said) ? said : "127.0.0.1";
  return `${request.secure ? "https" : "http"}://${host}`;
}

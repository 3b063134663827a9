import type { CoreRequest } from "./exchange.ts";

/** The address at which the browser sees this server: `http://127.0.0.1:4010`. A host that is none is not repeated. */
export function originOf(request: CoreRequest): string {
  const said = request.header("host") ?? "";
  const host = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i.test(said) ? said : "127.0.0.1";
  return `${request.secure ? "https" : "http"}://${host}`;
}

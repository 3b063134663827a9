import type { CoreRequest } from "../../core/exchange.ts";
import { WireRefusal } from "../wire-refusal.ts";

export interface RestOptions {
  readonly auth: string | undefined;
  readonly pretty: boolean;
  readonly silent: boolean;
  readonly shallow: boolean;
  readonly wantsEtag: boolean;
  readonly ifMatch: string | undefined;
}

/** By name, with its values; none stands for any. */
const parameters: Readonly<Record<string, readonly string[]>> = {
  ns: [],
  auth: [],
  print: ["pretty", "silent"],
  shallow: ["true", "false"],
};

/** Throws a {@link WireRefusal} for what is not understood here: to ignore it would give wrong answers. */
export function restOptions(request: CoreRequest): RestOptions {
  const query = new URLSearchParams(request.query);
  for (const [name, value] of query) {
    const values = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    if (values === undefined) throw refused(`the query parameter '${name}' is not understood here`);
    if (values.length > 0 && !values.includes(value))
      throw refused(`'${name}' is one of ${values.join(", ")}`);
    if (query.getAll(name).length > 1) throw refused(`the query parameter '${name}' is given twice`);
  }
  const { method } = request;
  const shallow = query.get("shallow") === "true";
  const wantsEtag = request.header("x-firebase-etag") === "true";
  const ifMatch = request.header("if-match");
  if (shallow && method !== "GET") throw refused("'shallow' is for reading");
  if (wantsEtag && (method === "PATCH" || shallow))
    throw refused("an ETag is of a whole value: it goes neither with PATCH nor with 'shallow'");
  if (ifMatch !== undefined && method !== "PUT" && method !== "DELETE")
    throw refused("'If-Match' goes with PUT and DELETE");
  const auth = query.get("auth") ?? undefined;
  const print = query.get("print");
  return { auth, pretty: print === "pretty", silent: print === "silent", shallow, wantsEtag, ifMatch };
}

const refused = (why: string): WireRefusal => new WireRefusal("invalid_query", why);

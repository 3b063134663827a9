import type { CoreRequest } from "../../core/exchange.ts";
import { WireRefusal } from "../wire-refusal.ts";
import { orderOf, queryNames } from "./rest-query.ts";

export interface RestOptions {
  readonly auth: string | undefined;
  readonly pretty: boolean;
  readonly silent: boolean;
  /** The query's `orderBy`. */
  readonly order: string | undefined;
  readonly shallow: boolean;
  readonly wantsEtag: boolean;
  readonly ifMatch: string | undefined;
}

/** Ignoring others would give wrong answers. */
const understood = ["ns", "auth", "print", "shallow"];

/** Throws a {@link WireRefusal}. */
export function restOptions(request: CoreRequest): RestOptions {
  const query = new URLSearchParams(request.query);
  const isReading = request.method === "GET";
  for (const name of query.keys()) {
    if (!understood.includes(name) && !(isReading && queryNames.includes(name)))
      throw refused(`the query parameter '${name}' is not understood here`);
    if (query.getAll(name).length > 1) throw refused(`the query parameter '${name}' is given twice`);
  }
  const print = choice(query, "print", ["pretty", "silent"]);
  const shallow = choice(query, "shallow", ["true", "false"]) === "true";
  if (shallow && !isReading) throw refused("'shallow' is for reading");
  const wantsEtag = request.header("x-firebase-etag") === "true";
  if (wantsEtag && (request.method === "PATCH" || shallow)) {
    throw refused("an ETag is of a whole value: it goes neither with PATCH nor with 'shallow'");
  }
  const ifMatch = request.header("if-match");
  if (ifMatch !== undefined && request.method !== "PUT" && request.method !== "DELETE") {
    throw refused("'If-Match' goes with PUT and DELETE");
  }
  return {
    auth: query.get("auth") ?? undefined,
    pretty: print === "pretty",
    silent: print === "silent",
    order: orderOf(query),
    shallow,
    wantsEtag,
    ifMatch,
  };
}

function choice(query: URLSearchParams, name: string, choices: readonly string[]): string | undefined {
  const value = query.get(name) ?? undefined;
  if (value === undefined || choices.includes(value)) return value;
  throw refused(`'${name}' is one of ${choices.join(", ")}`);
}

const refused = (why: string): WireRefusal => new WireRefusal("invalid_query", why);

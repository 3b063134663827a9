import { formatBracketQuery } from "@palier/contract";
import { apiBase } from "./api-base.ts";
import type { PathValues, QueryValues } from "./route.ts";

interface AddressParts {
  readonly params?: PathValues | undefined;
  readonly query?: QueryValues | undefined;
}

/** The one segment that may be left out of a path (§2, delivery schedule). */
const optionalSegment = /\/:weekStart(?![A-Za-z])/;

/**
 * A call's address: the base, the path with its parameters filled in and encoded, the query in brackets.
 * @throws TypeError when a required parameter is missing, because an empty segment would reach another route.
 */
export function addressOf(path: string, { params = {}, query = {} }: AddressParts): string {
  const shape = params.weekStart === undefined ? path.replace(optionalSegment, "") : path;
  const filled = shape.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === "") throw new TypeError(`${name} is missing for ${path}`);
    return encodeURIComponent(String(value));
  });
  const search = formatBracketQuery(query);
  return `${apiBase}${filled}${search === "" ? "" : `?${search}`}`;
}

/** The address of a picture or document that a record names: the API's own ones stand below its base. */
export const mediaAddress = (url: string): string => (url.startsWith("/") ? `${apiBase}${url}` : url);

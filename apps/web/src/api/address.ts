import { formatBracketQuery } from "@palier/contract";
import { apiBase } from "./api-base.ts";
import type { PathValues, QueryValues } from "./route.ts";

interface AddressParts {
  readonly params?: PathValues | undefined;
  readonly query?: QueryValues | undefined;
}

/** The only one (§2, delivery schedule). */
const optionalSegment = /\/:weekStart(?![A-Za-z])/;

/** @throws TypeError for a missing parameter, as an empty segment would match another route */
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

export const mediaAddress = (url: string): string => (url.startsWith("/") ? `${apiBase}${url}` : url);

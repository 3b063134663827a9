import { formatBracketQuery } from "@palier/contract";
import { apiBase } from "./api-base.ts";

interface AddressParts {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
}

/** Where a route's call goes: the base, the path with its parameters filled in and encoded, the query in brackets. */
export function addressOf(path: string, { params = {}, query = {} }: AddressParts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? "")));
  const search = formatBracketQuery(query);
  return `${apiBase}${filled}${search === "" ? "" : `?${search}`}`;
}

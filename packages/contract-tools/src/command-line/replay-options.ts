import { quoted, variable } from "../wire/curl.ts";
import { isOpenHeader } from "../wire/secrets.ts";
import { headersOf } from "./option-values.ts";

interface Given {
  readonly login?: string | undefined;
  readonly header?: readonly string[] | undefined;
  readonly adapter?: string | undefined;
  readonly cases?: string | undefined;
  readonly timeout?: string | undefined;
  readonly ca?: string | undefined;
  readonly irreversible?: boolean | undefined;
}

/**
 * Repeat a run with its seed. Reports are shared, so secrets appear as variables: `$LOGIN`, `$COOKIE`,
 * `$X_API_KEY`.
 */
export function replayOptions({
  login,
  header = [],
  adapter,
  cases,
  timeout,
  ca,
  irreversible,
}: Given): string {
  const headers = Object.entries(headersOf(header)).map(([name, value]) =>
    isOpenHeader(name) ? `--header ${quoted(`${name}: ${value}`)}` : `--header "${name}: ${variable(name)}"`,
  );
  const parts = [
    login === undefined ? "" : '--login "$LOGIN"',
    ...headers,
    adapter === undefined ? "" : `--adapter ${quoted(adapter)}`,
    cases === undefined ? "" : `--cases ${cases}`,
    timeout === undefined ? "" : `--timeout ${timeout}`,
    ca === undefined ? "" : `--ca ${quoted(ca)}`,
    irreversible === true ? "--irreversible" : "",
  ];
  return parts
    .filter((part) => part !== "")
    .map((part) => ` ${part}`)
    .join("");
}

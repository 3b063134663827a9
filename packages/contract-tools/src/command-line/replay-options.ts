import { isSecretHeader, quoted } from "../wire/curl.ts";
import { headersOf } from "./option-values.ts";

interface Given {
  readonly login?: string | undefined;
  readonly header?: readonly string[] | undefined;
  readonly adapter?: string | undefined;
  readonly cases?: string | undefined;
  readonly timeout?: string | undefined;
}

/**
 * What has to be given again so that a run's seed makes the same requests. Reports are handed on, so passwords and cookies
 * stand as variables: `$LOGIN`, `$COOKIE`.
 */
export function replayOptions({ login, header = [], adapter, cases, timeout }: Given): string {
  const headers = Object.entries(headersOf(header)).map(([name, value]) =>
    isSecretHeader(name)
      ? `--header "${name}: $${name.toUpperCase().replaceAll("-", "_")}"`
      : `--header ${quoted(`${name}: ${value}`)}`,
  );
  const parts = [
    login === undefined ? "" : '--login "$LOGIN"',
    ...headers,
    adapter === undefined ? "" : `--adapter ${quoted(adapter)}`,
    cases === undefined ? "" : `--cases ${cases}`,
    timeout === undefined ? "" : `--timeout ${timeout}`,
  ];
  return parts
    .filter((part) => part !== "")
    .map((part) => ` ${part}`)
    .join("");
}

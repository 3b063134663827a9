import type { Credentials } from "../verify/session.ts";
import { CannotRun } from "../wire/cannot-run.ts";

/** The address of an API; throws `CannotRun` for what is none. */
export function baseUrl(text: string | undefined, option = "--base-url"): URL {
  if (text === undefined) throw new CannotRun(`${option} is missing: where is the API?`);
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new CannotRun(`${option} ${text}: no http or https address`);
  }
  return url;
}

/** `EMAIL:PASSWORD`; the password may hold colons. */
export function credentials(text: string): Credentials {
  const at = text.indexOf(":");
  if (at < 1) throw new CannotRun("--login takes EMAIL:PASSWORD");
  return { email: text.slice(0, at), password: text.slice(at + 1) };
}

/** `NAME: VALUE` lines as headers, names in lower case. */
export function headersOf(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(":");
      if (at < 1) throw new CannotRun(`--header ${line}: write NAME: VALUE`);
      return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
}

/** A whole number from 0 on; throws `CannotRun` for what is none. */
export function wholeNumber(option: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (!/^\d{1,9}$/.test(text)) throw new CannotRun(`${option} ${text}: a whole number is wanted`);
  return Number(text);
}

import { readFileSync } from "node:fs";
import { rootCertificates } from "node:tls";
import type { Credentials } from "../verify/session.ts";
import { CannotRun } from "../wire/cannot-run.ts";

/** @throws {CannotRun} when missing or not http(s) */
export function baseUrl(text: string | undefined, option = "--base-url"): URL {
  if (text === undefined) throw new CannotRun(`${option} is missing: where is the API?`);
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new CannotRun(`${option} ${text.replace(/\/\/[^/@]*@/, "//")}: no http or https address`);
  }
  return url;
}

/** Node's plus those of a PEM file; undefined without a file. */
export function authorities(file: string | undefined): string[] | undefined {
  if (file === undefined) return undefined;
  try {
    const pem = readFileSync(file, "utf8");
    if (pem.includes("-----BEGIN CERTIFICATE-----")) return [...rootCertificates, pem];
  } catch {
    // Reported below.
  }
  throw new CannotRun(`--ca ${file}: no certificates in PEM`);
}

/** `EMAIL:PASSWORD`; the password may contain colons. */
export function credentials(text: string): Credentials {
  const at = text.indexOf(":");
  if (at < 1) throw new CannotRun("--login takes EMAIL:PASSWORD");
  return { email: text.slice(0, at), password: text.slice(at + 1) };
}

/** From `NAME: VALUE`; names become lower case. */
export function headersOf(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(":");
      if (at < 1) throw new CannotRun("--header takes NAME: VALUE");
      return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
}

/** @throws {CannotRun} when it is no integer from 0 */
export function wholeNumber(option: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (!/^\d{1,9}$/.test(text)) throw new CannotRun(`${option} ${text}: a whole number is wanted`);
  return Number(text);
}

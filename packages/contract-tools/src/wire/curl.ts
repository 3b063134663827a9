import { isOpenHeader } from "./secrets.ts";
import type { WireRequest } from "./wire.ts";

/** Of a longer body only the length is shown. */
const longest = 4000;

/** Secrets come from a cookie jar and variables set by {@link signInLines}, so that reports can be shared. */
export function curlLine(base: string, { method, path, headers, body }: WireRequest): string {
  const parts = ["curl", "-i", ...(method === "GET" ? [] : ["-X", method]), quoted(base + readable(path))];
  for (const [name, value] of Object.entries(headers)) {
    if (name === "cookie") parts.push("-b", "palier.cookies");
    else if (name === "x-csrf-token") parts.push("-H", csrfHeader(value));
    else if (!isOpenHeader(name)) parts.push("-H", `"${name}: ${variable(name)}"`);
    else parts.push("-H", quoted(`${name}: ${value}`));
  }
  if (body !== undefined) {
    parts.push("--data", body.length > longest ? `@body-of-${body.length}-characters` : quoted(body));
  }
  // -g: curl would read brackets and braces as ranges.
  if (/[[\]{}]/.test(readable(path))) parts.push("-g");
  return parts.join(" ");
}

/** `x-api-key` → `$X_API_KEY` */
export const variable = (name: string): string => `$${name.toUpperCase().replaceAll("-", "_")}`;

/** Unescapes brackets. */
const readable = (path: string): string => path.replaceAll("%5B", "[").replaceAll("%5D", "]");

/** A deliberately wrong token is shown; quoted, because a backend's own may start like one. */
const csrfHeader = (value: string): string =>
  value.startsWith("wrong-") ? quoted(`x-csrf-token: ${value}`) : '"x-csrf-token: $CSRF"';

export const signInLines = (base: string): readonly string[] => [
  "LOGIN=EMAIL:PASSWORD",
  `curl -s -c palier.cookies ${quoted(`${base}/admin/login`)} -H 'content-type: application/json' --data '{"email":"…","password":"…"}'`,
  `CSRF=$(curl -s -b palier.cookies ${quoted(`${base}/admin/session`)} | sed 's/.*"csrfToken":"\\([^"]*\\)".*/\\1/')`,
];

export const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

import { isOpenHeader } from "./secrets.ts";
import type { WireRequest } from "./wire.ts";

/** The longest body that a line shows; a longer one is said by its length. */
const longest = 4000;

/**
 * A line that sends a request again. The session comes from a cookie jar and from `$CSRF`, every other header that may be
 * somebody's key from a variable, so that a report can be handed on; {@link signInLines} fills them.
 */
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
  // curl reads brackets and braces in an address as ranges; -g switches that off.
  if (/[[\]{}]/.test(readable(path))) parts.push("-g");
  return parts.join(" ");
}

/** `--header` values as a shell's variable: `x-api-key` → `$X_API_KEY`. */
export const variable = (name: string): string => `$${name.toUpperCase().replaceAll("-", "_")}`;

/** Brackets of parameters as people write them. */
const readable = (path: string): string => path.replaceAll("%5B", "[").replaceAll("%5D", "]");

/** A token that a check made wrong is no secret, and has to be sent as it is; a backend's own may begin like one. */
const csrfHeader = (value: string): string =>
  value.startsWith("wrong-") ? quoted(`x-csrf-token: ${value}`) : '"x-csrf-token: $CSRF"';

/** Lines that sign in as the reports' lines expect it. */
export const signInLines = (base: string): readonly string[] => [
  "LOGIN=EMAIL:PASSWORD",
  `curl -s -c palier.cookies ${quoted(`${base}/admin/login`)} -H 'content-type: application/json' --data '{"email":"…","password":"…"}'`,
  `CSRF=$(curl -s -b palier.cookies ${quoted(`${base}/admin/session`)} | sed 's/.*"csrfToken":"\\([^"]*\\)".*/\\1/')`,
];

/** A text as one word of a shell. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

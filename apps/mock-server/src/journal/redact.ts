import { isRecord } from "@palier/firebase-rules/json";

const hidden = "•••";
/** What must not stand in a report: the session's secrets. Tokens of push are no secrets of ours, and tests look at them. */
const secretKey = /^(?:password|secret|csrf[-_]?token|x-csrf-token|cookie|set-cookie|authorization)$/i;
/** A signed token, wherever it stands: whoever reads a report could sign in by it. Tokens of push are none. */
const signedToken = /\beyJ[\w-]{8,}\.eyJ[\w-]*\.[\w-]*/g;
const secretText = /("(?:password|secret|csrf[-_]?token)"\s*:\s*)"(?:[^"\\]|\\.)*"?/gi;
const secretParameter = /((?:^|&)(?:password|csrf[-_]?token)=)[^&]*/gi;

/** JSON with its secrets hidden. */
export function redacted(value: unknown): unknown {
  if (typeof value === "string") return value.replace(signedToken, hidden);
  if (Array.isArray(value)) return value.map(redacted);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, secretKey.test(key) ? hidden : redacted(each)]),
  );
}

/** Text that may be a piece of JSON, with what looks like a secret hidden. */
export const redactedText = (text: string): string =>
  text.replace(secretText, `$1"${hidden}"`).replace(signedToken, hidden);

export const redactedQuery = (query: string): string =>
  query.replace(secretParameter, `$1${hidden}`).replace(signedToken, hidden);

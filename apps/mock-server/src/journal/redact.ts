import { isRecord } from "@palier/firebase-kit/rules";

const hidden = "•••";
/** Push tokens are not ours, and tests inspect them. */
const secretKey = /^(?:password|secret|csrf[-_]?token|x-csrf-token|cookie|set-cookie|authorization)$/i;
/** With one, a report's reader could sign in. */
const signedToken = /\beyJ[\w-]{8,}\.eyJ[\w-]*\.[\w-]*/g;
const secretText = /("(?:password|secret|csrf[-_]?token)"\s*:\s*)"(?:[^"\\]|\\.)*"?/gi;
const secretParameter = /((?:^|&)(?:password|csrf[-_]?token)=)[^&]*/gi;

export function redacted(value: unknown): unknown {
  if (typeof value === "string") return value.replace(signedToken, hidden);
  if (Array.isArray(value)) return value.map(redacted);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, secretKey.test(key) ? hidden : redacted(each)]),
  );
}

/** May be a fragment of JSON. */
export const redactedText = (text: string): string =>
  text.replace(secretText, `$1"${hidden}"`).replace(signedToken, hidden);

export const redactedQuery = (query: string): string =>
  query.replace(secretParameter, `$1${hidden}`).replace(signedToken, hidden);

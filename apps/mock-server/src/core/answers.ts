import type { CoreAnswer } from "./exchange.ts";

/** Headers of every answer of the API: never kept, never sniffed, never framed by others. */
export const apiHeaders = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "content-security-policy": "default-src 'none'; frame-ancestors 'self'",
} as const;

/** One object for all JSON answers, so that a door may recognise it and write its prepared form. */
export const jsonHeaders: Readonly<Record<string, string>> = {
  "content-type": "application/json; charset=utf-8",
  ...apiHeaders,
};

/** An answer whose JSON text stands already. */
export const jsonText = (status: number, body: string): CoreAnswer => ({
  status,
  headers: jsonHeaders,
  body,
});

export const emptyAnswer = (status: number, headers: Readonly<Record<string, string>> = {}): CoreAnswer => ({
  status,
  headers: { ...apiHeaders, ...headers },
  body: undefined,
});

/** The same answer with more headers. */
export const withHeaders = (answer: CoreAnswer, headers: Readonly<Record<string, string>>): CoreAnswer => ({
  ...answer,
  headers: { ...answer.headers, ...headers },
});

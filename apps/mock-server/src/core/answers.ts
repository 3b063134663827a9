import type { CoreAnswer } from "./exchange.ts";

export const apiHeaders = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "content-security-policy": "default-src 'none'; frame-ancestors 'self'",
} as const;

/** Adapters recognize it and write prepared bytes. */
export const jsonHeaders: Readonly<Record<string, string>> = {
  "content-type": "application/json; charset=utf-8",
  ...apiHeaders,
};

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

export const withHeaders = (answer: CoreAnswer, headers: Readonly<Record<string, string>>): CoreAnswer => ({
  ...answer,
  headers: { ...answer.headers, ...headers },
});

/** What a terminal would act on rather than show: control characters, and marks that turn the direction of writing. */
const acted = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** A text of somebody else's for a log: one line, with what a terminal would act on spelled out (`\u001b`). */
export const visible = (text: string): string =>
  text.replace(acted, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** A text of somebody else's as one line: a head of a mail ends where a line ends. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();

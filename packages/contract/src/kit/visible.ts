/** Control characters, line separators, and invisible or direction-changing marks. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Untrusted text on one line: `\u001b` instead of an escape. Terminals and CI logs obey names such as
 * `::error::`.
 */
export const visible = (text: string): string =>
  text.replace(unseen, (sign) => {
    const code = (sign.codePointAt(0) ?? 0).toString(16);
    return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, "0")}`;
  });

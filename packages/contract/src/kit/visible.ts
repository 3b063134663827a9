/** Control characters, separators of lines, and marks that nobody sees or that turn a text's direction. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * A text of somebody else's as one line that does nothing to a terminal or to a CI's log: `\u001b` in place of an escape. Any
 * resident may choose a name, and logs obey lines such as `::error::`.
 */
export const visible = (text: string): string =>
  text.replace(unseen, (sign) => {
    const code = (sign.codePointAt(0) ?? 0).toString(16);
    return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, "0")}`;
  });

/** Allowed in rich text; others are dropped, their text kept. */
export const articleElements = [
  "p",
  "br",
  "strong",
  "b",
  "em",
  "i",
  "u",
  "s",
  "h2",
  "h3",
  "ul",
  "ol",
  "li",
  "a",
  "blockquote",
] as const;

/** How links begin; `href` is the only attribute kept. */
export const articleSchemes = ["http://", "https://", "mailto:", "tel:"] as const;

/** A host, mail address or number follows: `https:/admin` and `https:admin` would be paths of our own origin. */
export const articleAddress = new RegExp(`^(?:${articleSchemes.join("|")})[^/\\\\?#]`, "i");

/** Whether rich text may link there. */
export const isArticleAddress = (address: string): boolean => articleAddress.test(address);

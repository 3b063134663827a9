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

/** Schemes of links; `href` is the only attribute kept. */
export const articleSchemes = ["http:", "https:", "mailto:", "tel:"] as const;

/** Whether rich text may link there. */
export const isArticleAddress = (address: string): boolean =>
  articleSchemes.some((scheme) => address.toLowerCase().startsWith(scheme));

/** Elements allowed in rich text; server and screens drop others and keep their text. */
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

/** Allowed schemes of a link; `href` is the only attribute kept. */
export const articleSchemes = ["http:", "https:", "mailto:", "tel:"] as const;

/** Whether rich text may link to this address. */
export const isArticleAddress = (address: string): boolean =>
  articleSchemes.some((scheme) => address.toLowerCase().startsWith(scheme));

/** What a rich text may hold; both sides drop everything else and keep its text. */
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

/** How an address in a rich text may begin; `href` is the only attribute that is kept. */
export const articleSchemes = ["http:", "https:", "mailto:", "tel:"] as const;

/** Whether a link of a rich text may lead there. */
export const isArticleAddress = (address: string): boolean =>
  articleSchemes.some((scheme) => address.toLowerCase().startsWith(scheme));

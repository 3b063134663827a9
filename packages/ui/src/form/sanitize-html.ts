import { articleAddress, articleElements } from "@palier/contract/kit/article";
import DOMPurify from "dompurify";

/** The contract's; others are dropped and their text kept. */
const allowed = {
  ALLOWED_TAGS: [...articleElements],
  ALLOWED_ATTR: ["href"],
  // Let through by default: they would name places of ours, and hide words from screen readers.
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: articleAddress,
};

/** On first use, so that importing has no side effects. */
let purifier: ReturnType<typeof DOMPurify> | undefined;

function purifierOfPage(): ReturnType<typeof DOMPurify> {
  if (purifier !== undefined) return purifier;
  purifier = DOMPurify(window);
  // Links leave the back-office: new tab, no referrer.
  purifier.addHook("afterSanitizeAttributes", (element) => {
    if (element.tagName !== "A" || !element.hasAttribute("href")) return;
    element.setAttribute("target", "_blank");
    element.setAttribute("rel", "noopener noreferrer");
  });
  return purifier;
}

/** Removes scripts, handlers, frames, images, styles and foreign schemes. */
export const sanitizeHtml = (html: string): string => purifierOfPage().sanitize(html, allowed);

/** Sanitised, for `dangerouslySetInnerHTML`: Trusted HTML where supported. */
export const trustedHtml = (html: string) =>
  purifierOfPage().sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true });

/** Sanitised nodes of a separate document, to avoid parsing again. */
export const sanitizedBody = (html: string): Node =>
  purifierOfPage().sanitize(html, { ...allowed, RETURN_DOM: true });

import { articleElements, articleSchemes } from "@palier/contract/kit/article";
import DOMPurify from "dompurify";

/** What the contract lets a rich text hold; everything else is dropped, its text kept. */
const allowed = {
  ALLOWED_TAGS: [...articleElements],
  ALLOWED_ATTR: ["href"],
  ALLOWED_URI_REGEXP: new RegExp(`^(?:${articleSchemes.join("|")})`, "i"),
};

/** Made when first needed: the package has no side effect when it is imported, in a browser or without one. */
let purifier: ReturnType<typeof DOMPurify> | undefined;

function purifierOfPage(): ReturnType<typeof DOMPurify> {
  if (purifier !== undefined) return purifier;
  purifier = DOMPurify(window);
  // Links of a text lead out of the back-office, so they open beside it and learn nothing of it.
  purifier.addHook("afterSanitizeAttributes", (element) => {
    if (element.tagName !== "A" || !element.hasAttribute("href")) return;
    element.setAttribute("target", "_blank");
    element.setAttribute("rel", "noopener noreferrer");
  });
  return purifier;
}

/** Rich text without anything that runs, loads or styles: no script, handler, frame, image or foreign address. */
export const sanitizeHtml = (html: string): string => purifierOfPage().sanitize(html, allowed);

/** The same for `dangerouslySetInnerHTML`, of the type that the page's policy asks for where the browser knows it. */
export const trustedHtml = (html: string) =>
  purifierOfPage().sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true });

/** The same as elements of a document of its own, for who would parse the text again. */
export const sanitizedBody = (html: string): Node =>
  purifierOfPage().sanitize(html, { ...allowed, RETURN_DOM: true });

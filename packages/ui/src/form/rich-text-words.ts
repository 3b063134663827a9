import { inertBody } from "../trusted-types.ts";

/**
 * The parsed document is inert and loads nothing. Apart from the editor: the page's first script includes
 * this file.
 */
export function wordsOf(html: string): string {
  const body = inertBody(html.replace(/<\/(?:p|h\d|li|blockquote)>|<br\s*\/?>/gi, "$& "));
  return (body.textContent ?? "").replace(/\s+/g, " ").trim();
}

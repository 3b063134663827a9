import { inertBody } from "../trusted-types.ts";

/**
 * Plain text; the parsed document is inert and loads nothing. Separate from the editor, because the page's
 * first script includes this file.
 */
export function wordsOf(html: string): string {
  const body = inertBody(html.replace(/<\/(?:p|h\d|li|blockquote)>|<br\s*\/?>/gi, "$& "));
  return (body.textContent ?? "").replace(/\s+/g, " ").trim();
}

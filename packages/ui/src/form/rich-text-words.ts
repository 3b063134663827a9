import { inertBody } from "../trusted-types.ts";

/**
 * The words of rich text without its tags; the parsed document is inert, nothing of it runs or loads. It stands apart from
 * the editor because the document's own script carries whatever its file does.
 */
export function wordsOf(html: string): string {
  const body = inertBody(html.replace(/<\/(?:p|h\d|li|blockquote)>|<br\s*\/?>/gi, "$& "));
  return (body.textContent ?? "").replace(/\s+/g, " ").trim();
}

/**
 * Apart from the editor: the document's own script reads it, and carries whatever stands beside it.
 */
/** The words of rich text without its tags; the parsed document is inert, nothing of it runs or loads. */
export function wordsOf(html: string): string {
  const { body } = new DOMParser().parseFromString(
    html.replace(/<\/(?:p|h\d|li|blockquote)>|<br\s*\/?>/gi, "$& "),
    "text/html",
  );
  return (body.textContent ?? "").replace(/\s+/g, " ").trim();
}

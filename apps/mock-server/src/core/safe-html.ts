import { articleElements, isArticleAddress } from "@palier/contract/kit/article";

const kept = new Set<string>(articleElements);
/** Closed by the next block. */
const blocks = new Set(["p", "h2", "h3", "ul", "ol", "blockquote"]);
/** Removed with their content. */
const dropped = new Set([
  "script",
  "style",
  "iframe",
  "object",
  "svg",
  "math",
  "template",
  "noscript",
  "title",
  "textarea",
  "select",
]);
/** No backtracking (B10). */
const pieces =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>?|<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^>])*)>?|[^<]+|</gi;
const address = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
/** Deeper elements lose their tags: nesting must not break layout. */
const deepest = 40;

/**
 * Only the contract's elements: no scripts, handlers, styles, pictures or unlisted schemes. Balanced and
 * idempotent: an unchanged form saves no change.
 */
export function safeHtml(html: string): string {
  const open: string[] = [];
  let out = "";
  let inside: string | undefined;
  /** Also closes the elements within. */
  const close = (name: string): void => {
    const from = open.lastIndexOf(name);
    if (from < 0) return;
    for (const ended of open.splice(from).reverse()) out += `</${ended}>`;
  };
  for (const [piece, slash, tag = "", attributes = ""] of html.matchAll(pieces)) {
    const name = tag.toLowerCase();
    if (inside !== undefined) {
      if (slash === "/" && name === inside) inside = undefined;
    } else if (slash === undefined) out += textOf(piece);
    else if (slash === "/") close(name);
    else if (dropped.has(name)) inside = name;
    else if (name === "br") out += "<br>";
    else if (kept.has(name) && open.length < deepest) {
      if (blocks.has(name)) close("p");
      if (name === "a") close("a");
      open.push(name);
      out += name === "a" ? link(attributes) : `<${name}>`;
    }
  }
  return (
    out +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join("")
  );
}

function textOf(piece: string): string {
  if (piece === "<") return "&lt;";
  return piece.startsWith("<") ? "" : piece.replaceAll(">", "&gt;");
}

/** Opens outside; drops unlisted addresses. */
function link(attributes: string): string {
  const [, double, single, bare] = address.exec(attributes) ?? [];
  const href = (double ?? single ?? bare ?? "").trim();
  if (!isArticleAddress(href)) return "<a>";
  const quoted = href.replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return `<a href="${quoted}" target="_blank" rel="noopener noreferrer">`;
}

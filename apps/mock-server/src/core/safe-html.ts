import { articleElements, isArticleAddress } from "@palier/contract/kit/article";

const kept = new Set<string>(articleElements);
/** Elements that a browser ends when the next block begins, so that they never hold one. */
const blocks = new Set(["p", "h2", "h3", "ul", "ol", "blockquote"]);
/** Elements whose content is no text of the article: it goes with them. */
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
/** A comment or declaration, a tag with its attributes, or text up to the next `<`. Never steps back (B10). */
const pieces =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>?|<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^>])*)>?|[^<]+|</gi;
const address = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
/** Deeper elements are dropped and their text kept, so that no input makes a page that cannot be laid out. */
const deepest = 40;

/**
 * Rich text with the contract's elements alone: no script, handler, style, picture or foreign address. The result is balanced
 * and does not change when it is made safe again, so that a form that was only saved has no change.
 */
export function safeHtml(html: string): string {
  const open: string[] = [];
  let out = "";
  /** The element whose content is being dropped. */
  let inside: string | undefined;
  /** Ends the innermost element of this name and what is open in it. Outer ones of that name stay open. */
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

/** Text as it was written, a lone `<` or `>` escaped; comments and declarations are none. */
function textOf(piece: string): string {
  if (piece === "<") return "&lt;";
  return piece.startsWith("<") ? "" : piece.replaceAll(">", "&gt;");
}

/** A link leads out of the back-office, beside it; an address that runs something is left out. */
function link(attributes: string): string {
  const [, double, single, bare] = address.exec(attributes) ?? [];
  const href = (double ?? single ?? bare ?? "").trim();
  if (!isArticleAddress(href)) return "<a>";
  const quoted = href.replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return `<a href="${quoted}" target="_blank" rel="noopener noreferrer">`;
}

import { inertBody } from "../../trusted-types.ts";
import { linkAddress } from "./link-address.ts";
import { rewriteLists } from "./pasted-lists.ts";
import { inlineSheets, rewriteLooks, styleOf } from "./pasted-looks.ts";
import { rewriteTables } from "./pasted-tables.ts";
import { renamedAttributes } from "./renamed-attributes.ts";

/** What the editor cannot keep of a paste. */
export interface LeftOut {
  /** Texts of links whose address leads nowhere from here. */
  readonly links: readonly string[];
  readonly pictures: number;
}

const sheet = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;

/**
 * Rewrites copied HTML of Word, Outlook and Google Docs, online or not, into the elements of articles: looks from
 * styles, lists, tables, headings, addresses. Only `href` is left of attributes. The policy voids `style` and
 * handlers once they are parsed, and reports them, so they get other names before.
 */
export function pastedHtml(copied: string): { readonly html: string; readonly leftOut: LeftOut } {
  const sheets = [...copied.matchAll(sheet)].map(([, text = ""]) => text).join("\n");
  const renamed = renamedAttributes(copied.replace(sheet, ""));
  const body = inertBody(bareRow.test(renamed) ? `<table>${renamed}` : renamed);
  acceptReview(body);
  const links = rewriteLinks(body);
  if (isOwn(body)) return { html: body.innerHTML, leftOut: { links, pictures: 0 } };
  inlineSheets(body, sheets);
  removeUnseen(body);
  rewriteDigits(body);
  rewriteLists(body);
  rewriteLooks(body);
  keepLines(body);
  rewriteHeadings(body);
  const pictures = rewritePictures(body);
  rewriteTables(body);
  for (const element of body.querySelectorAll("*"))
    for (const { name } of [...element.attributes]) if (name !== "href") element.removeAttribute(name);
  return { html: body.innerHTML, leftOut: { links, pictures } };
}

/** A row that is copied without its table. */
const bareRow = /^[^<]*(?:<(?:meta|!--)[^>]*>\s*)*<t(?:[dhr]|body|head|foot)\b/i;

/** Copied within an editor such as ours: it has ProseMirror's mark, and nothing that the schema here lacks. */
function isOwn(body: HTMLElement): boolean {
  return (
    body.querySelector("[data-pm-slice]") !== null &&
    body.querySelector("[data-style], table, dl, img, h1, h4, h5, h6") === null
  );
}

function removeUnseen(body: HTMLElement): void {
  for (const element of body.querySelectorAll("[data-style], [hidden]")) {
    const { display, visibility, fontSize } = styleOf(element);
    const isHidden =
      element.hasAttribute("hidden") ||
      display === "none" ||
      /^(?:hidden|collapse)$/.test(visibility) ||
      /^0(?:[a-z]+|%)?$/.test(fontSize) ||
      /mso-hide:\s*all/i.test(element.getAttribute("data-style") ?? "");
    if (isHidden) element.remove();
  }
  // Word online ends each paragraph with a space of its own; browsers end a copy with a break.
  for (const end of body.querySelectorAll(".EOP, br.Apple-interchange-newline")) end.remove();
}

/** Where white space is kept, an end of line is a break; but not one beside a block, which has its own line. */
function keepLines(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!text.data.includes("\n") || !keepsLines(text.parentElement)) continue;
    const lines = text.data.split(/\r?\n/);
    if (!isBesideText(text, "previousSibling")) while (lines[0]?.trim() === "") lines.shift();
    if (!isBesideText(text, "nextSibling")) while (lines.at(-1)?.trim() === "") lines.pop();
    text.replaceWith(
      ...lines.flatMap((line, index) =>
        index === 0 ? [line] : [body.ownerDocument.createElement("br"), line],
      ),
    );
  }
}

/** By the nearest element that says something about its white space. */
function keepsLines(element: Element | null): boolean {
  if (element === null) return false;
  const style = element.getAttribute("data-style") ?? "";
  const said = [...style.matchAll(/white-space(?:-collapse)?\s*:\s*([a-z-]+)/gi)].at(-1)?.[1];
  if (said !== undefined && said !== "inherit") return /^(?:pre|break-spaces)/i.test(said);
  return element.localName === "pre" || keepsLines(element.parentElement);
}

const blocks =
  "address, article, blockquote, body, center, dd, div, dl, dt, h1, h2, h3, h4, h5, h6, hr, li, ol, p, pre, section, table, td, th, tr, ul";

/** Whether something of the same line is before a text, or behind it. */
function isBesideText(node: Node, side: "previousSibling" | "nextSibling"): boolean {
  const beside = node[side];
  if (beside !== null) return !(beside instanceof Element && beside.matches(`${blocks}, br`));
  const { parentElement } = node;
  return parentElement !== null && !parentElement.matches(blocks) && isBesideText(parentElement, side);
}

/** Two levels of headings; Word online and web pages name theirs by role, Word its title by class. */
function rewriteHeadings(body: HTMLElement): void {
  const named = "h1, h4, h5, h6, [role='heading'], p.MsoTitle, p.MsoSubtitle";
  for (const element of body.querySelectorAll(named)) {
    const level = element.getAttribute("aria-level") ?? /^H(\d)$/.exec(element.tagName)?.[1];
    const isTop = level === null || level === undefined ? element.matches(".MsoTitle") : Number(level) < 3;
    const heading = element.ownerDocument.createElement(isTop ? "h2" : "h3");
    heading.append(...element.childNodes);
    element.replaceWith(heading);
  }
}

function rewriteLinks(body: HTMLElement): string[] {
  const dead: string[] = [];
  for (const link of body.querySelectorAll("a")) {
    const href = link.getAttribute("href");
    const address = href === null ? undefined : linkAddress(href);
    if (address !== undefined) {
      link.setAttribute("href", address);
      continue;
    }
    const text = (link.textContent ?? "").replace(/\s+/g, " ").trim();
    // Names of places within the text (`#_Toc1`) lead nowhere for who reads it either.
    if (href !== null && !href.startsWith("#") && text !== "") dead.push(text);
    link.replaceWith(...link.childNodes);
  }
  return dead;
}

/** Also a key (« 1️⃣ ») or a flag. */
const emoji = /^(?:\p{Extended_Pictographic}|.\ufe0f?\u20e3|\p{Regional_Indicator})/u;

/** Mails have emoji as pictures. Returns how many other pictures there are. */
function rewritePictures(body: HTMLElement): number {
  let count = 0;
  for (const picture of body.querySelectorAll("img")) {
    if (emoji.test(picture.alt)) picture.replaceWith(picture.alt);
    else {
      const isPixel = picture.getAttribute("width") === "1" || picture.getAttribute("height") === "1";
      if (!isPixel) count += 1;
      picture.remove();
    }
  }
  return count;
}

const comments =
  '.MsoCommentReference, .MsoCommentText, .msocomanchor, .msocomtxt, [data-style*="mso-element:comment"]';

/** A reviewer's, who is named or dated; elsewhere `del` is a look: text that is struck through. */
const deleted = ".msoDel, del[cite], del[datetime]";
const inserted = ".msoIns, ins[cite], ins[datetime]";

/** Removes Word's comments and the words deleted in review; those inserted there stay, without their line. */
function acceptReview(body: HTMLElement): void {
  for (const element of body.querySelectorAll(`${comments}, ${deleted}`)) element.remove();
  for (const element of body.querySelectorAll(inserted)) element.replaceWith(...element.childNodes);
}

const signs = "0123456789+-−";
const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻";
const lowered = "₀₁₂₃₄₅₆₇₈₉₊₋₋";

/** Articles have no `sup` and no `sub`: `10<sup>3</sup>` would be read as 103. */
function rewriteDigits(body: HTMLElement): void {
  for (const element of body.querySelectorAll("sup, sub")) {
    const others = element.localName === "sup" ? raised : lowered;
    const texts = body.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      text.nodeValue = (text.nodeValue ?? "").replace(/[+−-]?\d+/g, (number) =>
        [...number].map((each) => others[signs.indexOf(each)] ?? each).join(""),
      );
  }
}

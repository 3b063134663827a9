/** How a text is shown, as far as the editor can show it. */
interface Look {
  readonly strong: boolean;
  readonly em: boolean;
  readonly u: boolean;
  readonly s: boolean;
}

const plain: Look = { strong: false, em: false, u: false, s: false };

const names = ["strong", "em", "u", "s"] as const;

/** Elements that are no more than a look. */
const looks = "b, strong, i, em, u, ins, s, strike, del";

const byElement: Readonly<Record<string, Partial<Look>>> = {
  B: { strong: true },
  STRONG: { strong: true },
  TH: { strong: true },
  DT: { strong: true },
  I: { em: true },
  EM: { em: true },
  U: { u: true },
  INS: { u: true },
  S: { s: true },
  STRIKE: { s: true },
  DEL: { s: true },
};

/** Links and headings have a look of their own, which programs repeat on their text. */
const own: Readonly<Record<string, Partial<Look>>> = {
  A: { u: false },
  H1: { strong: false },
  H2: { strong: false },
  H3: { strong: false },
  H4: { strong: false },
  H5: { strong: false },
  H6: { strong: false },
};

/**
 * The declarations of an element whose `style` was kept as `data-style`: the page's policy voids `style` itself.
 * Unknown properties (`mso-list`) are left out.
 */
export function styleOf(element: Element): CSSStyleDeclaration {
  const { style } = document.createElement("span");
  style.cssText = element.getAttribute("data-style") ?? "";
  return style;
}

/** Adds the rules of copied style sheets to the `data-style` of the elements that they select. */
export function inlineSheets(body: HTMLElement, sheets: string): void {
  if (sheets === "") return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheets);
  for (const rule of sheet.cssRules) {
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const element of body.querySelectorAll(rule.selectorText))
      element.setAttribute("data-style", `${rule.style.cssText};${element.getAttribute("data-style") ?? ""}`);
  }
}

function isBold(weight: string): boolean | undefined {
  if (/^(?:bold|bolder)$/.test(weight)) return true;
  if (/^(?:normal|lighter)$/.test(weight)) return false;
  return /^\d+$/.test(weight) ? Number(weight) >= 600 : undefined;
}

function isItalic(style: string): boolean | undefined {
  if (/^(?:italic|oblique)/.test(style)) return true;
  return style === "normal" ? false : undefined;
}

/** A line under or through a text is drawn through what is in it, whatever that says itself. */
function lookOf(element: Element, around: Look): Look {
  const style = styleOf(element);
  const lines = `${style.textDecorationLine} ${style.textDecoration}`;
  const byTag = byElement[element.tagName] ?? {};
  const isNone = /\bnone\b/.test(lines);
  return {
    strong: isBold(style.fontWeight) ?? byTag.strong ?? around.strong,
    em: isItalic(style.fontStyle) ?? byTag.em ?? around.em,
    u: around.u || lines.includes("underline") || (byTag.u === true && !isNone),
    s: around.s || lines.includes("line-through") || (byTag.s === true && !isNone),
  };
}

/**
 * Rewrites the looks within `body` as `strong`, `em`, `u` and `s` around each text, from elements and styles.
 * Google Docs puts all it copies into a `<b style="font-weight:normal">`.
 */
export function rewriteLooks(body: HTMLElement): void {
  wrapTexts(body, plain, {});
  for (const element of body.querySelectorAll("[data-old]")) element.replaceWith(...element.childNodes);
}

function wrapTexts(parent: Element, look: Look, forced: Partial<Look>): void {
  for (const node of [...parent.childNodes]) {
    if (node instanceof Element) {
      const within = { ...forced, ...own[node.tagName] };
      wrapTexts(node, lookOf(node, look), within);
      if (node.matches(looks)) node.setAttribute("data-old", "");
    } else if (node instanceof Text && node.data.trim() !== "") wrap(node, { ...look, ...forced });
  }
}

function wrap(text: Text, look: Look): void {
  for (const name of names) {
    if (!look[name]) continue;
    const element = text.ownerDocument.createElement(name);
    const inner = text.parentElement?.matches("[data-new]") ? text.parentElement : text;
    element.setAttribute("data-new", "");
    inner.replaceWith(element);
    element.append(inner);
  }
}

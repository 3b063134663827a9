import { styleOf } from "./pasted-looks.ts";

interface Item {
  readonly element: Element;
  /** 1 is the outermost. */
  readonly level: number;
  /** As the program shows it: « · », « 2. », « b) ». */
  readonly marker: string;
}

type Kind = "ul" | "ol" | "text";

/** Word's own paragraphs where a browser has removed `mso-list` (Safari): sign, then spaces or a tab. */
const typedMarker =
  /^\s*([·•▪‣◦●○■□§Øüo–-]|\(?(?:\d+(?:\.\d+)*|[a-z]|[ivx]+)[.)])(?:[\u00a0 ]{2,}|\t|\u00a0)\s*/iu;

const paragraphs = "p, div, h1, h2, h3, h4, h5, h6";

/** Points of each unit of length. */
const points: Readonly<Record<string, number>> = {
  pt: 1,
  px: 0.75,
  in: 72,
  cm: 28.35,
  mm: 2.835,
  pc: 12,
  em: 12,
  rem: 12,
};

/** Points that make a level of their own; a level of Word has 18 or 36. */
const indent = 9;

/** Numbers of other forms (« Article 1 ») stay text. */
function kindOf(marker: string): Kind {
  if (/^\(?(?:\d+(?:\.\d+)*[.)°]?|(?:[a-z]|[ivxlcdm]+)[.)])$/i.test(marker)) return "ol";
  return [...marker].length <= 1 || !/[\p{L}\p{N}]/u.test(marker) ? "ul" : "text";
}

const isFirst = (marker: string): boolean => /^\(?(?:\d+\.)*[1ai][.)°]?$/i.test(marker);

/**
 * Turns the lists of Word and Outlook, which are paragraphs with a sign, and those of Word online, which are one
 * list an item, into nested lists. An editor's list counts from 1: a number that goes on from an earlier list
 * stays in the text.
 */
export function rewriteLists(body: HTMLElement): void {
  const items = [...wordItems(body), ...onlineItems(body)];
  const byElement = new Map(items.map((item) => [item.element, item]));
  for (const { element } of items) {
    const run: Item[] = [];
    for (let next: Element | null = element; next !== null; next = followerOf(next)) {
      const item = byElement.get(next);
      if (item === undefined) break;
      byElement.delete(next);
      run.push(item);
    }
    if (run.length === 0) continue;
    const place = element.ownerDocument.createElement("div");
    element.before(place);
    nest(place, run);
    place.replaceWith(...place.childNodes);
  }
  startElsewhere(body);
}

function followerOf(element: Element): Element | null {
  const next = element.nextElementSibling;
  for (let node = element.nextSibling; node !== null && node !== next; node = node.nextSibling)
    if (node instanceof Text && node.data.trim() !== "") return null;
  return next;
}

function nest(place: Element, items: readonly Item[]): void {
  const open: { readonly list: Element; readonly level: number }[] = [];
  for (const { element, level, marker } of items) {
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const kind = kindOf(marker);
    const last = open.at(-1);
    let list = last?.level === level ? last.list : undefined;
    if (list !== undefined && list.localName !== kind) {
      open.pop();
      list = undefined;
    }
    if (kind === "text" || (list === undefined && kind === "ol" && !isFirst(marker))) {
      element.prepend(`${marker} `);
      place.append(element);
      open.length = 0;
      continue;
    }
    if (list === undefined) {
      list = element.ownerDocument.createElement(kind);
      (open.at(-1)?.list.lastElementChild ?? place).append(list);
      open.push({ list, level });
    }
    const item = element.ownerDocument.createElement("li");
    item.append(element);
    list.append(item);
  }
}

function* wordItems(body: HTMLElement): Generator<Item> {
  for (const element of body.querySelectorAll(paragraphs)) {
    const style = element.getAttribute("data-style") ?? "";
    const level = /mso-list:\s*\S+\s+level(\d+)/i.exec(style)?.[1];
    const ignored = [...element.querySelectorAll("[data-style]")].find(
      (each) =>
        /mso-list:\s*ignore/i.test(each.getAttribute("data-style") ?? "") &&
        each.closest(paragraphs) === element,
    );
    const isListed = level !== undefined || /^MsoListParagraph/i.test(element.className);
    if (!isListed && ignored === undefined) continue;
    const typed = ignored === undefined ? takeTypedMarker(element) : textOf(ignored);
    const marker = typed ?? (level === undefined ? undefined : "·");
    ignored?.remove();
    if (marker === undefined) continue;
    if (/^H\d$/.test(element.tagName)) element.prepend(`${marker} `);
    else yield { element, level: Number(level ?? levelByMargin(element)), marker };
  }
}

const textOf = (element: Element): string => (element.textContent ?? "").trim();

/** Levels of one list are only compared, so that it does not matter which ones are left out. */
function levelByMargin(element: Element): number {
  const [, length = 0, unit = ""] = /^([\d.]+)([a-z]+)/i.exec(styleOf(element).marginLeft) ?? [];
  return Math.max(1, Math.round((Number(length) * (points[unit] ?? 0)) / indent));
}

/** Removes the sign from the text, which several elements may share. */
function takeTypedMarker(element: Element): string | undefined {
  const found = typedMarker.exec(element.textContent ?? "");
  if (found === null) return undefined;
  let rest = found[0].length;
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (rest > 0 && texts.nextNode()) {
    const text = texts.currentNode;
    const cut = Math.min(rest, text.textContent?.length ?? 0);
    text.textContent = (text.textContent ?? "").slice(cut);
    rest -= cut;
  }
  return found[1];
}

/** Word online: `<ol start="2"><li data-aria-level="1">` for each item, in a wrapper of its own. */
function* onlineItems(body: HTMLElement): Generator<Item> {
  for (const list of body.querySelectorAll("ul:has(> li[data-aria-level]), ol:has(> li[data-aria-level])")) {
    const wrapper = list.closest(".ListContainerWrapper");
    const outer = wrapper?.childElementCount === 1 ? wrapper : list;
    const start = Number(list.getAttribute("start") ?? 1);
    for (const [index, item] of [...list.children].entries()) {
      const element = body.ownerDocument.createElement("div");
      element.append(...item.childNodes);
      outer.before(element);
      const marker = list.localName === "ul" ? "·" : `${start + index}.`;
      yield { element, level: Number(item.getAttribute("data-aria-level") ?? 1), marker };
    }
    outer.remove();
  }
}

/** A numbered list that does not start at 1 becomes paragraphs with their numbers. */
function startElsewhere(body: HTMLElement): void {
  for (const list of body.querySelectorAll("ol[start]:not([start='1'])")) {
    const start = Number(list.getAttribute("start"));
    const lines = [...list.children].map((item, index) => {
      const line = body.ownerDocument.createElement("div");
      line.append(`${start + index}. `, ...item.childNodes);
      const block = line.firstElementChild;
      if (block?.matches("p, div")) block.replaceWith(...block.childNodes);
      return line;
    });
    const before = list.parentElement?.matches("ul, ol") ? list.previousElementSibling : null;
    if (before === null) list.replaceWith(...lines);
    else {
      before.append(...lines);
      list.remove();
    }
  }
}

/**
 * RGAA 8.2: valid HTML after all scripts, which is what a screen reader gets. Browsers repair the source
 * silently.
 */
import type { Browser, Page } from "@playwright/test";
import { htmlRules } from "./html-rules.ts";

/** AG Grid's attributes, also on the light table: neither HTML's nor `data-*`. */
const ofTheGrid = ["col-id", "comp-id", "grid-id", "row-id", "row-index", "unselectable"];

export async function htmlFaults(page: Page): Promise<readonly string[]> {
  const found = [
    await page.evaluate(wrongAttributes, { ...htmlRules, ofTheGrid }),
    await page.evaluate(wrongNesting, htmlRules),
    await page.evaluate(wrongReferences),
    await mendedByParser(page),
  ];
  return found.flat();
}

type Rules = typeof htmlRules;

// The next three run in the page, so they are self-contained.

/** Unknown or obsolete elements and attributes. */
function wrongAttributes({ everywhere, own, ofTypes, ofTheGrid }: Rules & { ofTheGrid: string[] }): string[] {
  const faults: string[] = [];
  for (const element of document.querySelectorAll("*:not(svg, svg *)")) {
    const tag = element.localName;
    const shown = element.outerHTML.slice(0, 160);
    if (element instanceof HTMLUnknownElement) faults.push(`no element of HTML: ${shown}`);
    const names = new Set(element.getAttributeNames().filter((name) => !/^(aria|data)-[a-z]/.test(name)));
    for (const name of names) {
      const isGrids = ofTheGrid.includes(name) && element.closest(".ui-grid, .ui-light") !== null;
      const isAllowed = everywhere.includes(name) || own[tag]?.includes(name) === true || isGrids;
      const types = element instanceof HTMLInputElement ? ofTypes[name] : undefined;
      const isOfType = !(element instanceof HTMLInputElement) || (types?.includes(element.type) ?? true);
      if (!isAllowed || !isOfType) faults.push(`no attribute ${name} of ${tag}: ${shown}`);
    }
  }
  return faults;
}

function wrongNesting({ blocks, ofWords, children, parents, misplaced }: Rules): string[] {
  const faults: string[] = [];
  const say = (fault: string, element: Element): void => {
    faults.push(`${fault}: ${element.outerHTML.slice(0, 160)}`);
  };
  const holder = (element: Element): Element | null => {
    const { parentElement } = element;
    return parentElement?.matches("a, ins, del") === true ? holder(parentElement) : parentElement;
  };
  for (const element of document.querySelectorAll("*:not(svg, svg *)")) {
    const tag = element.localName;
    const parent = element.parentElement?.localName;
    if (parent === undefined) continue;
    if (parents[tag]?.includes(parent) === false) say(`${tag} in ${parent}`, element);
    const only = children[parent];
    if (only !== undefined && ![...only, "script", "template"].includes(tag))
      say(`${tag} in ${parent}`, element);
    const around = holder(element)?.localName ?? "";
    const isHeadingOf = /^h\d$/.test(tag) && ["legend", "summary"].includes(around);
    if (ofWords.includes(around) && blocks.includes(tag) && !isHeadingOf) say(`${tag} in ${around}`, element);
  }
  for (const selector of misplaced)
    for (const element of document.body.querySelectorAll(selector)) say(`misplaced (${selector})`, element);
  return faults;
}

/** Duplicate ids, and references to missing ids. */
function wrongReferences(): string[] {
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `id twice: ${id}`);
  const odd = ids.filter((id) => /\s/.test(id)).map((id) => `id with a space: ${id}`);
  const names = [
    "activedescendant",
    "controls",
    "describedby",
    "details",
    "errormessage",
    "labelledby",
    "owns",
  ];
  const dangling = [...names.map((name) => `aria-${name}`), "for", "form", "headers", "list"].flatMap(
    (name) =>
      [...document.querySelectorAll(`[${name}]:not(svg *)`)].flatMap((element) =>
        (element.getAttribute(name) ?? "")
          .split(/\s+/)
          .filter((id) => id !== "" && document.getElementById(id) === null)
          .map((id) => `${name} of nothing (${id}): ${element.outerHTML.slice(0, 160)}`),
      ),
  );
  const labels = [...document.querySelectorAll("label")].flatMap((label) => {
    const inside = [...label.querySelectorAll("button, input, meter, output, progress, select, textarea")];
    const isWrong =
      (label.htmlFor !== "" && label.control === null) || inside.some((each) => each !== label.control);
    return isWrong ? [`label of another: ${label.outerHTML.slice(0, 160)}`] : [];
  });
  return [...twice, ...odd, ...dangling, ...labels];
}

/** What a parser moves, closes or adds when it reads the page again. */
async function mendedByParser(page: Page): Promise<readonly string[]> {
  const { source, tags } = await page.evaluate(() => ({
    source: document.documentElement.outerHTML,
    tags: [...document.querySelectorAll("*")].map(({ localName }) => localName),
  }));
  const again = await tagsOf(page, source);
  const at = tags.findIndex((tag, index) => tag !== again[index]);
  if (at < 0 && tags.length === again.length) return [];
  const place = await page.evaluate((index) => document.querySelectorAll("*")[index]?.outerHTML, at);
  return [`read again, it is another tree from here: ${place?.slice(0, 160) ?? "its end"}`];
}

const readers = new WeakMap<Browser, Promise<Page>>();

/** In order. Parsed outside the app's page, which requires trusted text. */
export async function tagsOf(page: Page, source: string): Promise<readonly string[]> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("the page has no browser");
  const reader = readers.get(browser) ?? browser.newPage();
  readers.set(browser, reader);
  return (await reader).evaluate((text) => {
    const tree = new DOMParser().parseFromString(text, "text/html");
    return [...tree.querySelectorAll("*:not(noscript *)")].map(({ localName }) => localName);
  }, source);
}

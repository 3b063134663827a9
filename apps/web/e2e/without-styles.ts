/** What a screen is without any style sheet (RGAA 10.2, 10.3). */
import type { Page } from "@playwright/test";

/**
 * What a screen loses, or says in another order, where no style is: words that a style sheet writes; words that are seen and
 * then are not there, or run into their neighbours; things that stand elsewhere than in the document. The page is left as it was.
 */
export async function lostWithoutStyles(page: Page): Promise<readonly string[]> {
  return [
    ...(await page.evaluate(writtenByStyles)),
    ...(await page.evaluate(placedElsewhere)),
    ...(await page.evaluate(lostWords)),
  ];
}

// These run in the page: each holds all that it needs.

/**
 * Words and pictures that come from a style sheet. Initials and the rail's figures are drawn beside the words that they are
 * of, the keys of the palette stand among all keys (`?`).
 */
function writtenByStyles(): string[] {
  return [...document.body.querySelectorAll("*:not([data-initials], [data-count], [data-keys])")].flatMap(
    (element) =>
      ["::before", "::after", "::marker"].flatMap((part) => {
        const { content } = getComputedStyle(element, part);
        return /[\p{L}\p{N}]|url\(/u.test(content.replace(/^(normal|none)$/, ""))
          ? [`${part} says ${content}: ${element.outerHTML.slice(0, 120)}`]
          : [];
      }),
  );
}

/** Parts that a style sheet shows before what stands before them in the document; the few words of a cell read either way. */
function placedElsewhere(): string[] {
  const found: string[] = [];
  // Toasts are read one by one, the newest first or last.
  const cells = "[role=gridcell], [role=columnheader], .ui-toasts";
  for (const parent of document.body.querySelectorAll("*:not(svg, svg *)")) {
    const { display, flexDirection } = getComputedStyle(parent);
    const isTable = parent.matches("[role=rowgroup], [role=row]");
    if ((!/flex|grid/.test(display) && !isTable) || parent.closest(cells) !== null) continue;
    if (flexDirection.endsWith("reverse")) found.push(`reversed: ${parent.outerHTML.slice(0, 120)}`);
    const placed = [...parent.children].filter(
      (child) =>
        child.getClientRects().length > 0 &&
        (isTable || !/absolute|fixed|sticky/.test(getComputedStyle(child).position)),
    );
    for (const [index, child] of placed.entries()) {
      const before = placed[index - 1]?.getBoundingClientRect();
      const { bottom, right } = child.getBoundingClientRect();
      // Wholly above, or wholly to the left and no lower.
      const isEarlier =
        before !== undefined &&
        (bottom <= before.top + 1 || (right <= before.left + 1 && bottom <= before.bottom + 1));
      if (isEarlier) found.push(`shown before what precedes it: ${child.outerHTML.slice(0, 120)}`);
    }
  }
  return found;
}

/** Words that are seen, and are not there any more, or run into their neighbours, once all styles are gone. */
function lostWords(): string[] {
  const text = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || !node.checkVisibility({ visibilityProperty: true })) return "";
    const inside = [...node.childNodes].map(text).join("");
    return getComputedStyle(node).display === "inline" ? inside : ` ${inside} `;
  };
  const words = (): Map<string, number> => {
    const counted = new Map<string, number>();
    for (const word of text(document.body).split(/\s+/)) counted.set(word, (counted.get(word) ?? 0) + 1);
    return counted.set("", 0);
  };
  const seen = words();
  const sheets = [...document.styleSheets].filter(({ disabled }) => !disabled);
  const styled = [...document.querySelectorAll<HTMLElement>("[style]")].map(
    (element) => [element, element.style.cssText] as const,
  );
  for (const sheet of sheets) sheet.disabled = true;
  for (const [element] of styled) element.removeAttribute("style");
  const left = words();
  for (const [element, style] of styled) element.style.cssText = style;
  for (const sheet of sheets) sheet.disabled = false;
  return [...seen].flatMap(([word, count]) => {
    const rest = left.get(word) ?? 0;
    // « 17Demandes » is neither of its words.
    const run = [...left.keys()].find((other) => !seen.has(other) && other.includes(word));
    return rest < count ? [`« ${word} »: ${count} seen, ${rest} without styles (${run ?? "gone"})`] : [];
  });
}

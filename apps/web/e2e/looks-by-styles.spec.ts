/** RGAA 10.1: presentation by style sheets only; 10.5: no text color without a declared background. */
import { keyScreens, openScreen } from "./kit/key-screens.ts";
import { expect, test } from "./kit/palier.ts";

/** Elements with presentational tags or attributes. */
function looksInContent(): readonly string[] {
  const elements = "basefont, big, blink, center, font, marquee, s, strike, tt";
  const attributes = [
    ...["align", "alink", "background", "bgcolor", "border", "cellpadding", "cellspacing", "char", "charoff"],
    ...["clear", "color", "compact", "frameborder", "hspace", "link", "marginheight", "marginwidth", "text"],
    ...["valign", "vlink", "vspace"],
  ];
  const sized = "[width]:not(img, svg, svg *, canvas, iframe), [height]:not(img, svg, svg *, canvas, iframe)";
  const old = `${elements}, ${attributes.map((name) => `[${name}]:not(svg, svg *)`).join()}, ${sized}`;
  return [...document.body.querySelectorAll(old)].map(({ outerHTML }) => outerHTML.slice(0, 120));
}

test("A06 no tag and no attribute says how something looks", async ({ admin: page }) => {
  for (const place of keyScreens) {
    await openScreen(page, place);
    expect.soft(await page.evaluate(looksInContent), place).toEqual([]);
  }
});

/** Elements with text of their own but no background. */
function textsWithoutGround(): readonly string[] {
  const clear = "rgba(0, 0, 0, 0)";
  const hasGround = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).backgroundColor !== clear || hasGround(element.parentElement));
  return [...document.body.querySelectorAll("*")]
    .filter((element) => [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
    .filter((element) => !hasGround(element))
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

test("A06 every text has a ground that is declared, on itself or on what it stands in", async ({
  admin: page,
}) => {
  for (const place of keyScreens) {
    await openScreen(page, place);
    expect.soft(await page.evaluate(textsWithoutGround), place).toEqual([]);
  }
});

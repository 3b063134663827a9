/**
 * Runtime rules as an adopted sheet, as the content security policy forbids style elements. The build makes
 * grid and scroll lock create this element (adopted-styles.ts).
 */
class AdoptedStyle extends HTMLElement {
  readonly sheet = new CSSStyleSheet();

  connectedCallback(): void {
    this.hidden = true;
    const rules = this.textContent ?? "";
    if (rules !== "") this.sheet.replaceSync(rules);
    // Keeps the rules out of the page's text.
    this.textContent = "";
    adoptAll();
  }

  disconnectedCallback(): void {
    adoptAll();
  }
}

const own = new WeakSet<CSSStyleSheet>();

/** In document order, like style elements; keeps other sheets. */
function adoptAll(): void {
  const found = [...document.querySelectorAll("adopted-style")].flatMap((each) =>
    each instanceof AdoptedStyle ? [each.sheet] : [],
  );
  for (const sheet of found) own.add(sheet);
  const others = document.adoptedStyleSheets.filter((sheet) => !own.has(sheet));
  document.adoptedStyleSheets = [...others, ...found];
}

export const defineAdoptedStyle = (): void => customElements.define("adopted-style", AdoptedStyle);

/**
 * `<adopted-style>`: runtime rules of a component, as a sheet that the document adopts. The content security policy
 * forbids injected style elements; the build makes the grid and the windows' scroll lock create this element instead
 * (adopted-styles.ts).
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

/** Rules of one layer win by document order, as with style elements. Keeps other adopted sheets. */
function adoptAll(): void {
  const found = [...document.querySelectorAll("adopted-style")].flatMap((each) =>
    each instanceof AdoptedStyle ? [each.sheet] : [],
  );
  for (const sheet of found) own.add(sheet);
  const others = document.adoptedStyleSheets.filter((sheet) => !own.has(sheet));
  document.adoptedStyleSheets = [...others, ...found];
}

/** Registers the element. Existing ones take effect at once. */
export const defineAdoptedStyle = (): void => customElements.define("adopted-style", AdoptedStyle);

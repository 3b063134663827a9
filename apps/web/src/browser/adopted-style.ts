/**
 * `<adopted-style>`: rules that a component makes while it runs, as a sheet that the document adopts. The page's content
 * security policy allows no style element that is not part of the build, and so none that was injected; the build lets
 * the grid and the windows' scroll lock make this element in its place (adopted-styles.ts).
 */
class AdoptedStyle extends HTMLElement {
  readonly sheet = new CSSStyleSheet();

  connectedCallback(): void {
    this.hidden = true;
    const rules = this.textContent ?? "";
    if (rules !== "") this.sheet.replaceSync(rules);
    // Its text is no text of the page.
    this.textContent = "";
    adoptAll();
  }

  disconnectedCallback(): void {
    adoptAll();
  }
}

const own = new WeakSet<CSSStyleSheet>();

/** Rules of one layer win by their place in the document, as those of style elements do. Sheets of others stay. */
function adoptAll(): void {
  const found = [...document.querySelectorAll("adopted-style")].flatMap((each) =>
    each instanceof AdoptedStyle ? [each.sheet] : [],
  );
  for (const sheet of found) own.add(sheet);
  const others = document.adoptedStyleSheets.filter((sheet) => !own.has(sheet));
  document.adoptedStyleSheets = [...others, ...found];
}

/** Makes the element known. Those that are there already take effect now. */
export const defineAdoptedStyle = (): void => customElements.define("adopted-style", AdoptedStyle);

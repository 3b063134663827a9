/** What the page shows below its bar. */
export const contentOfPage = (): HTMLElement | null => document.getElementById("contenu");

/** The title of the page, which then takes the focus. */
export function titleOfPage(): HTMLElement | null | undefined {
  const title = contentOfPage()?.querySelector("h1");
  title?.setAttribute("tabindex", "-1");
  return title;
}

/** Focuses an element; false where it is gone or hidden. */
export function takesFocus(place: HTMLElement | null | undefined): boolean {
  place?.focus();
  return place !== null && place !== undefined && document.activeElement === place;
}

export const contentOfPage = (): HTMLElement | null => document.getElementById("contenu");

export function titleOfPage(): HTMLElement | null | undefined {
  const title = contentOfPage()?.querySelector("h1");
  title?.setAttribute("tabindex", "-1");
  return title;
}

/** Returns false if the element is missing or hidden. */
export function takesFocus(place: HTMLElement | null | undefined): place is HTMLElement {
  place?.focus();
  return place !== null && place !== undefined && document.activeElement === place;
}

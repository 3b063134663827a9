/** By the document, before the app (paint-rows.ts). */
export const rowsArePainted = (): boolean =>
  document.getElementById("frame")?.hasAttribute("data-rows") === true;

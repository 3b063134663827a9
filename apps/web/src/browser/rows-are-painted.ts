/** Whether the document shows rows that the app has not rendered yet (paint-rows.ts). */
export const rowsArePainted = (): boolean =>
  document.getElementById("frame")?.hasAttribute("data-rows") === true;

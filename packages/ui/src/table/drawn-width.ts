/** How wide a column of the screen's grid is drawn, in pixels; undefined while no grid shows it. */
export function drawnColumnWidth(field: string): number | undefined {
  const header = document.querySelector(`main .ui-grid [role="columnheader"][col-id="${CSS.escape(field)}"]`);
  return header === null ? undefined : Math.round(header.getBoundingClientRect().width);
}

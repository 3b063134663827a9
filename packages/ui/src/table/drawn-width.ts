/** In px; undefined if no grid shows it. */
export function drawnColumnWidth(field: string): number | undefined {
  const header = document.querySelector(`main .ui-grid [role="columnheader"][col-id="${CSS.escape(field)}"]`);
  return header === null ? undefined : Math.round(header.getBoundingClientRect().width);
}

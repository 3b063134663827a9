import { createTheme } from "ag-grid-community";

/**
 * Our custom properties, so light and dark follow the page; cascade layer `grid`, below our components
 * (styles.css).
 */
export const gridTheme = createTheme().withParams({
  browserColorScheme: "inherit",
  accentColor: "var(--color-accent)",
  backgroundColor: "var(--color-surface)",
  foregroundColor: "var(--color-text)",
  textColor: "var(--color-text)",
  cellTextColor: "var(--color-text)",
  subtleTextColor: "var(--color-text-muted)",
  borderColor: "var(--color-line)",
  borderRadius: "var(--radius)",
  chromeBackgroundColor: "var(--color-canvas)",
  dataBackgroundColor: "var(--color-surface)",
  oddRowBackgroundColor: "var(--color-surface)",
  rowHoverColor: "var(--color-hover)",
  selectedRowBackgroundColor: "var(--color-selected)",
  headerBackgroundColor: "var(--color-canvas)",
  headerTextColor: "var(--color-text-muted)",
  headerCellHoverBackgroundColor: "var(--color-hover)",
  headerFontSize: "var(--text-sm)",
  headerFontWeight: "var(--weight-medium)",
  headerColumnBorder: false,
  headerRowBorder: { style: "solid", width: 1, color: "var(--color-line)" },
  rowBorder: { style: "solid", width: 1, color: "var(--color-line)" },
  columnBorder: false,
  pinnedColumnBorder: { style: "solid", width: 1, color: "var(--color-line)" },
  wrapperBorder: { style: "solid", width: 1, color: "var(--color-line)" },
  wrapperBorderRadius: "var(--radius)",
  focusShadow: "none",
  fontFamily: "var(--font)",
  fontSize: "var(--text-md)",
  fontWeight: "var(--weight-normal)",
  iconColor: "var(--color-text-muted)",
  iconSize: 14,
  spacing: 8,
  rowHeight: "var(--table-row)",
  headerHeight: "var(--row-height)",
  cellHorizontalPadding: 12,
});

const svg = "http://www.w3.org/2000/svg";
const drawn = {
  "aria-hidden": "true",
  width: "14",
  height: "14",
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  "stroke-width": "2",
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
};

/** The grid would write text as `innerHTML`, which Trusted Types forbid. */
function arrow(d: string): SVGElement {
  const path = document.createElementNS(svg, "path");
  path.setAttribute("d", d);
  const icon = document.createElementNS(svg, "svg");
  for (const [name, value] of Object.entries(drawn)) icon.setAttribute(name, value);
  icon.append(path);
  return icon;
}

export const gridIcons = {
  sortAscending: () => arrow("M12 19V5m-6 6 6-6 6 6"),
  sortDescending: () => arrow("M12 5v14m-6-6 6 6 6-6"),
};

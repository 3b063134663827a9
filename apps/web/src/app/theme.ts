import { browserTexts } from "#browser/storage.ts";

export type Theme = "system" | "light" | "dark";

const key = "palier:theme";

/** Light, dark, or as the system says; kept in this browser. */
export function setTheme(theme: Theme): void {
  apply(theme);
  browserTexts.write(key, theme);
}

/** Called once, before anything is drawn. */
export function restoreTheme(): void {
  const kept = browserTexts.read(key);
  apply(kept === "light" || kept === "dark" ? kept : "system");
}

function apply(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
}

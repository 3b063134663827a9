import { sharedValue } from "./shared-value.ts";
import { browserTexts } from "./storage.ts";

export type Theme = "system" | "light" | "dark";

const key = "palier:theme";

export const theme = sharedValue<Theme>({
  read: () => themeOf(document.documentElement.dataset.theme),
  write: (next) => {
    apply(next);
    browserTexts.write(key, next);
  },
});

/** Before anything renders. */
export function restoreTheme(): void {
  apply(themeOf(browserTexts.read(key)));
}

const themeOf = (text: string | null | undefined): Theme =>
  text === "light" || text === "dark" ? text : "system";

function apply(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
}

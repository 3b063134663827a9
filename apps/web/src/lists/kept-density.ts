import type { Density } from "@palier/ui";
import { browserTexts } from "#browser/storage.ts";

const key = "palier:density";

/** A density by its name; undefined for another text. */
export const densityOf = (text: string | undefined): Density | undefined =>
  text === "comfortable" || text === "compact" ? text : undefined;

/** How high rows are, as this browser keeps it. */
export const keptDensity = (): Density => densityOf(browserTexts.read(key)) ?? "compact";

/** Keeps it, and shows it in all tables. */
export function keepDensity(density: Density): void {
  browserTexts.write(key, density);
  restoreDensity();
}

/** Called once, before anything is drawn, and when a list that shows another density is left. */
export const restoreDensity = (): void => showDensity(keptDensity());

/** Shows a density in all tables, without keeping it. */
export function showDensity(density: Density): void {
  document.documentElement.dataset.density = density;
}

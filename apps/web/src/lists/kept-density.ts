import type { Density } from "@palier/ui";
import { browserTexts } from "#browser/storage.ts";

const key = "palier:density";

/** Parses a density. */
export const densityOf = (text: string | undefined): Density | undefined =>
  text === "comfortable" || text === "compact" ? text : undefined;

/** The stored row height. */
export const keptDensity = (): Density => densityOf(browserTexts.read(key)) ?? "compact";

/** Stores and applies it. */
export function keepDensity(density: Density): void {
  browserTexts.write(key, density);
  restoreDensity();
}

/** Applies the stored density: before the first render, and after a list with another one. */
export const restoreDensity = (): void => showDensity(keptDensity());

/** Applies a density without storing it. */
export function showDensity(density: Density): void {
  document.documentElement.dataset.density = density;
}

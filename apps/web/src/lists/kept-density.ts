import type { Density } from "@palier/ui";
import { browserTexts } from "#browser/storage.ts";

const key = "palier:density";

export const densityOf = (text: string | undefined): Density | undefined =>
  text === "comfortable" || text === "compact" ? text : undefined;

export const keptDensity = (): Density => densityOf(browserTexts.read(key)) ?? "compact";

export function keepDensity(density: Density): void {
  browserTexts.write(key, density);
  restoreDensity();
}

/** For the first render, and after a list with its own. */
export const restoreDensity = (): void => showDensity(keptDensity());

/** Without storing it. */
export function showDensity(density: Density): void {
  document.documentElement.dataset.density = density;
}

import type { Density } from "@palier/ui";
import { browserTexts } from "#browser/storage.ts";

const key = "palier:density";

/** How high rows are, as this browser keeps it. */
export const keptDensity = (): Density =>
  browserTexts.read(key) === "comfortable" ? "comfortable" : "compact";

/** Keeps it, and shows it in all tables. */
export function keepDensity(density: Density): void {
  browserTexts.write(key, density);
  restoreDensity();
}

/** Called once, before anything is drawn. */
export function restoreDensity(): void {
  document.documentElement.dataset.density = keptDensity();
}

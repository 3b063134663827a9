import type { Density } from "@palier/ui";
import { useSyncExternalStore } from "react";
import { browserTexts } from "#browser/storage.ts";

const key = "palier:density";
const listeners = new Set<() => void>();

const kept = (): Density => (browserTexts.read(key) === "comfortable" ? "comfortable" : "compact");

/** Called once, before anything is drawn. */
export function restoreDensity(): void {
  document.documentElement.dataset.density = kept();
}

/** How high the rows of all tables are; kept in this browser. */
export function useDensity(): readonly [Density, (density: Density) => void] {
  const density = useSyncExternalStore(subscribe, kept);
  return [density, setDensity];
}

function setDensity(density: Density): void {
  browserTexts.write(key, density);
  restoreDensity();
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

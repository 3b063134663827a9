import type { Density } from "@palier/ui";
import { useSyncExternalStore } from "react";
import { keepDensity, keptDensity } from "./kept-density.ts";

const listeners = new Set<() => void>();

/** How high the rows of all tables are; kept in this browser. */
export function useDensity(): readonly [Density, (density: Density) => void] {
  const density = useSyncExternalStore(subscribe, keptDensity);
  return [density, setDensity];
}

function setDensity(density: Density): void {
  keepDensity(density);
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

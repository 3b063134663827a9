import type { Density } from "@palier/ui";
import { sharedValue } from "#browser/shared-value.ts";
import { keepDensity, keptDensity } from "./kept-density.ts";

const density = sharedValue<Density>({ read: keptDensity, write: keepDensity });

/** How high the rows of all tables are; kept in this browser. */
export const useDensity = (): readonly [Density, (density: Density) => void] => [density.use(), density.set];

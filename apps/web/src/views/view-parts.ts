import type { View } from "@palier/contract/areas/view";

/** What a view saves of a list, besides its name. */
export type ViewValues = Pick<View, "search" | "filters" | "order" | "columns" | "density">;

export type ViewPart = keyof ViewValues;

/** In screen order. */
export const viewParts: readonly ViewPart[] = ["search", "filters", "order", "columns", "density"];
